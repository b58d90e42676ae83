import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { connectChooseCart } from '#src/features/cart/choose-cart.ports.ts'
import { service } from '#tests/support/service.ts'

/** A customer with soup at home, who signs in with the salad of another kitchen. */
export const chooseCartService = service(chooseCartMachine, async (stage) => {
  const { soup, salad } = stage.city
  const customer = await stage.becomeCustomer()
  await stage.fillCart([soup, 2])
  await stage.becomeGuest()
  await stage.fillCart([salad, 1])
  await stage.signIn(customer)
  const saved = () => unwrap(stage.server.GET('/customer/cart/saved'))
  return {
    connected: connectChooseCart(stage.api),
    answers: {
      // A customer without a second cart.
      getSavedCart: { shaped: (body, { output }) => (output.length > 0 ? body : []) },
    },
    /** One cart is gone exactly when the flow says that the customer chose. */
    holds: async ({ output, context }) => {
      const [held, aside] = [await stage.cart(), await saved()]
      const isChosen = output?.type === 'chosen'
      const stays = isChosen && context.keep === 'saved' ? soup : salad
      deepStrictEqual(
        held.map(({ item_id }) => item_id),
        [stays.id],
      )
      deepStrictEqual(
        aside.map(({ item_id }) => item_id),
        isChosen ? [] : [soup.id],
      )
    },
  }
})
