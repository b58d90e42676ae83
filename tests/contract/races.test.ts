import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { adoptGuest } from '#server/accounts/adopt-guest.ts'
import { buildApp } from '#server/app.ts'
import { orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { type Tally, tally } from '#server/invariants/tally.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  newPhone,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveOrder, home, kebabToGo } from './support/belongings.ts'
import { idOf } from './support/books.ts'
import { item, store } from './support/small-shop.ts'

/*
 * Who comes at the same moment. On the embedded database one waits for the other; `npm run test:pg` lets them meet.
 * Other races stand beside what they are about: wallet, points, keys, payments, codes, reviews, refunds.
 */
const shop = openShop()

let before: Tally[] = []
beforeAll(async () => {
  before = await tally(shop.services.db)
})
afterEach(async () => {
  expect(await findBroken(shop.services.db)).toEqual([])
  expect(await tally(shop.services.db)).toEqual(before)
})

const ROUNDS = 6
const rounds = async (race: () => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) await race()
}
const atOnce = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const named = ({ guest_id }: Person) => (guest_id ? { guest_id } : {})
const buy = (person: Person, more: object = {}) =>
  person.api.POST('/customer/order/place', {
    body: { ...kebabToGo, cart: [...kebabToGo.cart], ...named(person), ...more },
  })
const put = (person: Person, item_id: number = item.kebab, more: object = {}) =>
  person.api.POST('/cart/add', {
    body: { ...named(person), model: 'Item', item_id, price: 0, quantity: 1, ...more },
  })
const { is_buy_now: _, cart: __, ...fromCart } = kebabToGo
/** One kebab, out of the cart. */
const checkOut = (person: Person) =>
  person.api.POST('/customer/order/place', { body: { ...fromCart, ...named(person) } })
const cartOf = async (person: Person) =>
  (await person.api.GET('/customer/cart/list', { params: { query: named(person) } })).data!
const ordersOf = async (person: Person) => {
  const owner = person.guest_id ? `guest:${person.guest_id}` : `customer:${await idOf(person)}`
  return shop.services.db.select().from(orders).where(eq(orders.owner, owner))
}
const cancel = (person: Person, order_id: number) =>
  person.api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind', ...named(person) } })

type Reply = { response: Response; data?: unknown; error?: unknown }
const accepted = (replies: Reply[]) => replies.filter(({ response }) => response.ok)
const refusals = (replies: Reply[]) => replies.filter(({ response }) => !response.ok).map(refusalOf)

describe('the last pieces', () => {
  it.each([
    ['of an item', 2, { item_id: item.scarceTea, price: 10 }, { store_id: store.market, order_amount: 11 }],
    [
      'of a variation',
      1,
      { item_id: item.shirt, price: 60, variation: [{ type: 'Blue', price: 0, stock: 0 }] },
      { store_id: store.gadgets, order_amount: 56 },
    ],
  ])('%s are sold once, and again when they come back', async (_, left, line, more) => {
    const wanted = { ...more, cart: [{ model: 'Item', quantity: 1, ...line }] }
    const guests = await atOnce(8, () => newGuest(shop.app))
    for (let round = 0; round < 2; round++) {
      const replies = await atOnce(8, (at) => buy(guests[at]!, wanted))
      expect(accepted(replies)).toHaveLength(left)
      for (const refusal of refusals(replies)) expect(refusal).toEqual({ status: 403, codes: ['stock'] })
      await atOnce(8, async (at) => {
        const { data } = replies[at]!
        if (data) await Promise.all([1, 2, 3].map(() => cancel(guests[at]!, data.order_id)))
      })
    }
  })

  it('of a flash sale are sold once', async () => {
    const guests = await atOnce(6, () => newGuest(shop.app))
    const line = { model: 'Item', item_id: item.juice, price: 10, quantity: 2 }
    const replies = await atOnce(6, (at) =>
      buy(guests[at]!, { store_id: store.market, order_amount: 11, cart: [line] }),
    )
    expect(accepted(replies)).toHaveLength(1)
  })
})

