import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { items, notifications, orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { watchUnacceptedPrices } from '#server/jobs/unaccepted-prices.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact, giveOrder, givePrice, givePricedOrder, onePixel, PRICE } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { asForm } from './support/forms.ts'
import { item, noon, positions, store } from './support/small-shop.ts'

const shop = openShop()

beforeEach(async () => {
  await shop.services.db.update(items).set({ stock: FULL }).where(eq(items.id, item.medicine))
})
afterEach(() => {
  shop.now = noon
})

/** `givePricedOrder` fills the shelf, too. */
const FULL = 9

const at = (minutes: number) => {
  shop.now = new Date(noon.getTime() + minutes * 60_000)
}
const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const priced = (person: Person) => givePricedOrder({ services: shop.services, person })
const accept = (person: Person, order_id: number, amount = PRICE) =>
  person.api.POST('/order/prescription/accept', { body: { order_id, amount, ...who(person) } })
const cancel = (person: Person, order_id: number) =>
  person.api.POST('/order/cancel', { body: { order_id, reason: 'Too dear', ...who(person) } })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!
const work = (id: number) => transact(shop.services.db, (tx) => moveOrder(tx, { id }, 'confirmed'))
const rowOf = async (id: number) =>
  (await shop.services.db.select().from(orders).where(eq(orders.id, id)))[0]!
const stock = async () =>
  (await shop.services.db.select().from(items).where(eq(items.id, item.medicine)))[0]!.stock
const expire = async (now = shop.now, db = shop.services.db) => {
  const failed: unknown[] = []
  const job = watchUnacceptedPrices({
    ...shop.services,
    db,
    now: () => now,
    onError: (error) => void failed.push(error),
  })
  await job.tick()
  await job.stop()
  expect(failed).toEqual([])
}

const gone = { status: 404, codes: ['order'] }
const notWaiting = { status: 409, codes: ['order_status'] }
const tooLate = { status: 409, codes: ['price_deadline'] }

describe('the price of a prescription', () => {
  it('waits for the customer for an hour, and no work starts before it is accepted', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await priced(person)
    const price_deadline = new Date(noon.getTime() + 3_600_000).toISOString()
    expect(await track(person, order_id)).toMatchObject({ price_deadline, payment_options: [] })
    const { data: listed } = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'running-orders' }, query: { limit: 10, offset: 1 } },
    })
    expect(listed!.orders).toMatchObject([{ id: order_id, price_deadline }])
    await expect(work(order_id)).rejects.toMatchObject({ status: 409 })
    at(20)
    expect((await accept(person, order_id)).data).toEqual({ message: 'Price accepted.' })
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'pending',
      price_deadline: null,
      pending: shop.now.toISOString(),
    })
    await work(order_id)
  })

  it('is accepted by the guest of the order and by no other caller', async () => {
    const [guest, other, customer] = [
      await newGuest(shop.app),
      await newGuest(shop.app),
      await newCustomer(shop.app),
    ]
    const order_id = await priced(guest)
    for (const person of [other, customer]) expect(refusalOf(await accept(person, order_id))).toEqual(gone)
    expect(refusalOf(await accept({ ...guest, guest_id: '' }, order_id))).toEqual({
      status: 403,
      codes: ['guest_id'],
    })
    expect((await accept(guest, order_id)).error).toBeUndefined()
  })

  it('is accepted again after a lost reply, also when the store has begun', async () => {
    const person = await newGuest(shop.app)
    const order_id = await priced(person)
    const first = (await accept(person, order_id)).data
    const { price_accepted } = await rowOf(order_id)
    at(90)
    expect((await accept(person, order_id)).data).toEqual(first)
    await work(order_id)
    expect((await accept(person, order_id)).data).toEqual(first)
    expect((await rowOf(order_id)).price_accepted).toEqual(price_accepted)
  })

  it('is not accepted at another amount, and the refusal names the right one', async () => {
    const person = await newGuest(shop.app)
    const order_id = await priced(person)
    for (const amount of [PRICE - 0.01, PRICE + 1, 0]) {
      const reply = await accept(person, order_id, amount)
      expect(refusalOf(reply)).toEqual({ status: 409, codes: ['order_amount'] })
      expect(reply.error!.errors[0]).toMatchObject({ expected: PRICE })
    }
    expect((await rowOf(order_id)).price_accepted).toBeNull()
    expect((await accept(person, order_id)).error).toBeUndefined()
    expect(refusalOf(await accept(person, order_id, 1))).toEqual({ status: 409, codes: ['order_amount'] })
  })

  it('is not accepted for an order without a price, a canceled order or an order of goods', async () => {
    const person = await newGuest(shop.app)
    const itemOrder = await giveOrder({ services: shop.services, person })
    const canceled = await priced(person)
    await cancel(person, canceled)
    const accepted = await priced(person)
    await accept(person, accepted)
    await cancel(person, accepted)
    for (const order_id of [itemOrder, canceled, accepted])
      expect(refusalOf(await accept(person, order_id))).toEqual(notWaiting)
  })

  it('is declined free of charge, and its medicines go back', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await priced(person)
    expect(await stock()).toBe(FULL - 1)
    expect(await track(person, order_id)).toMatchObject({ cancel_fee: 0 })
    expect((await cancel(person, order_id)).error).toBeUndefined()
    expect(await stock()).toBe(FULL)
    expect(await track(person, order_id)).toMatchObject({ price_deadline: null, canceled_by: 'customer' })
  })

  it('ends at its deadline: the job cancels the order and tells the customer', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await priced(person)
    at(59)
    await expire()
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending' })
    at(60)
    expect(refusalOf(await accept(person, order_id))).toEqual(tooLate)
    await expire()
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'admin',
      cancellation_reason: 'The price was not accepted in time',
      price_deadline: null,
    })
    expect(refusalOf(await accept(person, order_id))).toEqual(tooLate)
    expect(await stock()).toBe(FULL)
    const events = await shop.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.order_id, order_id))
    expect(events.map(({ body }) => body.en)).toContainEqual(
      expect.stringMatching(/accept the price .* in time/),
    )
  })

  it.each([
    ['accepted', accept],
    ['canceled', cancel],
  ] as const)('is left alone by the job when it was %s after the job found it', async (_, decide) => {
    const person = await newGuest(shop.app)
    const order_id = await priced(person)
    const { db } = shop.services
    const late = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...args: Parameters<typeof db.transaction>) => {
              expect((await decide(person, order_id)).error).toBeUndefined()
              return db.transaction(...args)
            }
          : Reflect.get(target, name),
    })
    await expire(new Date(noon.getTime() + 3_600_000), late)
    const decided = await rowOf(order_id)
    expect(decided.canceled_by).toBe(decide === cancel ? 'customer' : null)
  })

  it('stays accepted when its deadline passes', async () => {
    const person = await newGuest(shop.app)
    const order_id = await priced(person)
    await accept(person, order_id)
    at(600)
    await expire()
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending' })
  })

  it('an order that was priced before acceptances existed goes on', async () => {
    const person = await newGuest(shop.app)
    const order_id = await priced(person)
    await shop.services.db.update(orders).set({ price_by: null }).where(eq(orders.id, order_id))
    at(600)
    await expire()
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending', price_deadline: null })
    await work(order_id)
  })

  it('has one end when acceptances, a cancellation and the deadline meet', async () => {
    for (let round = 0; round < 6; round++) {
      shop.now = noon
      const person = await newGuest(shop.app)
      const order_id = await priced(person)
      // The job has a later clock than the requests.
      const job = watchUnacceptedPrices({
        ...shop.services,
        now: () => new Date(noon.getTime() + 3_600_000),
        onError: (error) => {
          throw error
        },
      })
      const [accepted, again, canceled] = await Promise.all([
        accept(person, order_id),
        accept(person, order_id),
        cancel(person, order_id),
        job.tick(),
      ])
      await job.stop()
      const row = await rowOf(order_id)
      const isCanceled = row.order_status === 'canceled'
      expect(await stock()).toBe(isCanceled ? FULL : FULL - 1)
      if (row.canceled_by === 'admin')
        expect([accepted, again, canceled].some(({ data }) => data)).toBe(false)
      if (!isCanceled) expect([accepted.data, again.data]).toEqual([accepted.data, accepted.data])
    }
  })
})

