import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { connectUndoAgain } from '#src/features/orders/again/order-again.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asGuest, KEY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { closed, textOf, told } from '#tests/support/told.ts'
import { cartIsReadAgain } from '#tests/support/told-rows.ts'

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

/** A customer orders again over the cart of another kitchen, and presses Undo. */
export const undoAgainBrowser = browser(undoAgainMachine, async ({ page, arrive, stage }) => {
  const { salad } = stage.city
  const [order] = await stage.orders()
  return {
    open: async () => {
      await unwrap(stage.server.DELETE('/cart/remove', { params: { query: {} } }))
      await stage.fillCart([salad, 2])
      await arrive('/profile?page=my-orders')
      await page.getByRole('button', { name: `Order again: order #${order!.id}` }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Add 1 item/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
    },
    gestures: {},
  }
})

/** Issue 20, line 4: one Undo, which says how it ended. */
export const undoAgainTold = told(
  'undoAgain',
  {
    undone: { ...cartIsReadAgain, says: [['success', 'Your cart is as it was before.', { id: 'cart' }]] },
    refused: ({ error }) => ({ ...cartIsReadAgain, says: [['error', textOf(error), { id: 'cart' }]] }),
    unanswered: ({ key }) => ({
      says: [
        [
          'error',
          "We couldn't undo that. Check your connection.",
          { id: 'cart', button: ['Try again', { undoes: key }] },
        ],
      ],
    }),
  },
  { samples: { refused: [{ error: closed }], unanswered: [{ error: closed, key: 'key-1' }] } },
)

/** What the ports send. */
export const undoAgainRequests = requests(
  (api) => connectUndoAgain(api, asGuest(api)),
  [
    {
      port: 'undoOrderAgain',
      input: { key: 'key-1' },
      sent: { request: 'DELETE /order/again?guest_id=guest-7', headers: KEY },
      field: 'cart',
    },
  ],
)
