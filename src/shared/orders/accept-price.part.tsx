import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectAcceptPrice } from './accept-price.ports.ts'
import { AcceptPriceView } from './accept-price.view.tsx'

type Props = {
  order: TrackedOrder
  /** Asks the server how the order stands. */
  followOrder: () => void
  onCancel: () => void
}

/** Offers the owner of a prescription order its price; renders nothing for an order whose price does not wait. */
export function AcceptPrice({ order, ...rest }: Props) {
  const { id, price_deadline } = order
  if (!price_deadline) return null
  return <Offer key={`${id}/${price_deadline}`} order={order} ends={price_deadline} {...rest} />
}

function Offer({ order, ends, followOrder, onCancel }: Props & { ends: string }) {
  const { id: order_id, order_amount: amount } = order
  const { api, actors } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectAcceptPrice(api, actors.session), {
    order_id,
    amount,
  })
  useTellApp('acceptPrice', actor, { order_id, followOrder })
  return <AcceptPriceView ends={ends} snapshot={snapshot} send={send} onCancel={onCancel} />
}
