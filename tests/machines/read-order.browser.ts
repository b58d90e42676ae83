import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { payGestures, readAgain } from '#tests/machines/pay-by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const readOrderBrowser = browser(readOrderMachine, async ({ page, arrive, live }, { from }) => ({
  open: () => arrive(payPath((live.inputs![from] as { order_id: number }).order_id)),
  gestures: { 'look.again': () => readAgain(page), 'order.news': payGestures(page).gestures['order.news'] },
}))
