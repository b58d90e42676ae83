import type { ActorRefFrom } from 'xstate'
import { createVisibility } from '#browser/visibility.ts'
import type { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import { onOrder } from '#src/core/order-news.ts'

type Follower = { send: (event: { type: 'page.hidden' | 'page.shown' | 'track.retry' }) => void }

/** Tells the flow whether the page is visible, and that the network is back. Returns what stops it. */
export function followVisibility(ref: Follower): () => void {
  const visibility = createVisibility(document)
  const look = () => ref.send({ type: visibility.read() === 'shown' ? 'page.shown' : 'page.hidden' })
  const retry = () => ref.send({ type: 'track.retry' })
  look()
  const stop = visibility.subscribe(look)
  window.addEventListener('online', retry)
  return () => {
    window.removeEventListener('online', retry)
    stop()
  }
}

/** Tells the flow that too, and each change of its order that the server reports. */
export function followSurroundings(ref: ActorRefFrom<typeof trackOrderMachine>): () => void {
  const stops = [
    followVisibility(ref),
    onOrder(({ order_id }) => {
      ref.send({ type: 'order.news', order_id })
      return ref.getSnapshot().context.order.id === order_id
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
