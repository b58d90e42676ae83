import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { carts, items } from '#server/db/schema.ts'
import { newSecret } from '#server/identity/secret.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { addOn, item, noon, text } from './support/small-shop.ts'

const shop = openShop()

const put = ({ api, guest_id }: Person, item_id: number, more: object = {}) =>
  api.POST('/cart/add', {
    body: { ...(guest_id ? { guest_id } : {}), model: 'Item', item_id, price: 0, quantity: 1, ...more },
  })

const lines = async ({ api, guest_id }: Person) =>
  (await api.GET('/customer/cart/list', { params: { query: { guest_id } } })).data!

const large = { name: 'Size', values: { label: ['Large'] } }
const regular = { name: 'Size', values: { label: ['Regular'] } }

afterEach(() => {
  shop.now = noon
})

describe('adding to the cart', () => {
  it("adding an item returns the whole cart with the server's prices", async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab, { price: 0.01, quantity: 2, add_on_ids: [addOn.sauce], add_on_qtys: [3] })
    const { data } = await put(guest, item.mixedGrill, {
      variation: [large, { name: 'Sides', values: { label: ['Rice', 'Salad'] } }],
    })
    expect(data).toMatchObject([
      {
        item_id: item.kebab,
        price: 25,
        quantity: 2,
        add_on_ids: [addOn.sauce],
        add_on_qtys: [3],
        is_guest: 1,
      },
      {
        item_id: item.mixedGrill,
        price: 63.33,
        variation: [large, { name: 'Sides', values: { label: ['Rice', 'Salad'] } }],
      },
    ])
    expect(await lines(guest)).toEqual(data)
  })

  it('the cart shows a stored choice in the language of the request', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    const arabic = { ...guest, api: clientOf(shop.app, { locale: 'ar' }) }
    expect((await lines(arabic))[0]!.variation).toEqual([{ name: 'الحجم', values: { label: ['كبير'] } }])
    expect(
      refusalOf(
        await put(arabic, item.mixedGrill, { variation: [{ name: 'الحجم', values: { label: ['كبير'] } }] }),
      ),
    ).toEqual({
      status: 403,
      codes: ['cart_item'],
    })
  })

  it('the cart refuses a choice that it holds and accepts another choice of the item', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    expect(refusalOf(await put(guest, item.mixedGrill, { variation: [large] }))).toEqual({
      status: 403,
      codes: ['cart_item'],
    })
    expect((await put(guest, item.mixedGrill, { variation: [regular] })).data).toHaveLength(2)
  })

  it.each([
    ['another store', item.margherita, {}, 'different_stores'],
    ['more than one order may have', item.kebab, { quantity: 6 }, 'cart_item_limit'],
    ['a required group without a choice', item.mixedGrill, {}, 'variation'],
    [
      'two options of a single group',
      item.mixedGrill,
      { variation: [{ name: 'Size', values: { label: ['Large', 'Regular'] } }] },
      'variation',
    ],
    [
      'more options than a group allows',
      item.mixedGrill,
      { variation: [large, { name: 'Sides', values: { label: ['Rice', 'Salad', 'Fries'] } }] },
      'variation',
    ],
    [
      'an option nobody offers',
      item.mixedGrill,
      { variation: [large, { name: 'Sides', values: { label: ['Gold'] } }] },
      'variation',
    ],
    [
      'an add-on of another store',
      item.kebab,
      { add_on_ids: [addOn.cheese], add_on_qtys: [1] },
      'add_on_ids',
    ],
    ['no quantity', item.kebab, { quantity: 0 }, 'quantity'],
    ['a negative quantity', item.kebab, { quantity: -1 }, 'quantity'],
  ])('refuses %s and keeps the cart as it was', async (_, item_id, more, code) => {
    const guest = await newGuest(shop.app)
    await put(guest, item.mixedGrill, { variation: [large] })
    const before = await lines(guest)
    const reply = await put(guest, item_id, more)
    expect(refusalOf(reply)).toEqual({ status: 403, codes: [code] })
    expect(await lines(guest)).toEqual(before)
  })

  it('the stock of each variation is counted separately', async () => {
    const guest = await newGuest(shop.app)
    const blue = [{ type: 'Blue', price: 0, stock: 0 }]
    expect(refusalOf(await put(guest, item.shirt, { quantity: 2, variation: blue }))).toEqual({
      status: 403,
      codes: ['stock'],
    })
    expect((await put(guest, item.shirt, { variation: blue })).data).toMatchObject([
      { price: 60, variation: [{ type: 'Blue', price: 60, stock: 1 }] },
    ])
  })

  it('the cart takes no more flash-sale pieces than the sale has left', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await put(guest, item.juice, { quantity: 4 }))).toEqual({
      status: 403,
      codes: ['stock'],
    })
    const { data } = await put(guest, item.juice, { quantity: 3 })
    expect(data![0]!.item).toMatchObject({
      discount: 50,
      discount_type: 'percent',
      store_discount: 0,
      stock: 3,
    })
  })

  it('hidden and missing items cannot be added', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await put(guest, item.hidden))).toMatchObject({ status: 404 })
    expect(refusalOf(await put(guest, 9999))).toMatchObject({ status: 404 })
  })

  it('the cart needs a guest id that the server issued', async () => {
    const api = clientOf(shop.app)
    const { guest_id } = await newGuest(shop.app)
    const forged = (guest_id.startsWith('A') ? 'B' : 'A') + guest_id.slice(1)
    const invented = ['', '7', newSecret(), randomUUID(), forged, `${guest_id}=`, `${guest_id}!`]
    for (const each of invented)
      expect(refusalOf(await put({ api, guest_id: each, token: undefined }, item.kebab)), each).toEqual({
        status: 403,
        codes: ['guest_id'],
      })
    const owners = await shop.services.db.select({ owner: carts.owner }).from(carts)
    expect(invented.filter((each) => owners.some(({ owner }) => owner === `guest:${each}`))).toEqual([])
    expect((await put({ api, guest_id, token: undefined }, item.kebab)).data).toHaveLength(1)
  })
})

