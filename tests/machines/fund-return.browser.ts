import { type FundReturn, fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const fundReturnBrowser = browser(fundReturnMachine, async ({ page, arrive, live }, { from }) => {
  const { flag, reference } = live.inputs![from] as FundReturn
  const main = page.getByRole('main')
  return {
    open: async () => {
      // The list below asks with the same operation.
      await page.route(/transactions\?.*type=all/, (route) =>
        route.fulfill({ json: { total_size: 0, limit: 10, offset: 1, data: [] } }),
      )
      const token = btoa(`payment_method=sandbox&&transaction_reference=${reference}`)
      await arrive(`/profile?page=wallet&flag=${flag}&token=${token}`)
    },
    gestures: {
      'look.again': () => main.getByRole('button', { name: 'Check again' }).click(),
      'notice.close': () => main.getByRole('button', { name: 'Close' }).click(),
    },
  }
})
