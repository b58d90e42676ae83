import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { connectOrderAgain } from '#src/features/orders/again/order-again.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, asGuest, KEY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, failure, told } from '#tests/support/told.ts'
import { cartIsReadAgain } from '#tests/support/told-rows.ts'

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

/** A customer presses Order again in the list of the orders. */
export const orderAgainBrowser = browser(orderAgainMachine, async ({ page, arrive, live }, { from }) => {
  const { order_id } = live.inputs![from] as { order_id: number }
  return {
    open: async () => {
      await arrive('/profile?page=my-orders')
      await page.getByRole('button', { name: `Order again: order #${order_id}` }).click()
    },
  }
})

const ended: Follows = { ...cartIsReadAgain, closes: true }

/** Issue 20, line 4: the cart is read again, here and in other tabs, and one toast offers Undo. */
export const orderAgainTold = told(
  'orderAgain',
  {
    added: ({ added, missing, key }) => ({
      ...ended,
      says: [
        [
          'success',
          `${added} ${added === 1 ? 'item' : 'items'} added to your cart.${missing > 0 ? ' Some are not available.' : ''}`,
          { id: 'cart', duration: 10_000, button: ['Undo', { undoes: key }] },
        ],
      ],
    }),
    unknown: ended,
    closed: { closes: true },
    failure,
  },
  {
    samples: {
      added: [
        { added: 4, missing: 0, key: 'key-1' },
        { added: 1, missing: 2, key: 'key-1' },
      ],
    },
  },
)

/** What the ports send. */
export const orderAgainRequests = requests(
  (api) => connectOrderAgain(api, asGuest(api)),
  [
    {
      port: 'previewOrderAgain',
      input: { order_id: 100_001 },
      sent: { request: 'GET /order/again?order_id=100001&guest_id=guest-7' },
      field: 'lines',
    },
    {
      connect: (api) => connectOrderAgain(api, asCustomer(api)),
      port: 'orderAgain',
      input: { key: 'key-1', order_id: 100_001, replace_cart: 1 },
      sent: { request: 'POST /order/again', body: { order_id: 100_001, replace_cart: 1 }, headers: KEY },
      field: 'cart',
    },
  ],
)
