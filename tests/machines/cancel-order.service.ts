import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { connectCancelOrder } from '#src/shared/orders/cancel-order.ports.ts'
import { service } from '#tests/support/service.ts'

export const cancelOrderService = service(cancelOrderMachine, async (stage, { from }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  const query = { limit: 10, offset: 1, type: 'customer' as const }
  const reasons = await unwrap(stage.server.GET('/order/cancellation-reasons', { params: { query } }))
  return {
    connected: connectCancelOrder(stage.api, stage.session),
    inputs: { [from]: { order_id, fee: 0 } },
    events: { 'reason.choose': () => ({ reason: reasons.data[0]!.reason }) },
    holds: async ({ output }) => {
      const { order_status } = await stage.trackOrder(order_id, contact_number)
      strictEqual(order_status === 'canceled', output?.type === 'canceled')
    },
  }
})