describe('a coupon', () => {
  const withCoupon =
    (coupon_code: string, order_amount: number, more: object = {}) =>
    (person: Person) =>
      buy(person, { coupon_code, order_amount, ...more })

  it('with one use left is used once, and again when its order is canceled', async () => {
    const guests = await atOnce(6, () => newGuest(shop.app))
    for (let round = 0; round < 2; round++) {
      const replies = await atOnce(6, (at) => withCoupon('LAST', 21.48)(guests[at]!))
      expect(accepted(replies)).toHaveLength(1)
      for (const refusal of refusals(replies)) expect(refusal).toEqual({ status: 403, codes: ['coupon'] })
      await atOnce(6, async (at) => {
        const { data } = replies[at]!
        if (data) await Promise.all([1, 2].map(() => cancel(guests[at]!, data.order_id)))
      })
    }
  })

  it('for one use per customer is used once by a guest who orders several times at once', async () => {
    await rounds(async () => {
      const person = await newGuest(shop.app)
      const contact_person_number = newPhone()
      const replies = await atOnce(4, () => withCoupon('WELCOME10', 22.26, { contact_person_number })(person))
      expect(accepted(replies)).toHaveLength(1)
    })
  })
})

describe('a cart', () => {
  it('that is changed during the checkout is ordered as it was agreed, or not at all', async () => {
    await rounds(async () => {
      const guest = await newGuest(shop.app)
      const { data: lines } = await put(guest)
      const change = { cart_id: lines![0]!.id, quantity: 2, price: 0, guest_id: guest.guest_id }
      const [ordered, changed, added] = await Promise.all([
        checkOut(guest),
        guest.api.POST('/cart/update', { body: change }),
        put(guest, item.mixedGrill, { variation: [{ name: 'Size', values: { label: ['Large'] } }] }),
      ])
      expect(added.response.ok).toBe(true)
      const left = (await cartOf(guest)).map(({ item_id, quantity }) => [item_id, quantity])
      if (ordered.data) {
        expect(await ordersOf(guest)).toMatchObject([{ order_amount: 2463, goods_amount: 2500 }])
        expect(refusalOf(changed)).toEqual({ status: 404, codes: ['cart_id'] })
        expect(left).toEqual([[item.mixedGrill, 1]])
      } else {
        expect(refusalOf(ordered)).toEqual({ status: 403, codes: ['order_amount'] })
        expect(await ordersOf(guest)).toEqual([])
        expect(left).toEqual(expect.arrayContaining([[item.kebab, changed.response.ok ? 2 : 1]]))
      }
    })
  })

  it('is ordered once from two tabs', async () => {
    await rounds(async () => {
      const guest = await newGuest(shop.app)
      await put(guest)
      const replies = await atOnce(3, () => checkOut(guest))
      expect(accepted(replies)).toHaveLength(1)
      for (const refusal of refusals(replies))
        expect(refusal).toEqual({ status: 403, codes: ['order_details'] })
      expect(await ordersOf(guest)).toHaveLength(1)
    })
  })

  it('holds one line after ten quick adds of one thing, and every one of ten things', async () => {
    const person = await newCustomer(shop.app)
    const replies = await atOnce(10, () => put(person))
    expect(accepted(replies)).toHaveLength(1)
    for (const refusal of refusals(replies)) expect(refusal).toEqual({ status: 403, codes: ['cart_item'] })
    expect(await cartOf(person)).toMatchObject([{ quantity: 1 }])

    const guest = await newGuest(shop.app)
    const choices = ['Regular', 'Large'].flatMap((size) =>
      [[], ['Rice'], ['Salad'], ['Fries'], ['Rice', 'Salad']].map((sides) => [
        { name: 'Size', values: { label: [size] } },
        ...(sides.length > 0 ? [{ name: 'Sides', values: { label: sides } }] : []),
      ]),
    )
    const ten = await atOnce(10, (at) => put(guest, item.mixedGrill, { variation: choices[at]! }))
    expect(accepted(ten)).toHaveLength(10)
    expect(await cartOf(guest)).toHaveLength(10)
  })

  it('is of one store, also when two are begun at once', async () => {
    await rounds(async () => {
      const guest = await newGuest(shop.app)
      const replies = await Promise.all([put(guest), put(guest, item.milk), put(guest, item.margherita)])
      expect(accepted(replies)).toHaveLength(1)
      for (const refusal of refusals(replies))
        expect(refusal).toEqual({ status: 403, codes: ['different_stores'] })
    })
  })
})

