import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import { failureOf } from '#machines/rules/order-payment.ts'
import { walletAgain } from '#machines/rules/wallet-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures } from '#tests/machines/pay-by-hand.ts'
import { unpaidAs } from '#tests/machines/played-payment.ts'
import { browser } from '#tests/support/browser.ts'

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
    holds: ['trackOrder'],
    offered: {
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
