import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import { connectFundReturn } from '#src/features/account/wallet.ports.ts'
import { service } from '#tests/support/service.ts'

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
