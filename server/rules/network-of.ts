import { isIPv6 } from 'node:net'

/** The address to count by: one IPv6 customer has a network of 64 bits and may send from any address in it. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [before = '', after] = ip.split('%')[0]!.split('::')
  const [first, last] = [before, after].map((part) => part?.split(':').filter(Boolean) ?? [])
  const zeros = after === undefined ? 0 : 8 - first!.length - last!.length
  const groups = [...first!, ...Array.from({ length: zeros }, () => '0'), ...last!]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
