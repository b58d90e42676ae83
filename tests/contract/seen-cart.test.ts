import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { items, orders } from '#server/db/schema.ts'
import { newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { addOn, item, positions, store } from './support/small-shop.ts'

const shop = openShop()

const kebab = {
  model: 'Item' as const,
  item_id: item.kebab,
  price: 25,
  quantity: 2,
  add_on_ids: [addOn.sauce, addOn.bread],
  add_on_qtys: [2, 1],
}
const size = (label: string) => ({ name: 'Size', values: { label: [label] } })
const sides = (...label: string[]) => ({ name: 'Sides', values: { label } })
const grill = {
  model: 'Item' as const,
  item_id: item.mixedGrill,
  price: 63.33,
  quantity: 1,
  variation: [size('Large'), sides('Rice', 'Salad')],
}

/** A guest who has both in the cart. */
async function shopper(): Promise<Person> {
  const guest = await newGuest(shop.app)
  for (const line of [kebab, grill])
    expect((await guest.api.POST('/cart/add', { body: { guest_id: guest.guest_id, ...line } })).error).toBe(
      undefined,
    )
  return guest
}

const wish = { order_type: 'delivery' as const, store_id: store.grill, ...positions.center }

const quote = ({ api, guest_id }: Person, cart: object[] | undefined) =>
  api.POST('/customer/order/quote', { body: { guest_id, ...wish, cart: cart as never } })

const order = ({ api, guest_id }: Person, cart: object[] | undefined, order_amount: number) =>
  api.POST('/customer/order/place', {
    body: {
      ...contact,
      guest_id,
      ...wish,
      address: '14 Pearl Street',
      payment_method: 'cash_on_delivery',
      order_amount,
      cart: cart as never,
    },
  })

const ordersOf = ({ guest_id }: Person) =>
  shop.services.db.select().from(orders).where(eq(orders.guest_id, guest_id))

describe('a customer who says which goods of the cart they see', () => {
  it.each<[string, object[]]>([
    ['with another quantity', [{ ...kebab, quantity: 1 }, grill]],
    ['with other add-ons', [{ ...kebab, add_on_ids: [addOn.sauce], add_on_qtys: [2] }, grill]],
    ['with another number of an add-on', [{ ...kebab, add_on_qtys: [1, 1] }, grill]],
    ['with another option', [kebab, { ...grill, variation: [size('Large'), sides('Rice')] }]],
    ['with one line less', [kebab]],
    ['with one line more', [kebab, grill, { ...kebab, item_id: item.soup }]],
    ['with another item', [kebab, { ...kebab, item_id: item.soup }]],
    ['with one line twice', [kebab, kebab]],
    ['with an option that is not offered', [kebab, { ...grill, variation: [size('Vast'), sides('Rice')] }]],
  ])('is refused a quote and an order of a cart that they see %s', async (_, seen) => {
    const guest = await shopper()
    const { data } = await quote(guest, undefined)
    const refused = { status: 403, codes: ['cart_changed'] }
    expect(refusalOf(await quote(guest, seen))).toEqual(refused)
    expect(refusalOf(await order(guest, seen, data!.total))).toEqual(refused)
    expect(await ordersOf(guest)).toEqual([])
  })

  it('orders them in any sequence, of lines as of options and add-ons, and at any price that they saw', async () => {
    const guest = await shopper()
    const seen = [
      { ...grill, price: 1, variation: [sides('Salad', 'Rice'), size('Large')] },
      { ...kebab, add_on_ids: [addOn.bread, addOn.sauce], add_on_qtys: [1, 2] },
    ]
    const { data } = await quote(guest, seen)
    expect((await order(guest, seen, data!.total)).data).toMatchObject({ total_ammount: data!.total })
  })

  it('orders the cart as it is when they do not say it', async () => {
    const guest = await shopper()
    const { data } = await quote(guest, [])
    expect((await order(guest, undefined, data!.total)).data).toMatchObject({ total_ammount: data!.total })
  })

  it('is told which line is no longer sold, before anything else', async () => {
    const guest = await shopper()
    const { db } = shop.services
    await db.update(items).set({ active: false }).where(eq(items.id, item.mixedGrill))
    const reply = await quote(guest, [kebab])
    await db.update(items).set({ active: true }).where(eq(items.id, item.mixedGrill))
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['item_id'] })
  })
})
