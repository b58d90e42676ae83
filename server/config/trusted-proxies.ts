import { isIP, isIPv4 } from 'node:net'

/** Private networks, without addresses on the internet. */
const PRIVATE = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Proxies whose `X-Forwarded-For` is trusted: none (`false`), proxies in private networks (`true`), or a list of
 * addresses and ranges, separated by commas. `undefined` for any other text. The client is the last address of the
 * chain that is not such a proxy; earlier entries may be forged.
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
