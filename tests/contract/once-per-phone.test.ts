import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { coupons, couponUses, orders } from '#server/db/schema.ts'
import { clientOf, confirmed, newGuest, newPhone, openShop, type Person, refusalOf } from './support/app.ts'
import { bring, kebabToGo } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { module } from './support/small-shop.ts'

const shop = openShop()

beforeAll(async () => {
  const [known] = await shop.services.db.select().from(coupons).where(eq(coupons.code, 'WELCOME10'))
  await shop.services.db.insert(coupons).values({
    ...known!,
    id: 900,
    code: 'FIRSTBITE',
    coupon_type: 'first_order',
    limit_per_customer: null,
    module_id: module.food,
  })
})

/** The kebab, and the kebab less 10 %. */
const FULL = 24.63
const LESS = 22.26

const order = ({ api, guest_id, token }: Person, phone: string, order_amount: number, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...kebabToGo,
      contact_person_number: phone,
      cart: [...kebabToGo.cart],
      order_amount,
      ...more,
    },
  })
const cancel = ({ api, guest_id, token }: Person, order_id: number) =>
  api.POST('/order/cancel', { body: { ...(token ? {} : { guest_id }), order_id, reason: 'No' } })

async function account(phone: string, email: string): Promise<Person> {
  const { data } = await clientOf(shop.app).POST('/auth/sign-up', {
    body: {
      f_name: 'Sara',
      l_name: 'Haddad',
      email,
      phone,
      password: 'long enough',
      confirm_password: 'long enough',
    },
  })
  const { token } = data!
  return { api: clientOf(shop.app, { token }), guest_id: '', token }
}

const used = { status: 403, codes: ['coupon'] }

describe.each([
  ['a coupon for first orders', 'FIRSTBITE'],
  ['a coupon for one use per customer', 'WELCOME10'],
])('%s', (_, coupon_code) => {
  it('is used once by a phone number, whichever guest id orders and however the number is written', async () => {
    const phone = newPhone()
    const local = `0${phone.slice(4)}`
    const first = await order(await newGuest(shop.app), phone, LESS, { coupon_code })
    expect(first.error).toBeUndefined()
    for (const written of [phone, `00${phone.slice(1)}`, local, `${local.slice(0, 3)} ${local.slice(3)}`])
      expect(refusalOf(await order(await newGuest(shop.app), written, LESS, { coupon_code }))).toEqual(used)
    const other = await order(await newGuest(shop.app), newPhone(), LESS, { coupon_code })
    expect(other.error).toBeUndefined()
  })

  it('is not shared by two countries whose numbers end in the same nine digits', async () => {
    for (const phone of ['+33612345678', '+212612345678', '+4915612345678'])
      expect((await order(await newGuest(shop.app), phone, LESS, { coupon_code })).error).toBeUndefined()
  })

  it('is there again for a phone number whose order is canceled', async () => {
    const phone = newPhone()
    const guest = await newGuest(shop.app)
    const { data } = await order(guest, phone, LESS, { coupon_code })
    await cancel(guest, data!.order_id)
    const again = await order(await newGuest(shop.app), phone, LESS, { coupon_code })
    expect(again.error).toBeUndefined()
  })

  it('is not there for a new account with the phone number of a removed one', async () => {
    const phone = newPhone()
    const before = await account(phone, `before-${phone}@example.com`)
    const { data } = await order(before, phone, LESS, { coupon_code })
    await bring(shop.services, data!.order_id)
    await before.api.DELETE('/customer/remove-account', confirmed)
    const after = await account(phone, `after-${phone}@example.com`)
    expect(refusalOf(await order(after, phone, LESS, { coupon_code }))).toEqual(used)
    const query = { code: coupon_code, store_id: kebabToGo.store_id }
    expect((await after.api.GET('/coupon/apply', { params: { query } })).error).toBeDefined()
  })

  it('is not there for the customer who wrote another number than the one of the account', async () => {
    const own = newPhone()
    const person = await account(own, `another-${own}@example.com`)
    expect((await order(person, newPhone(), LESS, { coupon_code })).error).toBeUndefined()
    expect(refusalOf(await order(person, newPhone(), LESS, { coupon_code }))).toEqual(used)
  })

  /** On the embedded database one order waits for the other; `npm run test:pg` lets them meet. */
  it('is used once by several guests who order with one phone number at once', async () => {
    for (let round = 0; round < 4; round++) {
      const phone = newPhone()
      const guests = await Promise.all([1, 2, 3, 4].map(() => newGuest(shop.app)))
      const replies = await Promise.all(guests.map((guest) => order(guest, phone, LESS, { coupon_code })))
      expect(replies.filter(({ data }) => data)).toHaveLength(1)
      for (const reply of replies.filter(({ data }) => !data)) expect(refusalOf(reply)).toEqual(used)
    }
  })
})

describe('the welcome discount', () => {
  const offered = () =>
    decided(shop, { welcome_discount: { status: true, discount: 1000, discount_type: 'percent', days: 7 } })

  it('is not there for a new account with the phone number of a removed one', async () => {
    await using _ = await offered()
    const phone = newPhone()
    const before = await account(phone, `before-${phone}@example.com`)
    const { data } = await order(before, phone, LESS)
    await bring(shop.services, data!.order_id)
    await before.api.DELETE('/customer/remove-account', confirmed)
    const after = await account(phone, `after-${phone}@example.com`)
    expect((await after.api.GET('/customer/info')).data).toMatchObject({ is_valid_for_discount: false })
    expect(refusalOf(await order(after, phone, LESS))).toEqual({ status: 403, codes: ['order_amount'] })
    expect((await order(after, phone, FULL)).error).toBeUndefined()
  })

  it('is not there for a customer whose number has ordered as a guest', async () => {
    await using _ = await offered()
    const phone = newPhone()
    expect((await order(await newGuest(shop.app), phone, FULL)).error).toBeUndefined()
    const person = await account(phone, `guest-${phone}@example.com`)
    expect((await person.api.GET('/customer/info')).data).toMatchObject({ is_valid_for_discount: false })
  })
})

it('of a removed account the shop keeps a keyed hash of the phone number and no digit of it', async () => {
  const phone = newPhone()
  const person = await account(phone, `hash-${phone}@example.com`)
  const { data } = await order(person, phone, LESS, { coupon_code: 'WELCOME10' })
  await bring(shop.services, data!.order_id)
  await person.api.DELETE('/customer/remove-account', confirmed)
  const { db, pseudonyms } = shop.services
  const key = pseudonyms.phone(phone)
  expect(key).toMatch(/^[\w-]{43}$/)
  const [stored] = await db.select().from(orders).where(eq(orders.id, data!.order_id))
  expect(stored!.phone_key).toBe(key)
  const uses = await db
    .select()
    .from(couponUses)
    .where(eq(couponUses.owner, `phone:${key}`))
  expect(uses).toMatchObject([{ uses: 1 }])
})
