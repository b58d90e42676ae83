import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { createActor } from 'xstate'
import { createVisibility } from '#browser/visibility.ts'
import { publishMessages } from '#src/core/message-news.ts'
import { publishNotifications } from '#src/core/notification-news.ts'
import { connectPush } from '#src/core/push.ports.ts'
import type { Shop } from '#src/core/shop.ts'
import { countUnreadAnew } from '#src/core/unread.queries.ts'
import { hearDevice } from './device-news.ts'

/** Keeps an event stream open while the page lives, and tells the app what it brings (docs/spec.md §4 Push messages). */
export function listenForUpdates({ api, actors: { session }, tellApp }: Shop, queries: QueryClient) {
  const push = createActor(
    connectPush({
      api,
      readGuest: () => session.getSnapshot().context.guest_id,
      visibility: createVisibility(document),
    }),
  )
  push.on('*', (update) => tellApp('push', update))

  let isListening = false
  push.subscribe((snapshot) => {
    const wasListening = isListening
    isListening = snapshot.matches({ connected: 'listening' })
    if (!isListening || wasListening || session.getSnapshot().context.token === null) return
    // Messages that arrived while the stream was down are not in it.
    countUnreadAnew(queries)
    publishMessages()
    publishNotifications()
  })

  let shopper: string | null = null
  const listenAs = ({ token, guest_id }: { token: string | null; guest_id: string | null }) => {
    const now = token ?? guest_id
    if (now === null || now === shopper) return
    if (shopper === null) push.start()
    else push.send({ type: 'shopper.change' })
    shopper = now
  }
  listenAs(session.getSnapshot().context)
  session.subscribe(({ context }) => listenAs(context))
  hearDevice(window, { onUpdate: (update) => push.send({ type: 'device.news', update }), onOpen: navigate })
  window.addEventListener('online', () => push.send({ type: 'push.retry' }))
}
