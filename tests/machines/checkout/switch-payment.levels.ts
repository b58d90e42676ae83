import { strictEqual } from 'node:assert'
import { switchPaymentMachine } from '#machines/checkout/switch-payment.machine.ts'
import { amountDue } from '#machines/rules/order-payment.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { connectSwitchPayment } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { payGestures } from '#tests/machines/checkout/pay-by-hand.ts'
import { switchPaymentModel } from '#tests/machines/checkout/switch-payment.model.ts'
import { playSwitch, unpaidAs } from '#tests/machines/played-payment.ts'
import { unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const switchPaymentService = service(switchPaymentMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const amount = amountDue(await stage.trackOrder(order_id, info.phone))
  return {
    connected: connectSwitchPayment(stage),
    inputs: { [from]: { ...switchPaymentModel.inputs[from]!, order_id, amount } },
    answers: { switchPaymentMethod: { played: () => playSwitch(stage) } },
    /** The order is paid in cash exactly when the customer was told so. */
    holds: async ({ output }) => {
      const { payment_method } = await stage.trackOrder(order_id, info.phone)
      strictEqual(payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})

export const switchPaymentBrowser = browser(
  switchPaymentMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const choice = live.inputs![from] as { order_id: number; payment_method: PaymentMethod }
    return {
      open: async () => {
        await arrive(payPath(choice.order_id))
        await stage.forward('trackOrder', (read: TrackedOrder) => unpaidAs(read, unpaid()))
        await payGestures(page).gestures['way.choose'](choice)
      },
    }
  },
  { holds: ['trackOrder'] },
)
