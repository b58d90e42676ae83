import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { addOns, items } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveOrder, giveUnpaidOrder } from './support/belongings.ts'
import { cartOf, changedItem, grillOrder, orderCart, put, who } from './support/old-orders.ts'
import { addOn, item, noon, store } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

afterEach(() => {
  shop.now = noon
})

const again = (person: Person, order_id: number) =>
  person.api.POST('/order/again', { body: { order_id, ...who(person) } })
const hotOrMild = {
  name: { en: 'Sauce', ar: 'صلصة' },
  type: 'single' as const,
  min: 0,
  max: 0,
  required: true,
  values: [{ label: { en: 'Hot', ar: 'حار' }, optionPrice: 0 }],
}

const changed = (id: number, change: Partial<typeof items.$inferInsert>) =>
  changedItem(shop.services, id, change)

describe('an order again', () => {
  it.each([
    ['a guest', newGuest],
    ['a customer', newCustomer],
  ])('fills the cart of %s with the same goods, options and add-ons', async (_, newPerson) => {
    const person = await newPerson(shop.app)
    const order_id = await grillOrder(person)
    expect(await cartOf(person)).toEqual([])
    const { data } = await again(person, order_id)
    expect(data).toMatchObject({ message: 'Your order is in the cart.', missing: [], changed: [] })
    expect(data!.cart).toMatchObject([
      { item_id: item.kebab, quantity: 3, add_on_ids: [addOn.sauce, addOn.bread], add_on_qtys: [1, 2] },
      {
        item_id: item.mixedGrill,
        quantity: 1,
        price: 64,
        variation: [
          { name: 'Size', values: { label: ['Large'] } },
          { name: 'Sides', values: { label: ['Rice', 'Fries'] } },
        ],
      },
    ])
    expect(await cartOf(person)).toEqual(data!.cart)
    expect(await orderCart(person, store.grill)).toBeGreaterThan(order_id)
  })

  it('asked for twice, also at once, changes nothing more', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    const replies = await Promise.all([1, 2, 3].map(() => again(person, order_id)))
    expect(replies.map(({ response }) => response.status)).toEqual([200, 200, 200])
    expect((await cartOf(person)).map(({ quantity }) => quantity)).toEqual([3, 1])
    expect((await again(person, order_id)).data).toMatchObject({ missing: [], changed: [] })
  })

  it('leaves a choice that is in the cart as it is, and what else is there', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.kebab, { quantity: 1 })
    await put(person, item.mixedGrill, { variation: [{ name: 'Size', values: { label: ['Regular'] } }] })
    const { data } = await again(person, order_id)
    expect(data!.cart.map(({ item_id, quantity, price }) => [item_id, quantity, price])).toEqual([
      [item.kebab, 1, 25],
      [item.mixedGrill, 1, 40],
      [item.mixedGrill, 1, 64],
    ])
  })

  it('says what costs something else now, and how many there are', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    await using _ = await changed(item.kebab, { price: 3000, maximum_cart_quantity: 2 })
    const { data } = await again(person, order_id)
    expect(data).toMatchObject({
      missing: [],
      changed: [
        {
          item_id: item.kebab,
          name: 'Kebab',
          old_price: 22.5,
          price: 27,
          old_quantity: 3,
          quantity: 2,
          missing_add_ons: [],
        },
      ],
    })
    expect(data!.cart[0]).toMatchObject({ price: 30, quantity: 2 })
  })

  it('leaves out an add-on that is not offered any more, and says so', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    const { db } = shop.services
    await db.update(addOns).set({ active: false }).where(eq(addOns.id, addOn.bread))
    const { data } = await again(person, order_id)
    await db.update(addOns).set({ active: true }).where(eq(addOns.id, addOn.bread))
    expect(data!.changed).toMatchObject([
      { item_id: item.kebab, old_price: 22.5, price: 22.5, quantity: 3, missing_add_ons: ['Bread'] },
    ])
    expect(data!.cart[0]).toMatchObject({ add_on_ids: [addOn.sauce], add_on_qtys: [1] })
  })

  it('the reply says which items are gone and which items no longer have such options', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    await using _ = await changed(item.kebab, { active: false })
    const some = await again(person, order_id)
    expect(some.data).toMatchObject({
      message: 'The items still available from your order are in the cart.',
      missing: [{ item_id: item.kebab, name: 'Kebab', reason: 'gone' }],
      cart: [{ item_id: item.mixedGrill }],
    })
    await person.api.DELETE('/cart/remove', { params: { query: who(person) } })
    for (const food_variations of [[], [hotOrMild]]) {
      await using _ = await changed(item.mixedGrill, { food_variations })
      const none = await clientOf(shop.app, { locale: 'ar' }).POST('/order/again', {
        body: { order_id, guest_id: person.guest_id },
      })
      expect(none.data).toEqual({
        message: 'لم تعد منتجات هذا الطلب متوفرة.',
        cart: [],
        added: 0,
        missing: [
          { item_id: item.kebab, name: 'كباب', reason: 'gone' },
          { item_id: item.mixedGrill, name: 'مشاوي مشكلة', reason: 'options' },
        ],
        changed: [],
      })
    }
  })

  it('takes as many as there are left, of a variation too', async () => {
    const person = await newGuest(shop.app)
    await using _ = await changed(item.phone, { price: 10_000 })
    await put(person, item.shirt, { quantity: 2, variation: [{ type: 'Red', price: 55, stock: 6 }] })
    await put(person, item.phone)
    const order_id = await orderCart(person, store.gadgets)
    const red = (stock: number) => ({
      variations: [
        { type: { en: 'Red', ar: 'أحمر' }, price: 5500, stock },
        { type: { en: 'Blue', ar: 'أزرق' }, price: 6000, stock: 1 },
      ],
    })
    await shop.services.db.update(items).set({ stock: 0 }).where(eq(items.id, item.phone))
    {
      await using __ = await changed(item.shirt, red(1))
      const { data } = await again(person, order_id)
      expect(data).toMatchObject({
        missing: [{ item_id: item.phone, reason: 'stock' }],
        changed: [{ item_id: item.shirt, old_price: 50, price: 50, old_quantity: 2, quantity: 1 }],
        cart: [{ item_id: item.shirt, quantity: 1, variation: [{ type: 'Red' }] }],
      })
    }
    await using __ = await changed(item.shirt, red(0))
    expect((await again(person, order_id)).data!.missing).toMatchObject([
      { item_id: item.shirt, reason: 'stock' },
      { item_id: item.phone, reason: 'stock' },
    ])
  })

  it('takes as many pieces of an item, in all its choices, as one order may have', async () => {
    const person = await newGuest(shop.app)
    const grills = (label: string, quantity: number) =>
      put(person, item.mixedGrill, { quantity, variation: [{ name: 'Size', values: { label: [label] } }] })
    await grills('Large', 3)
    await grills('Regular', 2)
    const order_id = await orderCart(person, store.grill)
    {
      await using _ = await changed(item.mixedGrill, { maximum_cart_quantity: 4 })
      const { data } = await again(person, order_id)
      expect(data!.cart).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
      expect(data!.changed).toMatchObject([{ item_id: item.mixedGrill, old_quantity: 2, quantity: 1 }])
    }
    await person.api.DELETE('/cart/remove', { params: { query: who(person) } })
    await using _ = await changed(item.mixedGrill, { maximum_cart_quantity: 3 })
    const { data } = await again(person, order_id)
    expect(data!.cart).toMatchObject([{ quantity: 3 }])
    expect(data!.missing).toEqual([{ item_id: item.mixedGrill, name: 'Mixed grill', reason: 'limit' }])
    expect((await again(person, order_id)).data!.cart).toHaveLength(1)
  })

  it('sells nothing of a campaign that is over', async () => {
    const person = await newCustomer(shop.app)
    await put(person, item.feast, { model: 'ItemCampaign' })
    const order_id = await orderCart(person, store.grill)
    expect((await again(person, order_id)).data!.cart).toHaveLength(1)
    shop.now = new Date('2026-12-02T08:00:00Z')
    expect((await again(person, order_id)).data!.missing).toMatchObject([
      { item_id: item.feast, reason: 'gone' },
    ])
  })

  it('is refused while the cart holds items of another store, and changes nothing', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.margherita)
    const before = await cartOf(person)
    expect(refusalOf(await again(person, order_id))).toEqual({ status: 403, codes: ['different_stores'] })
    expect(await cartOf(person)).toEqual(before)
  })

  it('only the owner of an order can order it again, and a caller without a guest_id is refused', async () => {
    const order_id = await giveOrder({ services: shop.services, person: await newCustomer(shop.app) })
    const other = await newGuest(shop.app)
    expect(refusalOf(await again(other, order_id))).toEqual({ status: 404, codes: ['order'] })
    expect(await cartOf(other)).toEqual([])
    const visitor = await clientOf(shop.app).POST('/order/again', { body: { order_id } })
    expect(refusalOf(visitor)).toEqual({ status: 403, codes: ['guest_id'] })
  })
})

