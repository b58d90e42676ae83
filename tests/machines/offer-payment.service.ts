import { strictEqual } from 'node:assert'
import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import { connectOfferPayment } from '#src/features/payment/pay.ports.ts'
import { offerPaymentModel } from '#tests/machines/offer-payment.model.ts'
import { playOnline, playSwitch, playTransfer, unpaidAs } from '#tests/machines/played-payment.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { service } from '#tests/support/service.ts'

export const offerPaymentService = service(offerPaymentMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { page } = pageThatStays()
  const { order: like, ...known } = offerPaymentModel.inputs[from]!
  const order = unpaidAs(await stage.trackOrder(order_id, info.phone), like)
  return {
    connected: connectOfferPayment({ api: stage.api, session: stage.session, page: () => page }),
    inputs: { [from]: { order, ...known } },
    answers: {
      payOnline: { played: ({ output }) => playOnline(stage, output) },
      switchPayment: { played: () => playSwitch(stage) },
      tellTransfer: { played: (_, child) => playTransfer(stage, child) },
    },
    /** The order is canceled, or paid in cash, exactly when the customer was told so. */
    holds: async ({ output }) => {
      const now = await stage.trackOrder(order_id, info.phone)
      strictEqual(now.order_status === 'canceled', output?.type === 'canceled')
      strictEqual(now.payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})
