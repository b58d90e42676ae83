import { strictEqual } from 'node:assert'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { payOrderModel } from '#tests/machines/pay-order.model.ts'
import { playOffer, unpaidAs } from '#tests/machines/played-payment.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { service } from '#tests/support/service.ts'

export const payOrderService = service(payOrderMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { page } = pageThatStays()
  const { order: like, arrival } = payOrderModel.inputs[from]!
  const order = unpaidAs(await stage.trackOrder(order_id, info.phone), like)
  return {
    connected: connectPayOrder({ api: stage.api, session: stage.session, page: () => page }),
    inputs: { [from]: { order, contact_number: '', arrival } },
    answers: {
      // The order stays unpaid at the server; what its payment looks like is the model's.
      trackOrder: { shaped: (body, { output }) => unpaidAs(body, output) },
      readOrder: {
        played: ({ output }) => stage.forward('trackOrder', (body: TrackedOrder) => unpaidAs(body, output)),
      },
      offerPayment: { withheld: true, played: ({ output }, child) => playOffer(stage, output, child) },
    },
    /** The order is canceled, or paid in cash, exactly when the customer was told so. */
    holds: async ({ output }) => {
      const now = await stage.trackOrder(order_id, info.phone)
      strictEqual(now.order_status === 'canceled', output?.type === 'canceled')
      strictEqual(now.payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})
