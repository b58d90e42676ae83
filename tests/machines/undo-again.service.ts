import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { connectUndoAgain } from '#src/features/orders/again/order-again.ports.ts'
import { service } from '#tests/support/service.ts'

/** A customer whose soup of an old order replaced the salad of another kitchen. */
export const undoAgainService = service(undoAgainMachine, async (stage, { from }) => {
  const { soup, salad } = stage.city
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  await stage.fillCart([salad, 2])
  const key = crypto.randomUUID()
  await unwrap(
    stage.server.POST('/order/again', {
      params: { header: { 'Idempotency-Key': key } },
      body: { order_id, replace_cart: 1 },
    }),
  )
  return {
    connected: connectUndoAgain(stage.api, stage.session),
    inputs: { [from]: { key } },
    holds: async ({ output }) => {
      const held = (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity])
      deepStrictEqual(held, output?.type === 'undone' ? [[salad.id, 2]] : [[soup.id, 1]])
    },
  }
})
