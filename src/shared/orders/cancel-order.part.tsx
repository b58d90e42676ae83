import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { connectCancelOrder } from './cancel-order.ports.ts'
import { CancelOrderView } from './cancel-order.view.tsx'

type Props = {
  order: TrackedOrder
  /** Asks the server how the order stands. */
  followOrder: () => void
  onEnd: () => void
}

/** Asks for the reason and cancels; the dialog is open while this component is mounted (docs/spec.md §2). */
export function CancelOrder({ order, followOrder, onEnd }: Props) {
  const { id: order_id, order_type, cancel_fee } = order
  const { api, actors } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectCancelOrder(api, actors.session, order_type), {
    order_id,
    fee: cancel_fee ?? 0,
  })
  useTellApp('cancelOrder', actor, { order_id, followOrder })
  useOutcome(actor, onEnd)
  return <CancelOrderView order={order} snapshot={snapshot} send={send} />
}
