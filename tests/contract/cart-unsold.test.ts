import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { addOns, cartLines, items, stores } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { addOn, item, noon, positions, store, text } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const put = ({ api, guest_id }: Person, item_id: number, more: object = {}) =>
  api.POST('/cart/add', {
    body: { ...(guest_id ? { guest_id } : {}), model: 'Item', item_id, price: 0, quantity: 1, ...more },
  })

/** The id of the first line of the cart after it. */
const firstPut = async (...line: Parameters<typeof put>) => (await put(...line)).data![0]!.id

const lines = async ({ api, guest_id }: Person) =>
  (await api.GET('/customer/cart/list', { params: { query: { guest_id } } })).data!

const remove = ({ api, guest_id }: Person, cart_id: number) =>
  api.DELETE('/cart/remove-item', { params: { query: { cart_id, guest_id } } })

const order = ({ api, guest_id }: Person, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: 0,
      store_id: store.grill,
      address: '14 Pearl Street',
      ...positions.center,
      contact_person_name: 'Omar',
      contact_person_number: '+971 50 123 4567',
      ...(guest_id ? { guest_id } : {}),
      ...more,
    },
  })

type Changes = Partial<typeof items.$inferInsert>

/** The item as its store sells it until the end of the block. */
const becomes = async (id: number, changes: Changes) => {
  const write = (now: Changes) => shop.services.db.update(items).set(now).where(eq(items.id, id))
  const [sold] = await shop.services.db.select().from(items).where(eq(items.id, id))
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, sold![key as 'price']]))
  await write(changes)
  return { [Symbol.asyncDispose]: async () => void (await write(before)) }
}

const large = { name: 'Size', values: { label: ['Large'] } }
const smallOnly = {
  name: text('Size', 'الحجم'),
  type: 'single' as const,
  min: 0,
  max: 0,
  required: true,
  values: [{ label: text('Small'), optionPrice: 0 }],
}
const greenOnly = { type: text('Green', 'أخضر'), price: 5500, stock: 6 }
const red = [{ type: 'Red', price: 0, stock: 0 }]
const bread = { add_on_ids: [addOn.sauce], add_on_qtys: [2] }

/** The item in the cart, its options, the change of the item, and the code and words of the refusal of its line. */
const unsold: [string, number, object, Changes, string, string][] = [
  ['is withdrawn', item.kebab, {}, { active: false }, 'item_id', 'This item is no longer sold.'],
  [
    'has other options',
    item.mixedGrill,
    { variation: [large] },
    { food_variations: [smallOnly] },
    'variation',
    'The chosen options do not belong to this item.',
  ],
  [
    'has other variations',
    item.shirt,
    { variation: red },
    { variations: [greenOnly] },
    'variation',
    'The chosen options do not belong to this item.',
  ],
  [
    'lost an add-on',
    item.kebab,
    bread,
    { add_on_ids: [addOn.bread] },
    'add_on_ids',
    'An add-on does not belong to this item.',
  ],
]

describe('a line whose item', () => {
  it.each(unsold)('%s stays in the cart as it was chosen, with the reason', async (...sample) => {
    const [, item_id, choice, changes, code, message] = sample
    const guest = await newGuest(shop.app)
    await put(guest, item_id, { quantity: 2, ...choice })
    const [before] = await lines(guest)
    expect(before).not.toHaveProperty('refusal')
    {
      await using _ = await becomes(item_id, changes)
      const [line, ...others] = await lines(guest)
      expect(others).toEqual([])
      const { id, quantity, add_on_ids, add_on_qtys } = before!
      expect(line).toMatchObject({ id, item_id, quantity, add_on_ids, add_on_qtys })
      expect(line).toMatchObject({ refusal: { code, message }, item: { name: before!.item.name } })
    }
    expect(await lines(guest)).toEqual([before])
  })

  it.each(unsold)('%s cannot be ordered from the cart, and the refusal names its line', async (...sample) => {
    const [, item_id, choice, changes, code, message] = sample
    const guest = await newGuest(shop.app)
    const cart_id = await firstPut(guest, item_id, choice)
    await using _ = await becomes(item_id, changes)
    const store_id = item_id === item.shirt ? store.gadgets : store.grill
    const { error, response } = await order(guest, { store_id })
    expect(response.status).toBe(403)
    expect(error?.errors).toEqual([{ code, message, cart_id, item_id }])
    expect(await lines(guest)).toHaveLength(1)
  })

  it('is part of a campaign stays when that is over, with the reason', async () => {
    const customer = await newCustomer(shop.app)
    await put(customer, item.feast, { model: 'ItemCampaign' })
    shop.now = new Date('2026-12-01T08:00:00Z')
    expect(await lines(customer)).toMatchObject([
      { item_type: 'ItemCampaign', refusal: { code: 'campaign', message: 'This campaign is over' } },
    ])
  })

  it('lost a required choice or an add-on for good says which in the language of the customer', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    await using _ = await becomes(item.mixedGrill, { active: false })
    const arabic = { ...guest, api: clientOf(shop.app, { locale: 'ar' }) }
    expect(await lines(arabic)).toMatchObject([
      {
        refusal: { message: 'لم يعد هذا المنتج معروضًا للبيع.' },
        variation: [{ name: 'الحجم', values: { label: ['كبير'] } }],
      },
    ])
  })
})

