import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { connectAddFund } from '#src/features/account/wallet.ports.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
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
