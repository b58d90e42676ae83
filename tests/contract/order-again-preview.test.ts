import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { OrderAgainPreview } from '#openapi/generated/client.ts'
import { addOns, type items, stores } from '#server/db/schema.ts'
import {
  clientOf,
  inTheCenter,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { cartOf, changedItem, grillOrder, orderCart, put, who } from './support/old-orders.ts'
import { addOn, item, module, noon, store, zone } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const guestHere = () => newGuest(shop.app, inTheCenter)
const preview = (person: Person, order_id: number) =>
  person.api.GET('/order/again', { params: { query: { order_id, ...who(person) } } })
const changed = (id: number, change: Partial<typeof items.$inferInsert>) =>
  changedItem(shop.services, id, change)

/** The preview, after proving that ordering again then does what it says. */
async function readPreview(person: Person, order_id: number): Promise<OrderAgainPreview> {
  const before = await cartOf(person)
  const seen = (await preview(person, order_id)).data!
  expect(await cartOf(person)).toEqual(before)
  const replace_cart = seen.other_cart ? 1 : 0
  const done = await person.api.POST('/order/again', { body: { order_id, replace_cart, ...who(person) } })
  const { added, missing, cart } = done.data!
  expect(added).toBe(seen.quantity)
  const isLost = ({ reason }: OrderAgainPreview['lines'][number]) => reason !== null && reason !== 'in_cart'
  expect(missing.map(({ item_id, reason }) => [item_id, reason])).toEqual(
    seen.lines.filter(isLost).map(({ item_id, reason }) => [item_id, reason]),
  )
  const own = cart.filter(({ id }) => !before.some((line) => line.id === id))
  expect(own.map(({ item_id, quantity }) => [item_id, quantity])).toEqual(
    seen.lines.filter(({ reason }) => reason === null).map(({ item_id, quantity }) => [item_id, quantity]),
  )
  return seen
}

describe('the preview of an order again', () => {
  it('shows every line with the price of then and now, and writes nothing', async () => {
    const person = await guestHere()
    const order_id = await grillOrder(person)
    expect(await readPreview(person, order_id)).toEqual({
      order_id,
      store: {
        id: store.grill,
        slug: 'grill',
        name: 'grill',
        module_id: module.food,
        module_type: 'food',
        zone_id: zone.center,
        open: 1,
        current_opening_time: null,
        schedule_order: 1,
        serves_location: 1,
      },
      other_cart: null,
      lines: [
        {
          item_id: item.kebab,
          name: 'Kebab',
          image_full_url: expect.stringContaining('item-1f354-20'),
          options: [],
          add_ons: [
            { name: 'Sauce', quantity: 1 },
            { name: 'Bread', quantity: 2 },
          ],
          old_quantity: 3,
          old_price: 22.5,
          reason: null,
          quantity: 3,
          price: 22.5,
          amount: 73,
          shortage: null,
          missing_add_ons: [],
          missing_options: [],
          available_time_starts: null,
          available_time_ends: null,
        },
        expect.objectContaining({
          item_id: item.mixedGrill,
          options: ['Size: Large', 'Sides: Rice, Fries'],
          old_price: 64,
          price: 64,
          quantity: 1,
          amount: 64,
        }),
      ],
      quantity: 4,
      amount: 137,
    })
  })

  it('tells a new price, fewer pieces by the maximum, and an add-on that is offered no more', async () => {
    const person = await guestHere()
    const order_id = await grillOrder(person)
    const { db } = shop.services
    await using _ = await changed(item.kebab, { price: 3000, maximum_cart_quantity: 2 })
    await db.update(addOns).set({ active: false }).where(eq(addOns.id, addOn.bread))
    const { lines, amount } = await readPreview(person, order_id)
    await db.update(addOns).set({ active: true }).where(eq(addOns.id, addOn.bread))
    expect(lines[0]).toMatchObject({
      old_quantity: 3,
      quantity: 2,
      shortage: 'limit',
      old_price: 22.5,
      price: 27,
      amount: 55.5,
      missing_add_ons: ['Bread'],
    })
    expect(amount).toBe(119.5)
  })

  it('names the options that are offered no more, and none when a new question makes the choice incomplete', async () => {
    const person = await guestHere()
    const order_id = await grillOrder(person)
    const size = {
      name: { en: 'Size', ar: 'الحجم' },
      type: 'single' as const,
      min: 0,
      max: 0,
      required: true,
      values: [{ label: { en: 'Regular', ar: 'عادي' }, optionPrice: 0 }],
    }
    {
      await using _ = await changed(item.mixedGrill, { food_variations: [size] })
      const { lines } = (await preview(person, order_id)).data!
      expect(lines[1]).toMatchObject({
        reason: 'options',
        quantity: 0,
        price: null,
        amount: 0,
        missing_options: ['Large', 'Rice', 'Fries'],
      })
    }
    const large = { ...size, values: [{ label: { en: 'Large', ar: 'كبير' }, optionPrice: 0 }] }
    const sides = { ...large, name: { en: 'Sides', ar: 'الجوانب' }, required: false, min: 1, max: 1 }
    const values = ['Rice', 'Fries'].map((en) => ({ label: { en, ar: en }, optionPrice: 0 }))
    await using _ = await changed(item.mixedGrill, {
      food_variations: [large, { ...sides, type: 'multi', values }],
    })
    const { lines } = await readPreview(person, order_id)
    expect(lines[1]).toMatchObject({ reason: 'options', missing_options: [] })
  })

  it('names the variation that is offered no more', async () => {
    const person = await guestHere()
    await put(person, item.shirt, { variation: [{ type: 'Red', price: 55, stock: 6 }] })
    const order_id = await orderCart(person, store.gadgets)
    const blue = [{ type: { en: 'Blue', ar: 'أزرق' }, price: 6000, stock: 1 }]
    await using _ = await changed(item.shirt, { variations: blue })
    const { lines } = await readPreview(person, order_id)
    expect(lines).toMatchObject([{ reason: 'options', options: ['Red'], missing_options: ['Red'] }])
  })

  it('the preview says which items are gone, sold out, or only left in part', async () => {
    const person = await guestHere()
    await put(person, item.milk, { quantity: 3 })
    await put(person, item.scarceTea)
    await put(person, item.juice)
    const order_id = await orderCart(person, store.market)
    await using _ = await changed(item.milk, { stock: 2 })
    await using __ = await changed(item.scarceTea, { stock: 0 })
    await using ___ = await changed(item.juice, { active: false })
    const { lines, quantity } = await readPreview(person, order_id)
    expect(lines).toMatchObject([
      { item_id: item.milk, reason: null, quantity: 2, shortage: 'stock' },
      { item_id: item.scarceTea, reason: 'stock', quantity: 0, price: 10, amount: 0 },
      { item_id: item.juice, reason: 'gone', quantity: 0, price: null, name: 'juice' },
    ])
    expect(quantity).toBe(2)
  })

  it('marks a line that is in the cart already', async () => {
    const person = await guestHere()
    const order_id = await grillOrder(person)
    await put(person, item.kebab)
    const { lines, quantity } = await readPreview(person, order_id)
    expect(lines).toMatchObject([{ reason: 'in_cart', quantity: 0, price: 22.5 }, { reason: null }])
    expect(quantity).toBe(1)
  })

  it('tells the hours of an item outside of them, and leaves it out when the store takes no orders for later', async () => {
    const { db } = shop.services
    const person = await guestHere()
    shop.now = new Date('2026-11-20T04:00:00Z')
    await put(person, item.breakfast)
    const order_id = await orderCart(person, store.grill)
    expect((await preview(person, order_id)).data!.lines).toMatchObject([
      { reason: null, available_time_starts: null },
    ])
    shop.now = noon
    await db.update(stores).set({ schedule_order: false }).where(eq(stores.id, store.grill))
    const hours = { available_time_starts: '06:00:00', available_time_ends: '11:00:00' }
    const closed = await readPreview(person, order_id)
    await db.update(stores).set({ schedule_order: true }).where(eq(stores.id, store.grill))
    expect(closed.lines).toMatchObject([{ reason: 'hours', quantity: 0, price: 30, ...hours }])
    expect((await readPreview(person, order_id)).lines).toMatchObject([
      { reason: null, quantity: 1, ...hours },
    ])
  })

  it('tells when a closed or paused store opens, and whether it takes orders for later', async () => {
    const { db } = shop.services
    const person = await guestHere()
    shop.now = new Date('2026-11-20T04:00:00Z')
    await put(person, item.soup)
    const order_id = await orderCart(person, store.closed)
    const storeNow = async () => (await preview(person, order_id)).data!.store
    expect(await storeNow()).toMatchObject({ open: 1, current_opening_time: null })
    shop.now = noon
    expect(await storeNow()).toMatchObject({ open: 0, current_opening_time: '07:00:00', schedule_order: 1 })
    shop.now = new Date('2026-11-20T04:00:00Z')
    await db.update(stores).set({ active: false }).where(eq(stores.id, store.closed))
    expect(await storeNow()).toMatchObject({ open: 0 })
    await db.update(stores).set({ active: true }).where(eq(stores.id, store.closed))
  })

  it('tells whether the store is in a zone of the chosen location', async () => {
    const { guest_id } = await guestHere()
    const order_id = await grillOrder({ api: clientOf(shop.app, inTheCenter), guest_id, token: undefined })
    const asked = async (zones: number[]) =>
      (await clientOf(shop.app, { zones }).GET('/order/again', { params: { query: { order_id, guest_id } } }))
        .data!.store
    expect(await asked([zone.noCash])).toMatchObject({ serves_location: 0 })
    expect(await asked([zone.noCash, zone.center])).toMatchObject({ serves_location: 1 })
  })

  it('counts the cart of another store, which adding would clear', async () => {
    const person = await guestHere()
    const order_id = await grillOrder(person)
    await put(person, item.margherita, { quantity: 2 })
    const seen = await readPreview(person, order_id)
    expect(seen).toMatchObject({ other_cart: { store_name: 'pizza-house', quantity: 2 }, quantity: 4 })
    expect((await cartOf(person)).map(({ item_id }) => item_id)).toEqual([item.kebab, item.mixedGrill])
  })

  it('is in the language of the reader', async () => {
    const { guest_id } = await guestHere()
    const api = clientOf(shop.app, { ...inTheCenter, locale: 'ar' })
    const order_id = await grillOrder({ api, guest_id, token: undefined })
    const { data } = await api.GET('/order/again', { params: { query: { order_id, guest_id } } })
    expect(data!.lines[1]).toMatchObject({
      name: 'مشاوي مشكلة',
      options: ['الحجم: كبير', 'الجوانب: أرز، بطاطس'],
    })
  })

  it('needs a location, a guest id and an order of the asker', async () => {
    const person = await guestHere()
    const order_id = await giveOrder({ services: shop.services, person })
    const ask = (api: Person['api'], guest_id?: string) =>
      api.GET('/order/again', { params: { query: { order_id, ...(guest_id ? { guest_id } : {}) } } })
    const { guest_id } = person
    expect(refusalOf(await ask(clientOf(shop.app), guest_id))).toEqual({ status: 403, codes: ['zoneId'] })
    expect(refusalOf(await ask(clientOf(shop.app, { zones: [999] }), guest_id))).toEqual({
      status: 403,
      codes: ['zoneId'],
    })
    expect(refusalOf(await ask(person.api))).toEqual({ status: 403, codes: ['guest_id'] })
    const { token } = await newCustomer(shop.app)
    const other = clientOf(shop.app, { ...inTheCenter, token: token! })
    expect(refusalOf(await ask(other))).toEqual({ status: 404, codes: ['order'] })
    expect(refusalOf(await ask(other, guest_id))).toEqual({ status: 404, codes: ['order'] })
  })
})
