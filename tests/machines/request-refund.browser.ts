import { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { browser } from '#tests/support/browser.ts'

export const requestRefundBrowser = browser(
  requestRefundMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    const dialog = page.getByRole('dialog')
    return {
      open: async () => {
        await arrive(orderPath(order_id))
        await page.getByRole('main').getByRole('button', { name: 'Ask for a refund' }).click()
      },
      told: {
        'draft.change': ({ change }) =>
          dialog.getByRole('radio', { name: (change as { reason: string }).reason }).check(),
        'form.submit': () => dialog.getByRole('button', { name: 'Send request' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
)
