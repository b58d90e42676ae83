import { eq } from 'drizzle-orm'
import { items } from '#server/db/schema.ts'
import type { Services } from '#server/wiring/services.ts'
import type { Person } from './app.ts'
import { contact } from './belongings.ts'
import { addOn, item, store } from './small-shop.ts'

export const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

export const cartOf = async (person: Person) =>
  (await person.api.GET('/customer/cart/list', { params: { query: who(person) } })).data!

export const put = (person: Person, item_id: number, more: object = {}) =>
  person.api.POST('/cart/add', {
    body: { ...who(person), model: 'Item', item_id, price: 0, quantity: 1, ...more },
  })

/** Orders what the cart holds, at any price: the refusal of a wrong total says the right one. */
export async function orderCart(person: Person, store_id: number): Promise<number> {
  const place = (order_amount: number) =>
    person.api.POST('/customer/order/place', {
      body: {
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        store_id,
        order_amount,
        ...contact,
        ...who(person),
      },
    })
  const { error } = await place(0)
  return (await place(error!.errors[0]!.expected!)).data!.order_id
}

/** Three kebabs with add-ons, 22.50 each, and a large mixed grill with sides, 64.00. */
export async function grillOrder(person: Person): Promise<number> {
  await put(person, item.kebab, { quantity: 3, add_on_ids: [addOn.sauce, addOn.bread], add_on_qtys: [1, 2] })
  const variation = [
    { name: 'Size', values: { label: ['Large'] } },
    { name: 'Sides', values: { label: ['Rice', 'Fries'] } },
  ]
  await put(person, item.mixedGrill, { variation })
  return orderCart(person, store.grill)
}

/** Changes an item until the end of the test. */
export async function changedItem(
  { db }: Services,
  id: number,
  change: Partial<typeof items.$inferInsert>,
): Promise<AsyncDisposable> {
  const [before] = await db.select().from(items).where(eq(items.id, id))
  const own = Object.fromEntries(
    Object.keys(change).map((name) => [name, before![name as keyof typeof before]]),
  )
  await db.update(items).set(change).where(eq(items.id, id))
  return { [Symbol.asyncDispose]: async () => void (await db.update(items).set(own).where(eq(items.id, id))) }
}
