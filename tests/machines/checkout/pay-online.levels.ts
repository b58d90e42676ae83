import { strictEqual } from 'node:assert'
import { payOnlineMachine } from '#machines/checkout/pay-online.machine.ts'
import { amountDue } from '#machines/rules/order-payment.ts'
import { connectPayOnline } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, leaveTimeToPay, payGestures } from '#tests/machines/checkout/pay-by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { service } from '#tests/support/service.ts'

export const payOnlineService = service(payOnlineMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const amount = amountDue(await stage.trackOrder(order_id, info.phone))
  const { page } = pageThatStays()
  return {
    connected: connectPayOnline({ api: stage.api, session: stage.session, page: () => page }),
    inputs: { [from]: { order_id, amount } },
    /** However the customer comes back, the order is unpaid until the gateway says otherwise. */
    holds: async () => strictEqual((await stage.trackOrder(order_id, info.phone)).payment_status, 'unpaid'),
  }
})

export const payOnlineBrowser = browser(payOnlineMachine, async ({ page, arrive, live }, { from }) => {
  const { order_id } = live.inputs![from] as { order_id: number }
  const { gestures } = payGestures(page)
  return {
    open: async () => {
      await gatewayStays(page)
      await leaveTimeToPay(page)
      await arrive(payPath(order_id))
      await gestures['pay.press']()
    },
    gestures: { 'order.news': gestures['order.news'] },
  }
})
