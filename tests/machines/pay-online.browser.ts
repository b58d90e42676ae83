import { payOnlineMachine } from '#machines/checkout/pay-online.machine.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures } from '#tests/machines/pay-by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const payOnlineBrowser = browser(payOnlineMachine, async ({ page, arrive, live }, { from }) => {
  const { order_id } = live.inputs![from] as { order_id: number }
  const { gestures } = payGestures(page)
  return {
    open: async () => {
      await gatewayStays(page)
      await arrive(payPath(order_id))
      await gestures['pay.press']()
    },
    gestures: { 'order.news': gestures['order.news'] },
  }
})
