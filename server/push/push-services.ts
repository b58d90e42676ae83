/** Hosts of the push services of browsers; a leading dot means their subdomains. */
const hosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/**
 * May the server send there? Only to the push services of browsers, over https and its port: a subscription is input of a
 * stranger and must not lead the server to an address inside its own network. `testOrigin` is allowed as it is.
 */
export function isPushService(endpoint: string, testOrigin?: string): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  if (testOrigin && url.origin === new URL(testOrigin).origin) return true
  const { protocol, port, username, password, hostname } = url
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  )
}