describe('the first order by a prescription', () => {
  const offered = () =>
    decided(shop, { welcome_discount: { status: true, discount: 5000, discount_type: 'percent', days: 7 } })
  const prescribed = async (person: Person) => {
    const { data } = await person.api.POST('/order/prescription/place', {
      body: {
        ...who(person),
        store_id: store.market,
        address: '14 Pearl Street',
        ...positions.center,
        ...contact,
        order_attachment: [new File([onePixel()], 'prescription.png', { type: 'image/png' })],
      } as never,
      bodySerializer: asForm,
    })
    return data!.order_id
  }
  const price = (order_id: number) => givePrice(shop.services, order_id)
  const off = async (person: Person, order_id: number) =>
    (await track(person, order_id)).welcome_discount_amount

  it('gets the welcome discount with its price, and leaves none to the next order', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    const first = await prescribed(person)
    at(1)
    const second = await prescribed(person)
    await price(second)
    await price(first)
    expect(await track(person, first)).toMatchObject({ welcome_discount_amount: 4.5, order_amount: 11.5 })
    expect(await off(person, second)).toBe(0)
    expect((await accept(person, first, 11.5)).error).toBeUndefined()
  })

  it('has no welcome discount after another order, nor as a guest', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    await prescribed(person)
    const second = await prescribed(person)
    await price(second)
    expect(await off(person, second)).toBe(0)
    const guest = await newGuest(shop.app)
    const order_id = await prescribed(guest)
    await price(order_id)
    expect(await off(guest, order_id)).toBe(0)
  })

  it('has no welcome discount when another order took it meanwhile', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    const order_id = await prescribed(person)
    at(1)
    const later = await prescribed(person)
    const { db } = shop.services
    await db.update(orders).set({ welcome_discount_amount: 100 }).where(eq(orders.id, later))
    await price(order_id)
    expect(await off(person, order_id)).toBe(0)
    await db.update(orders).set({ welcome_discount_amount: 0 }).where(eq(orders.id, later))
  })

  it('a canceled prescription leaves the welcome discount to the next one', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    await cancel(person, await prescribed(person))
    const order_id = await prescribed(person)
    await price(order_id)
    expect(await off(person, order_id)).toBe(4.5)
  })
})