describe('the words of a choice that is offered no more', () => {
  it('are those in which it was kept', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    const shopper = await newGuest(shop.app)
    await put(shopper, item.shirt, { variation: red })
    await using _ = await becomes(item.mixedGrill, { food_variations: [smallOnly] })
    await using __ = await becomes(item.shirt, { variations: [greenOnly] })
    const inArabic = async (person: Person) => {
      const [line] = await lines({ ...person, api: clientOf(shop.app, { locale: 'ar' }) })
      return line!.variation
    }
    expect(await inArabic(guest)).toEqual([{ name: 'الحجم', values: { label: ['Large'] } }])
    expect(await inArabic(shopper)).toEqual([{ type: 'Red', price: 0, stock: 0 }])
  })
})

describe('an unsold line', () => {
  it('is refused together with the other lines of its order', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab)
    await put(guest, item.breakfast)
    const [kebab, breakfast] = await lines(guest)
    await using _ = await becomes(item.kebab, { active: false })
    expect((await order(guest)).error?.errors).toMatchObject([
      { code: 'item_id', cart_id: kebab!.id },
      { code: 'available_time', cart_id: breakfast!.id },
    ])
  })

  it('can be removed, and the others are ordered at their own price', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    await put(guest, item.kebab, { quantity: 2 })
    const [grill] = await lines(guest)
    await using _ = await becomes(item.mixedGrill, { active: false })
    expect((await remove(guest, grill!.id)).data).toMatchObject([{ item_id: item.kebab }])
    const amount = (await order(guest)).error!.errors[0]!.expected!
    expect((await order(guest, { order_amount: amount })).response.status).toBe(200)
  })

  it('can be replaced by options that are offered', async () => {
    const guest = await newGuest(shop.app)
    const cart_id = await firstPut(guest, item.mixedGrill, { variation: [large] })
    await using _ = await becomes(item.mixedGrill, { food_variations: [smallOnly] })
    const { data } = await guest.api.PUT('/cart/update', {
      body: {
        cart_id,
        guest_id: guest.guest_id,
        model: 'Item',
        item_id: item.mixedGrill,
        price: 0,
        quantity: 1,
        variation: [{ name: 'Size', values: { label: ['Small'] } }],
      },
    })
    expect(data).toMatchObject([{ id: cart_id, variation: [{ values: { label: ['Small'] } }] }])
    expect(data![0]).not.toHaveProperty('refusal')
  })

  it('takes none of the pieces that an order may have', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large], quantity: 3 })
    await using _ = await becomes(item.mixedGrill, {
      food_variations: [smallOnly],
      maximum_cart_quantity: 3,
    })
    const small = [{ name: 'Size', values: { label: ['Small'] } }]
    const { data } = await put(guest, item.mixedGrill, { variation: small, quantity: 3 })
    expect(data).toMatchObject([{ quantity: 3, refusal: { code: 'variation' } }, { quantity: 3 }])
  })

  it('keeps the cart with its store', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab)
    await using _ = await becomes(item.kebab, { active: false })
    expect(refusalOf(await put(guest, item.margherita))).toEqual({ status: 403, codes: ['different_stores'] })
  })

  const signIn = (customer: { phone: string }, { guest_id }: Person) =>
    clientOf(shop.app).POST('/auth/login', {
      body: { phone: customer.phone, password: 'long enough', guest_id },
    })

  it('comes along when its guest signs in', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab)
    await put(guest, item.mixedGrill, { variation: [large] })
    await using _ = await becomes(item.kebab, { active: false })
    const customer = await newCustomer(shop.app)
    await signIn(customer, guest)
    expect(await lines(customer)).toMatchObject([
      { item_id: item.kebab, is_guest: 0, refusal: { code: 'item_id' } },
      { item_id: item.mixedGrill },
    ])
  })

  it('is in the cart once when the customer had it, too', async () => {
    const customer = await newCustomer(shop.app)
    await put(customer, item.kebab, { quantity: 2 })
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab, { quantity: 3 })
    await using _ = await becomes(item.kebab, { active: false })
    await signIn(customer, guest)
    expect(await lines(customer)).toMatchObject([{ quantity: 2, refusal: { code: 'item_id' } }])
    expect(await lines(customer)).toHaveLength(1)
  })

  it('stays when an order is put in the cart again', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    const amount = (await order(guest)).error!.errors[0]!.expected!
    const placed = await order(guest, { order_amount: amount })
    await put(guest, item.kebab)
    await using _ = await becomes(item.kebab, { active: false })
    const { data } = await guest.api.POST('/order/again', {
      body: { order_id: placed.data!.order_id, guest_id: guest.guest_id },
    })
    expect(data).toMatchObject({
      missing: [],
      cart: [{ item_id: item.kebab, refusal: { code: 'item_id' } }, { item_id: item.mixedGrill }],
    })
  })
})

