import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { items } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { cartOf, changedItem, grillOrder, orderCart, put, who } from './support/old-orders.ts'
import { addOn, item, store } from './support/small-shop.ts'

const shop = openShop()

let keys = 0
const newKey = () => `again-${String(++keys).padStart(12, '0')}`
const under = (key: string) => ({ header: { 'Idempotency-Key': key } })

const again = (person: Person, order_id: number, key: string, replace_cart: 0 | 1 = 0) =>
  person.api.POST('/order/again', {
    params: under(key),
    body: { order_id, replace_cart, ...who(person) },
  })
const undo = (person: Person, key: string) =>
  person.api.DELETE('/order/again', { params: { ...under(key), query: who(person) } })

describe('an order again with a key', () => {
  it('adds once however often it is sent, and answers the first reply with the cart of now', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    const key = newKey()
    const first = (await again(person, order_id, key)).data!
    await person.api.DELETE('/cart/remove-item', { params: { query: { cart_id: first.cart[0]!.id } } })
    const second = (await again(person, order_id, key)).data!
    expect(second).toMatchObject({ message: first.message, added: 4, missing: [], changed: [] })
    expect(second.cart.map(({ item_id }) => item_id)).toEqual([item.mixedGrill])
  })

  it('adds once when it is sent many times at the same moment', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    const key = newKey()
    const replies = await Promise.all([1, 2, 3].map(() => again(person, order_id, key)))
    for (const { response } of replies) expect([200, 409]).toContain(response.status)
    expect((await cartOf(person)).map(({ quantity }) => quantity)).toEqual([3, 1])
    expect((await again(person, order_id, key)).data).toMatchObject({ added: 4 })
  })

  it('refuses the key for another order', async () => {
    const person = await newGuest(shop.app)
    const [one, two] = [await grillOrder(person), await grillOrder(person)]
    const key = newKey()
    await again(person, one, key)
    expect(refusalOf(await again(person, two, key))).toEqual({ status: 422, codes: ['idempotency_key'] })
  })

  it('clears the cart of another store in the same step when it is told to', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.margherita)
    expect(refusalOf(await again(person, order_id, newKey()))).toEqual({
      status: 403,
      codes: ['different_stores'],
    })
    const { data } = await again(person, order_id, newKey(), 1)
    expect(data!.cart.map(({ item_id }) => item_id)).toEqual([item.kebab, item.mixedGrill])
    expect(await cartOf(person)).toEqual(data!.cart)
  })

  it('keeps the cart of another store when nothing of the order can be had', async () => {
    const person = await newGuest(shop.app)
    await put(person, item.milk)
    const order_id = await orderCart(person, store.market)
    await put(person, item.margherita)
    await using _ = await changedItem(shop.services, item.milk, { active: false })
    const { data } = await again(person, order_id, newKey(), 1)
    expect(data).toMatchObject({ added: 0, missing: [{ item_id: item.milk, reason: 'gone' }] })
    expect(data!.cart.map(({ item_id }) => item_id)).toEqual([item.margherita])
  })
})

