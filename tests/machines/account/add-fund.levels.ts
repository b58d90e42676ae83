import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { connectAddFund } from '#src/features/account/wallet.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const addFundService = service(addFundMachine, async (stage) => {
  await stage.becomeCustomer()
  const { left, page } = pageThatStays()
  let paid = 0
  return {
    connected: connectAddFund(stage.api, () => page),
    /** The wallet grows by the written amount for each payment on the page of the gateway, and by nothing else. */
    holds: async ({ context }) => {
      for (const address of left.splice(0)) {
        await stage.shop.pay(address.split('/').at(-1)!)
        paid += Number(context.amount)
      }
      strictEqual((await unwrap(stage.server.GET('/customer/info'))).wallet_balance, paid)
    },
  }
})

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

/** What the ports send. */
export const addFundRequests = requests(
  (api) =>
    connectAddFund(api, () => ({ crypto: keys, location: {}, addEventListener() {} }) as unknown as Window),
  [
    {
      port: 'addFund',
      input: { key: 'key-1', amount: 25 },
      sent: {
        request: 'POST /wallet/add-fund',
        body: { amount: 25, callback: '/profile?page=wallet' },
        headers: KEY,
      },
      field: 'redirect_link',
    },
  ],
)
