import type { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectRequestRefund } from './request-refund.ports.ts'
import { RequestRefundView } from './request-refund.view.tsx'

/** The dialog in which the owner of a delivered order asks for a refund (decision 013). */
function RequestRefundOverlay({ order_id }: { order_id: number }) {
  const { api, actors } = useShop()
  const { digit_after_decimal_point: digits } = useConfig()
  const { actor, snapshot, send } = useFlow(
    () => connectRequestRefund({ api, session: actors.session, crypto }),
    { order_id },
  )
  const form = useChild<typeof fillRefundMachine>(snapshot, 'fillRefund')
  useTellApp('requestRefund', actor, { order_id })
  return <RequestRefundView snapshot={snapshot} send={send} form={form} digits={digits} />
}

export { RequestRefundOverlay as Overlay }