describe('undoing an order again', () => {
  it.each([
    ['a guest', newGuest],
    ['a customer', newCustomer],
  ])('gives %s back the cart of another store, line by line', async (_, newPerson) => {
    const person = await newPerson(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.margherita, { quantity: 2, add_on_ids: [addOn.cheese], add_on_qtys: [3] })
    const before = await cartOf(person)
    const key = newKey()
    await again(person, order_id, key, 1)
    const { data } = await undo(person, key)
    expect(data).toEqual({ message: 'Your cart is as it was before.', cart: before })
    expect(await cartOf(person)).toEqual(before)
  })

  it('takes out what was added to a cart of the same store, and nothing else', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.kebab)
    const before = await cartOf(person)
    const key = newKey()
    await again(person, order_id, key)
    expect(await cartOf(person)).toHaveLength(2)
    expect((await undo(person, key)).data!.cart).toEqual(before)
  })

  it('changes nothing more when it is asked again', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    const key = newKey()
    await again(person, order_id, key)
    await undo(person, key)
    await put(person, item.kebab)
    const { data } = await undo(person, key)
    expect(data!.cart).toMatchObject([{ item_id: item.kebab, quantity: 1 }])
  })

  it('does not let a late repetition of the order add anything', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    const key = newKey()
    await again(person, order_id, key)
    await undo(person, key)
    expect((await again(person, order_id, key)).data).toMatchObject({ added: 4, cart: [] })
    expect(await cartOf(person)).toEqual([])
  })

  it('is refused when the cart has changed since, which then stays as it is', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    const changes: ((cart_id: number) => Promise<unknown>)[] = [
      () => put(person, item.breakfast),
      (cart_id) =>
        person.api.POST('/cart/update', { body: { ...who(person), cart_id, quantity: 2, price: 0 } }),
      (cart_id) => person.api.DELETE('/cart/remove-item', { params: { query: { ...who(person), cart_id } } }),
      (cart_id) =>
        person.api.PUT('/cart/update', {
          body: { ...who(person), cart_id, model: 'Item', item_id: item.kebab, price: 0, quantity: 3 },
        }),
    ]
    for (const change of changes) {
      await person.api.DELETE('/cart/remove', { params: { query: who(person) } })
      const key = newKey()
      const { cart } = (await again(person, order_id, key)).data!
      await change(cart[0]!.id)
      const changed = await cartOf(person)
      expect(refusalOf(await undo(person, key))).toEqual({ status: 409, codes: ['cart_changed'] })
      expect(await cartOf(person)).toEqual(changed)
    }
  })

  it('brings back a line whose item was withdrawn meanwhile, marked as such until it is sold again', async () => {
    const person = await newGuest(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.margherita)
    const key = newKey()
    await again(person, order_id, key, 1)
    {
      await using _ = await changedItem(shop.services, item.margherita, { active: false })
      expect((await undo(person, key)).data!.cart).toMatchObject([
        { item_id: item.margherita, refusal: { message: expect.any(String) } },
      ])
    }
    const [line] = await cartOf(person)
    expect(line).toMatchObject({ item_id: item.margherita, quantity: 1 })
    expect(line!.refusal ?? null).toBeNull()
  })

  it('follows a guest who signs in to the account', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await grillOrder(guest)
    await put(guest, item.margherita)
    const key = newKey()
    await again(guest, order_id, key, 1)
    const customer = await newCustomer(shop.app, guest.guest_id)
    const { data } = await undo(customer, key)
    expect(data!.cart).toMatchObject([{ item_id: item.margherita, is_guest: 0 }])
    expect(await cartOf(customer)).toEqual(data!.cart)
  })

  it('knows no key of another shopper, no unknown key, and no asker without a name', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    const key = newKey()
    await again(person, order_id, key)
    const before = await cartOf(person)
    const other = await newGuest(shop.app)
    expect(refusalOf(await undo(other, key))).toEqual({ status: 404, codes: ['idempotency_key'] })
    expect(refusalOf(await undo(person, newKey()))).toEqual({ status: 404, codes: ['idempotency_key'] })
    const visitor = await clientOf(shop.app).DELETE('/order/again', { params: { ...under(key), query: {} } })
    expect(refusalOf(visitor)).toEqual({ status: 403, codes: ['guest_id'] })
    const keyless = await person.api.DELETE('/order/again', { params: { header: {} as never } })
    expect(refusalOf(keyless)).toEqual({ status: 403, codes: ['Idempotency-Key'] })
    expect(await cartOf(person)).toEqual(before)
  })

  it('and ordering again at the same moment leave the cart of before or of after, never a mix', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await grillOrder(person)
    await put(person, item.margherita)
    const key = newKey()
    await again(person, order_id, key, 1)
    await Promise.all([undo(person, key), again(person, order_id, newKey(), 1), undo(person, key)])
    const held = (await cartOf(person)).map(({ item_id }) => item_id)
    expect([[item.margherita], [item.kebab, item.mixedGrill]]).toContainEqual(held)
  })
})

it('an order again counts no piece of the shelf', async () => {
  const person = await newGuest(shop.app)
  await put(person, item.milk, { quantity: 2 })
  const order_id = await orderCart(person, store.market)
  const stock = async () =>
    (await shop.services.db.select().from(items).where(eq(items.id, item.milk)))[0]!.stock
  const before = await stock()
  const key = newKey()
  await again(person, order_id, key)
  await undo(person, key)
  expect(await stock()).toBe(before)
})
