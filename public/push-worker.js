// The service worker of push messages (docs/decisions/028-web-push.md). It caches nothing and answers no request.

/** Paths of the storefront as src/navigation and src/shop/chat-paths.ts write them; tests/e2e/web-push.spec.ts opens them. */
const pathOf = ({ type, order_id, conversation_id, sender_type }) => {
  if (type === 'order_status') return `/track-order?order_id=${order_id}`
  if (type === 'message')
    return `/chatting?conversationId=${conversation_id}&type=${sender_type}&chatFrom=true`
  return '/profile?page=referral-code'
}

/** Milliseconds that an open page has to say that it opens a path. */
const PATIENCE = 1000

/** Pages of the shop; the API, its reference and the flow gallery are of this origin, too. */
const shopPages = async () => {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => !/^\/(api|docs|flows)(\/|$)/.test(new URL(url).pathname))
}

async function receive(message) {
  const visible = (await shopPages()).filter(({ visibilityState }) => visibilityState === 'visible')
  if (visible.length > 0) {
    for (const page of visible) page.postMessage({ type: 'push.message', message })
    return
  }
  const { title, body, lang, topic } = message
  await self.registration.showNotification(title, {
    body,
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    data: pathOf(message),
    // A newer step of the order takes the place of the older one, and is heard again.
    ...(topic && { tag: topic, renotify: true }),
  })
}

/** True when the page answers: one that is still loading hears nothing. */
const asks = (page, path) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE)
    page.postMessage({ type: 'push.open', path }, [port2])
  })

async function open(path) {
  const [page] = await shopPages()
  if (!page) return self.clients.openWindow(path)
  // Refused when the customer has not just pressed.
  await page.focus().catch(() => {})
  if (!(await asks(page, path))) await page.navigate(path)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(receive(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
