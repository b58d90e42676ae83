import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { createActor } from 'xstate'
import { createVisibility } from '#browser/visibility.ts'
import { lazyNamespaces, type Words, wordsOf } from '#i18n/dictionaries.ts'
import type { Locale } from '#i18n/locale.ts'
import { chattingPath } from '#src/shop/chat-paths.ts'
import { publishMessages } from '#src/shop/message-news.ts'
import { publishOrder } from '#src/shop/order-news.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { connectPush } from '#src/shop/push.ports.ts'
import type { Shop } from '#src/shop/shop.ts'
import type { Toast } from '#src/shop/toasts.ts'
import { countUnreadAnew } from '#src/shop/unread.queries.ts'

/** docs/spec.md §4, push messages. */
const REFERRAL_TOAST = 5000

/** Keeps a line to the shop for as long as the page lives and says what comes down it (docs/spec.md §4, push messages). */
export function listenForNews(
  { api, actors: { session }, toasts }: Shop,
  queries: QueryClient,
  locale: Locale,
) {
  const push = createActor(
    connectPush({
      api,
      readGuest: () => session.getSnapshot().context.guest_id,
      visibility: createVisibility(document),
    }),
  )
  /** The words of news are fetched with the first of them. */
  const say = async (toast: (words: Words['tracking']['updates']) => Omit<Toast, 'kind'>) => {
    await lazyNamespaces(locale, ['tracking'])
    toasts.show({ kind: 'info', ...toast(wordsOf(locale).tracking.updates) })
  }

  push.on('order.changed', ({ order_id, order_status }) => {
    for (const read of ['trackOrder', 'getOrderDetails'])
      void queries.invalidateQueries({ queryKey: [read, order_id] })
    // It is pending because the customer has just placed it, or paid for it otherwise: they know.
    if (publishOrder({ order_id, order_status }) || order_status === 'pending') return
    void say((words) => ({
      id: `order-${order_id}`,
      text: words[order_status]({ id: order_id }),
      action: { label: words.follow(), run: () => openOverlay({ name: 'order-tracking', order_id }) },
    }))
  })
  push.on('message.arrived', (news) => {
    countUnreadAnew(queries)
    if (publishMessages()) return
    void say((words) => ({
      id: 'message',
      text: words.message(),
      action: { label: words.read(), run: () => navigate(chattingPath(news)) },
    }))
  })
  push.on(
    'referral.arrived',
    ({ title, body }) => void say(() => ({ text: `${title}\n${body}`, duration: REFERRAL_TOAST })),
  )

  let isListening = false
  push.subscribe((snapshot) => {
    const wasListening = isListening
    isListening = snapshot.matches({ connected: 'listening' })
    if (!isListening || wasListening || session.getSnapshot().context.token === null) return
    // What was said before the line stood has not come down it.
    countUnreadAnew(queries)
    publishMessages()
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
  window.addEventListener('online', () => push.send({ type: 'push.retry' }))
}