describe('changing the cart', () => {
  const withKebab = async () => {
    const guest = await newGuest(shop.app)
    const { data } = await put(guest, item.kebab)
    return { guest, cart_id: data![0]!.id }
  }

  it('a line changes its quantity within the limit', async () => {
    const { guest, cart_id } = await withKebab()
    const change = (quantity: number) =>
      guest.api.POST('/cart/update', { body: { cart_id, guest_id: guest.guest_id, quantity, price: 0 } })
    expect((await change(5)).data).toMatchObject([{ id: cart_id, quantity: 5 }])
    expect(refusalOf(await change(6))).toEqual({ status: 403, codes: ['cart_item_limit'] })
    expect(await lines(guest)).toMatchObject([{ quantity: 5 }])
  })

  it('an update replaces the add-ons of a line and keeps its number', async () => {
    const { guest, cart_id } = await withKebab()
    const { data } = await guest.api.PUT('/cart/update', {
      body: {
        cart_id,
        guest_id: guest.guest_id,
        model: 'Item',
        item_id: item.kebab,
        price: 0,
        quantity: 2,
        add_on_ids: [addOn.bread],
        add_on_qtys: [2],
      },
    })
    expect(data).toMatchObject([{ id: cart_id, quantity: 2, add_on_ids: [addOn.bread], add_on_qtys: [2] }])
  })

  /** A line, and both ways to change it. */
  const withLine = async (item_id: number, choice: object = {}) => {
    const guest = await newGuest(shop.app)
    const { data } = await put(guest, item_id, choice)
    const line = { cart_id: data![0]!.id, guest_id: guest.guest_id, price: 0 }
    return {
      guest,
      update: (quantity: number) => guest.api.POST('/cart/update', { body: { ...line, quantity } }),
      replace: (more: object) =>
        guest.api.PUT('/cart/update', {
          body: { ...line, model: 'Item', item_id, quantity: 1, ...choice, ...more },
        }),
    }
  }

  it.each([
    ['more than one order may have', item.kebab, {}, { quantity: 6 }, 'cart_item_limit'],
    ['more than there is', item.scarceTea, {}, { quantity: 3 }, 'stock'],
    [
      'an option nobody offers',
      item.mixedGrill,
      { variation: [large] },
      { variation: [large, { name: 'Sides', values: { label: ['Gold'] } }] },
      'variation',
    ],
    [
      'an add-on of another store',
      item.kebab,
      {},
      { add_on_ids: [addOn.cheese], add_on_qtys: [1] },
      'add_on_ids',
    ],
    ['no quantity', item.kebab, {}, { quantity: 0 }, 'quantity'],
  ])('replaces no line by %s', async (_, item_id, choice, more, code) => {
    const { guest, replace } = await withLine(item_id, choice)
    const before = await lines(guest)
    expect(refusalOf(await replace(more))).toEqual({ status: 403, codes: [code] })
    expect(await lines(guest)).toEqual(before)
  })

  it('an update cannot give a line the choice of another one', async () => {
    const { guest, replace } = await withLine(item.mixedGrill, { variation: [large] })
    await put(guest, item.mixedGrill, { variation: [regular] })
    const before = await lines(guest)
    expect(refusalOf(await replace({ variation: [regular] }))).toEqual({ status: 403, codes: ['cart_item'] })
    expect(await lines(guest)).toEqual(before)
  })

  it('an update takes no more pieces than the stock has', async () => {
    const { guest, update } = await withLine(item.scarceTea)
    expect(refusalOf(await update(3))).toEqual({ status: 403, codes: ['stock'] })
    expect((await update(2)).data).toMatchObject([{ quantity: 2 }])
    expect(await lines(guest)).toMatchObject([{ quantity: 2 }])
  })

  /** The item as its store sells it from now on, until the end of the block. */
  const becomes = async (id: number, changes: Partial<typeof items.$inferInsert>) => {
    const write = (now: typeof changes) => shop.services.db.update(items).set(now).where(eq(items.id, id))
    const [sold] = await shop.services.db.select().from(items).where(eq(items.id, id))
    const keys = Object.keys(changes) as (keyof typeof changes)[]
    const before = Object.fromEntries(keys.map((key) => [key, sold![key]]))
    await write(changes)
    return { [Symbol.asyncDispose]: async () => void (await write(before)) }
  }

  const smallOnly = {
    name: text('Size'),
    type: 'single' as const,
    min: 0,
    max: 0,
    required: true,
    values: [{ label: text('Small'), optionPrice: 0 }],
  }

  it.each([
    [
      'its options',
      item.mixedGrill,
      { variation: [large] },
      { food_variations: [smallOnly] },
      403,
      'variation',
    ],
    [
      'its add-ons',
      item.kebab,
      { add_on_ids: [addOn.sauce], add_on_qtys: [1] },
      { add_on_ids: [addOn.bread] },
      403,
      'add_on_ids',
    ],
    ['it', item.kebab, {}, { active: false }, 404, 'id'],
  ])('changes no line when %s are sold no more', async (_, item_id, choice, now, status, code) => {
    const { guest, update, replace } = await withLine(item_id, choice)
    const before = await lines(guest)
    {
      await using _ = await becomes(item_id, now)
      for (const reply of [await update(2), await replace({ quantity: 2 })])
        expect(refusalOf(reply)).toEqual({ status, codes: [code] })
    }
    expect(await lines(guest)).toEqual(before)
  })

  it('a line of an ended campaign cannot change', async () => {
    const { update, replace } = await withLine(item.feast)
    shop.now = new Date('2026-12-01T08:00:00Z')
    for (const reply of [await update(2), await replace({ quantity: 2 })])
      expect(refusalOf(reply)).toEqual({ status: 403, codes: ['campaign'] })
  })

  it('removing a line twice succeeds', async () => {
    const { guest, cart_id } = await withKebab()
    const remove = () =>
      guest.api.DELETE('/cart/remove-item', { params: { query: { cart_id, guest_id: guest.guest_id } } })
    expect((await remove()).data).toEqual([])
    expect((await remove()).data).toEqual([])
  })

  it('clearing the cart removes all lines', async () => {
    const { guest } = await withKebab()
    const { data } = await guest.api.DELETE('/cart/remove', {
      params: { query: { guest_id: guest.guest_id } },
    })
    expect(data).toEqual([])
  })

  it('a shopper cannot read or change the cart of another', async () => {
    const { guest, cart_id } = await withKebab()
    const stranger = await newGuest(shop.app)
    const change = await stranger.api.POST('/cart/update', {
      body: { cart_id, guest_id: stranger.guest_id, quantity: 2, price: 0 },
    })
    expect(refusalOf(change)).toEqual({ status: 404, codes: ['cart_id'] })
    await stranger.api.DELETE('/cart/remove-item', {
      params: { query: { cart_id, guest_id: stranger.guest_id } },
    })
    expect(await lines(guest)).toMatchObject([{ id: cart_id, quantity: 1 }])
    expect(await lines(stranger)).toEqual([])
  })

  it('the cart keeps every one of many quick changes', async () => {
    const guest = await newGuest(shop.app)
    const wanted = [item.kebab, item.mixedGrill]
    await Promise.all(
      wanted.map((id) => put(guest, id, { variation: id === item.mixedGrill ? [large] : [] })),
    )
    expect((await lines(guest)).map(({ item_id }) => item_id).sort()).toEqual(wanted)
  })
})