describe('a cancellation', () => {
  it('and the store’s confirmation: one of both holds', async () => {
    await rounds(async () => {
      const person = await newGuest(shop.app)
      const id = await giveOrder({ services: shop.services, person })
      const confirm = () =>
        transact(shop.services.db, (tx) => moveOrder(tx, { id }, 'confirmed', { now: shop.now })).then(
          () => 'confirmed',
          () => 'canceled',
        )
      const [canceled, status] = await Promise.all([cancel(person, id), confirm()])
      expect(canceled.response.ok).toBe(status === 'canceled')
      expect(await ordersOf(person)).toMatchObject([{ order_status: status }])
    })
  })
})

describe('a guest who signs in', () => {
  const login = ({ phone }: { phone: string }, { guest_id }: Person) =>
    clientOf(shop.app).POST('/auth/login', { body: { phone, password: 'long enough', guest_id } })

  /** Signing in without the hashing of the password, which everybody else would be done before. */
  const become = async (person: Person, { guest_id }: Person) => {
    const id = await idOf(person)
    await transact(shop.services.db, (tx) => adoptGuest(tx, guest_id, id, shop.now))
  }

  it('while still shopping leaves nothing behind, and loses nothing that was acknowledged', async () => {
    const customer = await newCustomer(shop.app)
    let placed = 0
    await rounds(async () => {
      const guest = await newGuest(shop.app)
      await put(guest)
      const [ordered, added] = await Promise.all([
        buy(guest),
        put(guest, item.mixedGrill, { variation: [{ name: 'Size', values: { label: ['Large'] } }] }),
        become(customer, guest),
      ])
      for (const late of refusals([ordered, added]))
        expect(late).toEqual({ status: 403, codes: ['guest_id'] })
      if (ordered.data) placed++
      const cart = (await cartOf(customer)).map(({ item_id }) => item_id)
      expect(cart).toEqual(added.data ? expect.arrayContaining([item.kebab, item.mixedGrill]) : [item.kebab])
      await customer.api.DELETE('/cart/remove')
    })
    expect(await ordersOf(customer)).toHaveLength(placed)
  })

  it('as two people at once becomes one of them', async () => {
    const [one, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    await rounds(async () => {
      const guest = await newGuest(shop.app)
      await put(guest)
      await Promise.all([login(one, guest), login(other, guest), login(one, guest)])
      expect((await Promise.all([cartOf(one), cartOf(other)])).flat()).toMatchObject([{ quantity: 1 }])
      await Promise.all([one, other].map(({ api }) => api.DELETE('/cart/remove')))
    })
  })

  it('and whose order is sent again as a customer’s does not order twice', async () => {
    const customer = await newCustomer(shop.app)
    const guest = await newGuest(shop.app)
    const header = { 'Idempotency-Key': 'sent-by-one-and-the-same' }
    const place = (person: Person) =>
      person.api.POST('/customer/order/place', {
        params: { header },
        body: { ...kebabToGo, cart: [...kebabToGo.cart], ...named(person) },
      })
    await place(guest)
    await login(customer, guest)
    expect(refusalOf(await place(customer))).toEqual({ status: 422, codes: ['idempotency_key'] })
    expect(await ordersOf(customer)).toHaveLength(1)
  })
})

describe('an account', () => {
  it('is made once, however its address and number are written', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const person = {
        f_name: 'Sara',
        l_name: 'Haddad',
        password: 'long enough',
        confirm_password: 'long enough',
      }
      const written = [
        { email: `at.once${round}@example.com`, phone: `+9715012345${10 + round}` },
        { email: `AT.ONCE${round}@example.com`, phone: `+9715212345${10 + round}` },
        { email: `later${round}@example.com`, phone: `00971 50 123 45${10 + round}` },
      ]
      const replies = await atOnce(6, (at) =>
        clientOf(shop.app).POST('/auth/sign-up', { body: { ...person, ...written[at % 3]! } }),
      )
      for (const refusal of refusals(replies)) {
        expect(refusal.status).toBe(403)
        expect(['email', 'phone']).toEqual(expect.arrayContaining(refusal.codes))
      }
      expect(accepted(replies).length).toBeGreaterThan(0)
    }
  })

  it('that is removed while its owner still shops leaves nothing behind', async () => {
    await rounds(async () => {
      const person = await newCustomer(shop.app)
      await Promise.all([
        put(person),
        person.api.DELETE('/customer/remove-account', confirmed),
        put(person, item.mixedGrill, { variation: [{ name: 'Size', values: { label: ['Large'] } }] }),
        person.api.POST('/wish-list/add', { params: { query: { item_id: item.kebab } } }),
        person.api.POST('/address/add', { body: home }),
        person.api.POST('/wish-list/add', { params: { query: { store_id: store.grill } } }),
        clientOf(shop.app).POST('/auth/login', { body: { phone: person.phone, password: 'long enough' } }),
      ])
    })
  })

  it.each([
    ['an order', (person: Person) => buy(person)],
    ['an order of the cart', checkOut],
    [
      'an order to be paid by transfer',
      (person: Person) => buy(person, { payment_method: 'offline_payment' }),
    ],
  ])(
    'an account that is removed while %s is placed has the order and stays, or goes without it',
    async (_, place) => {
      for (const removesFirst of [true, false, true, false]) {
        const person = await newCustomer(shop.app)
        await put(person)
        const { id } = (await person.api.GET('/customer/info')).data!
        const remove = () => person.api.DELETE('/customer/remove-account', confirmed)
        const [removed, placed] = removesFirst
          ? await Promise.all([remove(), place(person)])
          : await Promise.all([place(person), remove()]).then(([order, removal]) => [removal, order] as const)
        const owned = await shop.services.db.select().from(orders).where(eq(orders.customer_id, id))
        if (placed.data) {
          expect(owned.map((order) => order.id)).toEqual([placed.data.order_id])
          expect(refusalOf(removed)).toEqual({ status: 403, codes: ['on-going'] })
          expect((await person.api.GET('/customer/info')).response.status).toBe(200)
        } else {
          expect(owned).toEqual([])
          expect(placed.response.status).toBe(401)
          expect(removed.response.status).toBe(200)
          expect((await person.api.GET('/customer/info')).response.status).toBe(401)
        }
      }
    },
  )

  it('an account that is removed after its order was checked and before it is kept has no order', async () => {
    const person = await newCustomer(shop.app)
    const { id } = (await person.api.GET('/customer/info')).data!
    const { numbers } = shop.services
    // The last thing that placing waits for before its transaction.
    const slow = await buildApp({
      ...shop.services,
      numbers: async (kind) => {
        const removed = await person.api.DELETE('/customer/remove-account', confirmed)
        expect(removed.response.status).toBe(200)
        return numbers(kind)
      },
    })
    const placed = await buy({ ...person, api: clientOf(slow, { token: person.token! }) })
    await slow.close()
    expect(refusalOf(placed)).toEqual({ status: 401, codes: ['auth-001'] })
    expect(await shop.services.db.select().from(orders).where(eq(orders.customer_id, id))).toEqual([])
  })
})
