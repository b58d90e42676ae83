import { payOrderMachine } from '#machines/pay-order.machine.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures } from '#tests/machines/pay-by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const payOrderBrowser = browser(payOrderMachine, async ({ page, arrive, live }, { from }) => {
  const { order_id, arrival } = live.inputs![from] as { order_id: number; arrival: string }
  const { gestures, transfer } = payGestures(page)
  return {
    open: async () => {
      await gatewayStays(page)
      if (arrival === 'now') return arrive(payPath(order_id, 'now'))
      await arrive(payPath(order_id) + (arrival === 'later' ? '' : `&flag=${arrival}`))
    },
    gestures: {
      'look.again': () =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Check now|Try again)$/ })
          .click(),
      'order.news': gestures['order.news'],
    },
    told: {
      ...gestures,
      ...transfer,
      'way.choose': () => gestures['way.choose']({ payment_method: 'cash_on_delivery' }),
    },
  }
})
