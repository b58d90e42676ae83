import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { type FundReturn, fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import { connectFundReturn } from '#src/features/account/wallet.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { act, told } from '#tests/support/told.ts'

const flags = {
  'a payment that went well': 'success',
  'a payment that failed': 'fail',
  'a payment that was given up': 'cancel',
} as const

export const fundReturnService = service(fundReturnMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const body = { amount: 40, callback: '/profile?page=wallet' }
  const { redirect_link } = await unwrap(stage.server.POST('/wallet/add-fund', { body }))
  const reference = redirect_link.split('/').at(-1)!
  return {
    connected: connectFundReturn(stage.api),
    inputs: { [from]: { flag: flags[from as keyof typeof flags], reference } },
    answers: {
      listWalletTransactions: {
        before: ({ sample }) => (sample === 0 ? stage.shop.pay(reference) : undefined),
      },
    },
    holds: async ({ context }) => {
      const { wallet_balance } = await unwrap(stage.server.GET('/customer/info'))
      strictEqual(context.credit, wallet_balance)
    },
  }
})

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

/** docs/spec.md §7 Other: the wallet has more in it now. */
export const fundReturnTold = told(
  'fundReturn',
  { 'fund.arrived': { readsAgain: ['getCustomerInfo'], runs: [['refreshList']] } },
  { given: { refreshList: act } },
)
