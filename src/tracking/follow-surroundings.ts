import type { ActorRefFrom } from 'xstate'
import { createVisibility } from '#browser/visibility.ts'
import type { trackOrderMachine } from '#machines/track-order.machine.ts'
import { onOrder } from '#src/shop/order-news.ts'

/** The page is looked at or not, the network comes back, the shop sends word: the flow hears of all three. */
export function followSurroundings(ref: ActorRefFrom<typeof trackOrderMachine>): () => void {
  const visibility = createVisibility(document)
  const look = () => ref.send({ type: visibility.read() === 'shown' ? 'page.shown' : 'page.hidden' })
  const retry = () => ref.send({ type: 'track.retry' })
  look()
  const stops = [
    visibility.subscribe(look),
    onOrder(({ order_id }) => {
      ref.send({ type: 'order.news', order_id })
      return ref.getSnapshot().context.order.id === order_id
    }),
  ]
  window.addEventListener('online', retry)
  return () => {
    window.removeEventListener('online', retry)
    for (const stop of stops) stop()
  }
}
