import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { connectOrderAgain } from '#src/features/orders/again/order-again.ports.ts'
import { service } from '#tests/support/service.ts'

/** A customer who has a delivered soup, and a cart that is made as each answer needs it. */
export const orderAgainService = service(orderAgainMachine, async (stage, { from }) => {
  const { soup, salad } = stage.city
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  const holding = async (...items: (typeof soup)[]) => {
    await unwrap(stage.server.DELETE('/cart/remove', { params: { query: {} } }))
    await stage.fillCart(...items.map((item): [typeof soup, number] => [item, 1]))
  }
  return {
    connected: connectOrderAgain(stage.api, stage.session),
    inputs: { [from]: { order_id, key: crypto.randomUUID() } },
    answers: {
      previewOrderAgain: {
        before: ({ sample }) => holding(...([[], [salad], [soup]] as const)[sample]!),
      },
      // Nothing is added of what another tab has added meanwhile.
      orderAgain: { before: ({ sample }) => (sample === 1 ? holding(soup) : undefined) },
    },
    holds: async ({ output }) => {
      if (output?.type !== 'added') return
      deepStrictEqual(
        (await stage.cart()).map(({ item_id }) => item_id),
        [soup.id],
      )
    },
  }
})
