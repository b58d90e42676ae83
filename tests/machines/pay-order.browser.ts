import { payOrderMachine } from '#machines/pay-order.machine.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { browser } from '#tests/support/browser.ts'

const ways = {
  cash_on_delivery: /^Cash/,
  wallet: /^Wallet/,
  offline_payment: /^Bank transfer/,
  digital_payment: /^Pay online/,
}

export const payOrderBrowser = browser(
  payOrderMachine,
  async ({ page, arrive, live }, { from }) => {
    const main = page.getByRole('main')
    /** One that is closing is on the screen for a moment, and answers nobody. */
    const dialog = page.locator('[role=alertdialog][data-state=open]')
    const { order_id, arrival } = live.inputs![from] as { order_id: number; arrival: string }
    const press = (name: string | RegExp) => main.getByRole('button', { name }).click()
    return {
      open: async () => {
        // A page without an answer leaves this one as it is: the browser then says that it is shown again.
        await page.route('**/api/payments/sandbox/*', async (route) => {
          await route.fulfill({ status: 204 })
          await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
        })
        if (arrival === 'now') return arrive(payPath(order_id, 'now'))
        await arrive(payPath(order_id) + (arrival === 'later' ? '' : `&flag=${arrival}`))
      },
      gestures: {
        'pay.press': async () => {
          // Above an open dialog nothing can be pressed: it offers the same.
          if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Pay again' }).click()
          else await press(/^Pay AED/)
        },
        'way.choose': async ({ payment_method }) => {
          if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Pay in cash' }).click()
          else await press(ways[payment_method])
        },
        'dialog.open': () => press('Cancel order'),
        'dialog.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
        'cancel.press': () => dialog.getByRole('button', { name: 'Cancel order' }).click(),
        'look.again': () => press(/^(Check now|Try again)$/),
        'order.news': () => page.evaluate(() => dispatchEvent(new Event('online'))),
      },
      told: {
        'field.change': () => main.getByRole('textbox', { name: 'Reference' }).fill('TR-1'),
        'form.submit': () => press('Send details'),
      },
    }
  },
  {
    offered: {
      'pay.press': (snapshot) => snapshot.matches('payable'),
      'way.choose': (snapshot, { payment_method }) => {
        const isAgreeing = snapshot.matches({ payable: 'agreeing' })
        if (snapshot.matches({ transferring: 'agreeing' })) return false
        if (isAgreeing) return payment_method === 'cash_on_delivery' && snapshot.context.shownFailure !== ''
        return payment_method !== snapshot.context.orders[0]?.payment_method
      },
    },
  },
)
