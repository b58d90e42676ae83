import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { coupons, orders } from '#server/db/schema.ts'
import { newCustomer, newGuest, newPhone, openShop, type Person, refusalOf } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { module, noon } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const DAY = 24 * 60 * 60 * 1000

/** Ten percent for seven days. */
const offered = (more: object = {}) =>
  decided(shop, {
    welcome_discount: { status: true, discount: 1000, discount_type: 'percent', days: 7, ...more },
  })

/** The kebab of 22.50 with 5 % tax and 1.00 service fee; less 10 % it is 20.25 and its tax 1.01. */
const FULL = 24.63
const LESS = 22.26

const order = ({ api, guest_id, token }: Person, order_amount: number, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...kebabToGo,
      cart: [...kebabToGo.cart],
      order_amount,
      ...more,
    },
  })
const placed = async (person: Person, order_amount: number, more: object = {}) => {
  const { data, error } = await order(person, order_amount, more)
  expect(error).toBeUndefined()
  return data!.order_id
}
const info = async ({ api }: Person, locale: 'en' | 'ar' = 'en') =>
  (await api.GET('/customer/info', { params: { header: { 'X-localization': locale } } })).data!
const track = async ({ api }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id } } })).data!

const none = {
  is_valid_for_discount: false,
  discount_amount: 0,
  discount_amount_type: 'percent',
  validity: '',
}
const changed = { status: 403, codes: ['order_amount'] }

describe('the welcome discount', () => {
  it('is told beforehand, taken off the first order, and explained', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    expect(await info(person)).toMatchObject({
      is_valid_for_discount: true,
      discount_amount: 10,
      discount_amount_type: 'percent',
      validity: '7 days',
    })
    expect(await info(person, 'ar')).toMatchObject({ validity: '7 أيام' })
    const unaware = await order(person, FULL)
    expect(refusalOf(unaware)).toEqual(changed)
    expect(unaware.error).toMatchObject({ errors: [{ message: expect.stringContaining('22.26') }] })

    const order_id = await placed(person, LESS)
    expect(await track(person, order_id)).toMatchObject({
      item_total: 25,
      store_discount_amount: 2.5,
      welcome_discount_amount: 2.25,
      total_tax_amount: 1.01,
      order_amount: LESS,
    })
    const { data: receipt } = await person.api.GET('/order/receipt', { params: { query: { order_id } } })
    expect(receipt!.figures).toContainEqual({ key: 'welcome_discount', name: 'First order', amount: -2.25 })
    const sum = receipt!.figures.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round(receipt!.total * 100))

    expect(await info(person)).toMatchObject(none)
    expect(refusalOf(await order(person, LESS))).toEqual(changed)
    await placed(person, FULL)
  })

  it('is there again when the first order was canceled', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    const order_id = await placed(person, LESS)
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'Too late' } })
    expect(await info(person)).toMatchObject({ is_valid_for_discount: true })
    await placed(person, LESS)
  })

  it('is an amount of money too, and never more than the goods', async () => {
    await using _ = await offered({ discount: 500, discount_type: 'amount' })
    const person = await newCustomer(shop.app)
    expect(await info(person)).toMatchObject({ discount_amount: 5, discount_amount_type: 'amount' })
    // 17.50, its tax 0.88 and the fee.
    await placed(person, 19.38)
    await using __ = await offered({ discount: 9999, discount_type: 'amount' })
    const other = await newCustomer(shop.app)
    expect(await track(other, await placed(other, 1))).toMatchObject({
      welcome_discount_amount: 22.5,
      total_tax_amount: 0,
    })
  })

  it('comes after the coupon', async () => {
    await using _ = await offered()
    const person = await newCustomer(shop.app)
    // 22.50 less 10 % of the coupon is 20.25, less 10 % is 18.22; its tax 0.91.
    const order_id = await placed(person, 20.13, { coupon_code: 'WELCOME10' })
    expect(await track(person, order_id)).toMatchObject({
      coupon_discount_amount: 2.25,
      welcome_discount_amount: 2.03,
    })
  })

  it('is not for guests, nor for customers who ordered as guests', async () => {
    await using _ = await offered()
    const guest = await newGuest(shop.app)
    expect(refusalOf(await order(guest, LESS))).toEqual(changed)
    await placed(guest, FULL)
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect(await info(customer)).toMatchObject(none)
    expect(refusalOf(await order(customer, LESS))).toEqual(changed)
  })

  it('ends with its days, and when the shop has none', async () => {
    const person = await newCustomer(shop.app)
    expect(await info(person)).toMatchObject(none)
    expect(refusalOf(await order(person, LESS))).toEqual(changed)
    await using _ = await offered()
    shop.now = new Date(noon.getTime() + 7 * DAY - 1)
    expect(await info(person)).toMatchObject({ is_valid_for_discount: true })
    shop.now = new Date(noon.getTime() + 7 * DAY)
    expect(await info(person)).toMatchObject(none)
    expect(refusalOf(await order(person, LESS))).toEqual(changed)
    await placed(person, FULL)
  })

  /** On the embedded database one order waits for the other; `npm run test:pg` lets them meet. */
  it('is for one of several first orders at once', async () => {
    await using _ = await offered()
    for (let round = 0; round < 4; round++) {
      const person = await newCustomer(shop.app)
      const replies = await Promise.all([1, 2, 3, 4].map(() => order(person, LESS)))
      expect(replies.filter(({ data }) => data)).toHaveLength(1)
      for (const reply of replies.filter(({ data }) => !data)) expect(refusalOf(reply)).toEqual(changed)
    }
  })
})

describe('a coupon for first orders', () => {
  const coupon_code = 'FIRSTBITE'
  const before = async () => {
    const [known] = await shop.services.db.select().from(coupons).where(eq(coupons.code, 'WELCOME10'))
    await shop.services.db
      .insert(coupons)
      .values({
        ...known!,
        id: 900,
        code: coupon_code,
        coupon_type: 'first_order',
        limit_per_customer: null,
        limit_total: null,
        module_id: module.food,
        total_uses: 0,
      })
      .onConflictDoNothing()
  }

  /** On the embedded database one order waits for the other; `npm run test:pg` lets them meet. */
  it('is for one of several orders at once, also of a guest', async () => {
    await before()
    for (const newPerson of [newGuest, newCustomer]) {
      const person = await newPerson(shop.app)
      const first = { coupon_code, contact_person_number: newPhone() }
      const replies = await Promise.all([1, 2, 3, 4].map(() => order(person, LESS, first)))
      expect(replies.filter(({ data }) => data)).toHaveLength(1)
      for (const reply of replies.filter(({ data }) => !data))
        expect(refusalOf(reply)).toEqual({ status: 403, codes: ['coupon'] })
      const { data } = replies.find(({ data }) => data)!
      const [stored] = await shop.services.db.select().from(orders).where(eq(orders.id, data!.order_id))
      expect(stored).toMatchObject({ coupon_discount_amount: 225, welcome_discount_amount: 0 })
    }
  })
})