describe('the running-order check', () => {
  const check = async (person: Person) =>
    (await person.api.GET('/order/running-check', { params: { query: who(person) } })).data!
  const idsOf = async (person: Person) => {
    const { orders, ...counted } = await check(person)
    return { ...counted, ids: orders.map(({ id }) => id) }
  }

  it('the running-order check counts the orders under way and names the newest of them', async () => {
    const person = await newGuest(shop.app)
    expect(await idsOf(person)).toEqual({ running_orders: 0, order_id: null, ids: [] })
    const give = { services: shop.services, person }
    const first = await giveOrder(give)
    shop.now = new Date(noon.getTime() + 60_000)
    const second = await giveOrder(give)
    expect(await idsOf(person)).toEqual({ running_orders: 2, order_id: second, ids: [second, first] })
    const move = (id: number, to: 'canceled' | 'confirmed' | 'failed') =>
      transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
    await move(second, 'failed')
    await move(first, 'confirmed')
    expect(await idsOf(person)).toEqual({ running_orders: 1, order_id: first, ids: [first] })
    await move(first, 'canceled')
    expect(await idsOf(person)).toEqual({ running_orders: 0, order_id: null, ids: [] })
    expect(await idsOf(await newCustomer(shop.app))).toEqual({ running_orders: 0, order_id: null, ids: [] })
  })

  it('the running-order check names an order whose payment was refused until its time to pay is over', async () => {
    const person = await newGuest(shop.app)
    shop.now = noon
    const give = { services: shop.services, person }
    const order_id = await giveUnpaidOrder(give)
    const move = (id: number, to: 'canceled' | 'failed') =>
      transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
    await move(order_id, 'failed')
    expect(await idsOf(person)).toEqual({ running_orders: 0, order_id: null, ids: [order_id] })
    expect((await check(person)).orders[0]!.payment_deadline).not.toBeNull()
    await move(order_id, 'canceled')
    expect(await idsOf(person)).toEqual({ running_orders: 0, order_id: null, ids: [] })
  })

  it('tells of each order what the tracking tells', async () => {
    const person = await newGuest(shop.app)
    shop.now = noon
    const order_id = await giveOrder({ services: shop.services, person })
    shop.now = new Date(noon.getTime() + 7 * 60_000)
    const { data: tracked } = await person.api.GET('/order/track', {
      params: { query: { order_id, ...who(person) } },
    })
    const { orders } = await check(person)
    expect(orders).toHaveLength(1)
    expect(tracked).toMatchObject(orders[0]!)
    expect(orders[0]!.max_delivery_time).toBeGreaterThan(0)
  })

  it('lists the last twenty orders, and counts them all', async () => {
    const person = await newGuest(shop.app)
    const ids: number[] = []
    for (let count = 0; count < 21; count++) ids.push(await giveOrder({ services: shop.services, person }))
    const { running_orders, ids: listed } = await idsOf(person)
    expect(running_orders).toBe(21)
    expect(listed.toSorted((a, b) => a - b)).toEqual(ids.slice(1))
  })
})
