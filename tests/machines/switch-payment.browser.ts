import { switchPaymentMachine } from '#machines/checkout/switch-payment.machine.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { payGestures } from '#tests/machines/pay-by-hand.ts'
import { unpaidAs } from '#tests/machines/played-payment.ts'
import { unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { browser } from '#tests/support/browser.ts'

export const switchPaymentBrowser = browser(
  switchPaymentMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const way = live.inputs![from] as { order_id: number; payment_method: PaymentMethod }
    return {
      open: async () => {
        await arrive(payPath(way.order_id))
        await stage.forward('trackOrder', (read: TrackedOrder) => unpaidAs(read, unpaid()))
        await payGestures(page).gestures['way.choose'](way)
      },
    }
  },
  { holds: ['trackOrder'] },
)
