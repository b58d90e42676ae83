import { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const addFundBrowser = browser(addFundMachine, async ({ page, arrive }) => {
  const form = page.getByRole('region', { name: 'Add money', exact: true })
  return {
    open: async () => {
      // A page without an answer leaves this one as it is: the browser then says that it is shown again.
      await page.route('**/api/payments/sandbox/*', async (route) => {
        await route.fulfill({ status: 204 })
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      })
      await arrive('/profile?page=wallet')
      await form.getByRole('textbox').waitFor()
    },
    gestures: {
      'amount.change': ({ amount }) => write(form.getByRole('textbox'), amount),
      'form.submit': () => form.getByRole('button', { name: 'Continue to payment' }).click(),
    },
  }
})
