import type { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useOrderChanges } from '#src/core/use-order-changes.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectRateOrder } from './rate-order.ports.ts'
import { RateOrderView } from './rate-order.view.tsx'
import { WriteReviews } from './write-reviews.part.tsx'

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
