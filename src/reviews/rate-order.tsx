import type { writeReviewsMachine } from '#machines/write-reviews.machine.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useShop } from '#src/shop/shop.ts'
import { useOrderChanges } from '#src/shop/use-order-changes.ts'
import { connectRateOrder } from './rate-order.ports.ts'
import { RateOrderView } from './rate-order.view.tsx'
import { WriteReviews } from './write-reviews.tsx'

/** Reviews one order. */
export function RateOrder({ order_id }: { order_id: number }) {
  const { api } = useShop()
  const { snapshot, send } = useFlow(() => connectRateOrder({ api, window }), { order_id })
  const writing = useChild<typeof writeReviewsMachine>(snapshot, 'writeReviews')
  useOrderChanges(
    () => {
      if (snapshot.matches('notDelivered')) send({ type: 'order.retry' })
    },
    { shows: order_id, only: true },
  )
  return (
    <RateOrderView snapshot={snapshot} send={send}>
      {writing && <WriteReviews writing={writing} store_name={snapshot.context.store_name} />}
    </RateOrderView>
  )
}