describe('signing in with a cart', () => {
  it("signing in moves the guest's cart to the customer and ends the guest id", async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab, { quantity: 2 })
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect(await lines(customer)).toMatchObject([{ item_id: item.kebab, quantity: 2, is_guest: 0 }])
    expect(refusalOf(await put(guest, item.kebab))).toEqual({ status: 403, codes: ['guest_id'] })
  })

  const signIn = ({ phone }: { phone: string }, { guest_id }: Person) =>
    clientOf(shop.app).POST('/auth/login', { body: { phone, password: 'long enough', guest_id } })

  it('signing in adds up equal lines', async () => {
    const customer = await newCustomer(shop.app)
    await put(customer, item.kebab, { quantity: 4 })
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab, { quantity: 3 })
    await signIn(customer, guest)
    expect(await lines(customer)).toMatchObject([{ item_id: item.kebab, quantity: 5 }])
    expect(await saved(customer)).toEqual([])
  })

  const saved = async ({ api }: Person) => (await api.GET('/customer/cart/saved')).data
  const choose = async ({ api }: Person, keep: 'current' | 'saved') =>
    (await api.POST('/customer/cart/saved', { body: { keep } })).data

  /** A customer with a kebab of the grill at home, who signs in with a pizza of another store. */
  async function withTwoCarts() {
    const customer = await newCustomer(shop.app)
    await put(customer, item.kebab, { quantity: 4 })
    const guest = await newGuest(shop.app)
    await put(guest, item.margherita)
    await signIn(customer, guest)
    return customer
  }

  it('signing in with the cart of another store sets the cart of the customer aside', async () => {
    const customer = await withTwoCarts()
    expect(await lines(customer)).toMatchObject([{ item_id: item.margherita, quantity: 1 }])
    expect(await saved(customer)).toMatchObject([{ item_id: item.kebab, quantity: 4, is_guest: 0 }])
  })

  it('the customer keeps the cart that was set aside, and the other one is gone, also when the request is repeated', async () => {
    const customer = await withTwoCarts()
    for (const _ of [1, 2])
      expect(await choose(customer, 'saved')).toMatchObject([{ item_id: item.kebab, quantity: 4 }])
    expect(await lines(customer)).toHaveLength(1)
    expect(await saved(customer)).toEqual([])
  })

  it('the customer keeps the cart that came along, and the other one is gone, also when the request is repeated', async () => {
    const customer = await withTwoCarts()
    for (const _ of [1, 2])
      expect(await choose(customer, 'current')).toMatchObject([{ item_id: item.margherita }])
    expect(await saved(customer)).toEqual([])
  })

  it('one customer neither sees nor takes the cart that was set aside for another', async () => {
    const customer = await withTwoCarts()
    const other = await newCustomer(shop.app)
    expect(await saved(other)).toEqual([])
    expect(await choose(other, 'saved')).toEqual([])
    expect(await saved(customer)).toHaveLength(1)
  })

  it('a guest has no cart that was set aside', async () => {
    const { api, guest_id } = await newGuest(shop.app)
    expect((await api.GET('/customer/cart/saved')).response.status).toBe(401)
    const body = { keep: 'saved' as const, guest_id }
    expect((await api.POST('/customer/cart/saved', { body })).response.status).toBe(401)
  })
})

