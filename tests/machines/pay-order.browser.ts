import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures, readAgain } from '#tests/machines/pay-by-hand.ts'
import { unpaidAs } from '#tests/machines/played-payment.ts'
import { browser } from '#tests/support/browser.ts'

export const payOrderBrowser = browser(payOrderMachine, async ({ page, arrive, stage, live }, { from }) => {
  const { order, arrival } = live.inputs![from] as { order: TrackedOrder; arrival: string }
  const { gestures, transfer } = payGestures(page)
  return {
    open: async () => {
      await gatewayStays(page)
      if (arrival === 'now') await arrive(payPath(order.id, 'now'))
      else await arrive(payPath(order.id) + (arrival === 'later' ? '' : `&flag=${arrival}`))
      await stage.forward('trackOrder', (read: TrackedOrder) => unpaidAs(read, order))
    },
    gestures: { 'look.again': () => readAgain(page), 'order.news': gestures['order.news'] },
    told: {
      ...gestures,
      ...transfer,
      'wallet.use': () => gestures['wallet.use']({ usesWallet: false }),
      'way.choose': () => gestures['way.choose']({ payment_method: 'cash_on_delivery' }),
    },
  }
})
