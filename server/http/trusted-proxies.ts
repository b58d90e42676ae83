import { isIP, isIPv4 } from 'node:net'

/** Private networks, without addresses on the internet. */
const PRIVATE = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Who is believed to say in `X-Forwarded-For` for whom they ask: nobody (`false`), proxies in private networks (`true`), or
 * those named by address or range, separated by commas. `undefined` when it is none of these. Of a chain the last address
 * that is not such a proxy counts: what comes before it anybody may have written.
 */
export function trustedProxies(given: string): string[] | undefined {
  if (['false', '0', ''].includes(given)) return []
  if (['true', '1'].includes(given)) return PRIVATE
  const named = given.split(',').map((each) => each.trim())
  return named.every(isNetwork) ? named : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (!isIP(address) || more.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}