describe('two choices of one item', () => {
  const change = (changes: Partial<typeof items.$inferInsert>) =>
    shop.services.db.update(items).set(changes).where(eq(items.id, item.mixedGrill))
  beforeEach(async () => {
    await change({ maximum_cart_quantity: 5 })
  })
  afterEach(async () => {
    await change({ maximum_cart_quantity: null, stock: null })
  })

  const size = (label: string) => [{ name: 'Size', values: { label: [label] } }]
  const putGrills = (person: Person, label: string, quantity: number) =>
    put(person, item.mixedGrill, { variation: size(label), quantity })
  const quantities = async (person: Person) => (await lines(person)).map(({ quantity }) => quantity)

  it('two choices of an item share the maximum of one order', async () => {
    const guest = await newGuest(shop.app)
    const { guest_id } = guest
    await putGrills(guest, 'Large', 3)
    const limit = { status: 403, codes: ['cart_item_limit'] }
    expect(refusalOf(await putGrills(guest, 'Regular', 3))).toEqual(limit)
    const { data } = await putGrills(guest, 'Regular', 2)
    const cart_id = data![1]!.id
    const changed = await guest.api.POST('/cart/update', {
      body: { guest_id, cart_id, quantity: 3, price: 0 },
    })
    expect(refusalOf(changed)).toEqual(limit)
    const replace = (quantity: number) =>
      guest.api.PUT('/cart/update', {
        body: {
          guest_id,
          cart_id,
          model: 'Item',
          item_id: item.mixedGrill,
          price: 0,
          quantity,
          variation: [...size('Regular'), { name: 'Sides', values: { label: ['Rice'] } }],
        },
      })
    expect(refusalOf(await replace(3))).toEqual(limit)
    expect((await replace(1)).data).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  })

  it('two choices of an item share its stock', async () => {
    await change({ stock: 4 })
    const guest = await newGuest(shop.app)
    await putGrills(guest, 'Large', 3)
    const reply = await putGrills(guest, 'Regular', 2)
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['stock'] })
    expect(reply.error!.errors[0]!.message).toContain('Only 4')
    expect((await putGrills(guest, 'Regular', 1)).data).toHaveLength(2)
  })

  it('two variations with their own stock are counted separately', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.shirt, { quantity: 6, variation: [{ type: 'Red', price: 0, stock: 0 }] })
    const { data } = await put(guest, item.shirt, { variation: [{ type: 'Blue', price: 0, stock: 0 }] })
    expect(data).toMatchObject([{ quantity: 6 }, { quantity: 1 }])
  })

  it('the merged cart reduces and drops lines that exceed the maximum', async () => {
    const customer = await newCustomer(shop.app)
    await putGrills(customer, 'Regular', 4)
    const bring = async (label: string, quantity: number) => {
      const guest = await newGuest(shop.app)
      await putGrills(guest, label, quantity)
      await clientOf(shop.app).POST('/auth/login', {
        body: { phone: customer.phone, password: 'long enough', guest_id: guest.guest_id },
      })
      return quantities(customer)
    }
    expect(await bring('Large', 3)).toEqual([2, 3])
    expect(await bring('Large', 4)).toEqual([5])
    await change({ stock: 0 })
    expect(await quantities(customer)).toEqual([5])
    await change({ stock: 1 })
    expect(await bring('Large', 1)).toEqual([1])
  })

  it('a choice that is no longer sold does not count', async () => {
    const guest = await newGuest(shop.app)
    await putGrills(guest, 'Large', 3)
    const [grill] = await shop.services.db.select().from(items).where(eq(items.id, item.mixedGrill))
    const [sizes, ...others] = grill!.food_variations
    const values = sizes!.values.filter(({ label }) => label.en !== 'Large')
    await change({ food_variations: [{ ...sizes!, values }, ...others] })
    const { data } = await putGrills(guest, 'Regular', 5)
    await change({ food_variations: grill!.food_variations })
    expect(data).toMatchObject([{ quantity: 3, refusal: { code: 'variation' } }, { quantity: 5 }])
  })
})