describe('the price of a line when it was added', () => {
  const added = async (person: Person) => (await lines(person)).map(({ added_price }) => added_price)

  it('is that of one piece with its options after the discount, without add-ons', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab, { quantity: 2, ...bread })
    await put(guest, item.mixedGrill, { variation: [large] })
    expect(await added(guest)).toEqual([22.5, 55])
    expect(await lines(guest)).toMatchObject([{ price: 25 }, { price: 55 }])
  })

  it('counts a flash sale, and the discount of the store', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.juice)
    const other = await newGuest(shop.app)
    await put(other, item.margherita)
    expect(await added(guest)).toEqual([5])
    expect(await added(other)).toEqual([30])
  })

  it('stays when price and quantity change, and is the new one once the line is replaced', async () => {
    const guest = await newGuest(shop.app)
    const { guest_id } = guest
    const cart_id = await firstPut(guest, item.kebab)
    await using _ = await becomes(item.kebab, { price: 3000 })
    const body = { cart_id, guest_id, price: 0, quantity: 2 }
    const { data } = await guest.api.POST('/cart/update', { body })
    expect(data).toMatchObject([{ price: 30, added_price: 22.5, quantity: 2 }])
    expect(await added(guest)).toEqual([22.5])
    const replaced = await guest.api.PUT('/cart/update', {
      body: { ...body, model: 'Item', item_id: item.kebab },
    })
    expect(replaced.data).toMatchObject([{ price: 30, added_price: 27 }])
    expect(await added(guest)).toEqual([27])
  })

  it('stays when the discount ends', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab)
    await using _ = await becomes(item.kebab, { discount: 0 })
    expect(await lines(guest)).toMatchObject([{ price: 25, added_price: 22.5, item: { discount: 0 } }])
  })

  it('is not said of a line that was added before it was kept', async () => {
    const guest = await newGuest(shop.app)
    const id = await firstPut(guest, item.kebab)
    await shop.services.db.update(cartLines).set({ added_price: null }).where(eq(cartLines.id, id))
    expect((await lines(guest))[0]).not.toHaveProperty('added_price')
  })
})

it('an add-on that its store withdrew refuses its line', async () => {
  const { db } = shop.services
  const guest = await newGuest(shop.app)
  await put(guest, item.kebab, bread)
  await db.update(addOns).set({ active: false }).where(eq(addOns.id, addOn.sauce))
  expect(await lines(guest)).toMatchObject([
    { refusal: { code: 'add_on_ids' }, add_on_ids: [addOn.sauce], add_on_qtys: [2] },
  ])
  await db.update(addOns).set({ active: true }).where(eq(addOns.id, addOn.sauce))
})

it('a store that takes a pause keeps its lines in the cart', async () => {
  const { db } = shop.services
  const guest = await newGuest(shop.app)
  await put(guest, item.kebab)
  await db.update(stores).set({ active: false }).where(eq(stores.id, store.grill))
  expect((await lines(guest))[0]).not.toHaveProperty('refusal')
  expect(refusalOf(await order(guest))).toEqual({ status: 403, codes: ['store_closed'] })
  await db.update(stores).set({ active: true }).where(eq(stores.id, store.grill))
})
