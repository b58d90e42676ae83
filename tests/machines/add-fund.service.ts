import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { addFundMachine } from '#machines/add-fund.machine.ts'
import { connectAddFund } from '#src/account/wallet.ports.ts'
import { service } from '#tests/support/service.ts'

/** A page that is shown again as soon as it was left. */
function pageThatStays() {
  const left: string[] = []
  const page = Object.assign(new EventTarget(), {
    crypto,
    location: {
      assign: (address: string) => {
        left.push(address)
        queueMicrotask(() => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      },
    },
  })
  return { left, page: page as unknown as Window }
}

export const addFundService = service(addFundMachine, async (stage) => {
  await stage.becomeCustomer()
  const { left, page } = pageThatStays()
  let paid = 0
  return {
    connected: connectAddFund(stage.api, () => page),
    /** Whoever pays on the page they were led to is richer by what they wrote, and nobody else. */
    holds: async ({ context }) => {
      for (const address of left.splice(0)) {
        await stage.shop.pay(address.split('/').at(-1)!)
        paid += Number(context.amount)
      }
      strictEqual((await unwrap(stage.server.GET('/customer/info'))).wallet_balance, paid)
    },
  }
})
