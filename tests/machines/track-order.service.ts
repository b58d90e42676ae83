import { strictEqual } from 'node:assert'
import { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import { connectTrackOrder } from '#src/features/tracking/tracking.ports.ts'
import { service } from '#tests/support/service.ts'

const statusOf = { 'a delivered order': 'delivered', 'a canceled order': 'canceled' } as const

export const trackOrderService = service(trackOrderMachine, async (stage, { from }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  if (from in statusOf) await stage.moveOrder(order_id, statusOf[from as keyof typeof statusOf])
  const order = await stage.trackOrder(order_id, contact_number)
  return {
    connected: connectTrackOrder(stage.api, stage.session),
    inputs: { [from]: { order, contact_number } },
    events: { 'order.news': (sample) => ({ order_id: order_id + sample }) },
    answers: {
      trackOrder: { before: ({ output }) => stage.moveOrder(order_id, output.order_status) },
    },
    holds: async ({ context }) => {
      const { order_status } = await stage.trackOrder(order_id, contact_number)
      strictEqual(context.order.order_status, order_status)
    },
  }
})
