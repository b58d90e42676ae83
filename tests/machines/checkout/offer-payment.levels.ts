import { strictEqual } from 'node:assert'
import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import { failureOf } from '#machines/rules/order-payment.ts'
import { walletAgain } from '#machines/rules/wallet-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectOfferPayment } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { offerPaymentModel } from '#tests/machines/checkout/offer-payment.model.ts'
import { gatewayStays, payGestures } from '#tests/machines/checkout/pay-by-hand.ts'
import { playOnline, playSwitch, playTransfer, unpaidAs } from '#tests/machines/played-payment.ts'
import { browser } from '#tests/support/browser.ts'
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
      tellTransfer: {
        // The form ends by itself when it hears that the time to pay is over.
        withheld: true,
        played: async (_, child) => {
          if (!(await child.is('late'))) await playTransfer(stage, child)
        },
      },
    },
    /** The order is canceled, or paid in cash, exactly when the customer was told so. */
    holds: async ({ output }) => {
      const now = await stage.trackOrder(order_id, info.phone)
      strictEqual(now.order_status === 'canceled', output?.type === 'canceled')
      strictEqual(now.payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})

export const offerPaymentBrowser = browser(
  offerPaymentMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { order, arrival } = live.inputs![from] as { order: TrackedOrder; arrival: string }
    const { gestures, transfer } = payGestures(page)
    return {
      open: async () => {
        await gatewayStays(page)
        await arrive(arrival === 'now' ? payPath(order.id, 'now') : payPath(order.id))
        await stage.forward('trackOrder', (read: TrackedOrder) => unpaidAs(read, order))
      },
      gestures,
      told: transfer,
    }
  },
  {
    inVain: {
      'dialog.open': { 'choosing.dialog.pausing': 'the dialog opens by itself half a second later' },
    },
    holds: ['trackOrder'],
    unseen: {
      'choosing.page.payable time.over': 'half an hour passes by itself; payment-screens.test lets it pass',
      'choosing.page.transferring time.over':
        'half an hour passes by itself; payment-screens.test lets it pass',
    },
    offered: {
      'time.over': () => false,
      'wallet.use': (snapshot, { usesWallet }) =>
        walletAgain(snapshot.context.order) !== undefined &&
        snapshot.context.usesWallet !== usesWallet &&
        !snapshot.matches({ choosing: { dialog: 'open' } }),
      'way.choose': (snapshot, { payment_method }) => {
        const { order, arrival } = snapshot.context
        if (!snapshot.matches({ choosing: { dialog: 'open' } }))
          return payment_method !== order.payment_method
        return payment_method === 'cash_on_delivery' && failureOf(order, arrival) !== undefined
      },
    },
  },
)
