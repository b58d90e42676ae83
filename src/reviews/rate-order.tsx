import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useShop } from '#src/shop/shop.ts'
import { useOrderChanges } from '#src/shop/use-order-changes.ts'
import { keepWords, pictureKeeper } from './kept-reviews.ts'
import { connectRateOrder } from './rate-order.ports.ts'
import { RateOrderView } from './rate-order.view.tsx'

/** Reviews one order; what the customer wrote and did not send is there again after a reload. */
export function RateOrder({ order_id }: { order_id: number }) {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectRateOrder({ api, window }), { order_id })
  const [keepPictures] = useState(() => pictureKeeper(order_id))
  useTellApp('rateOrder', actor, {
    keepWords: (words) => keepWords(window, order_id, words),
    keepPictures,
  })
  useOrderChanges(() => {
    if (snapshot.matches('notDelivered')) send({ type: 'order.retry' })
  }, order_id)
  return <RateOrderView snapshot={snapshot} send={send} />
}
