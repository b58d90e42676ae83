import { eq, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { customers, orders, reviews, transfers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import {
  clientOf,
  codeSentTo,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import {
  giveAddress,
  giveCartLine,
  giveDeliveredOrder,
  giveFailedOrder,
  giveOrder,
  home,
  kebabToGo,
} from './support/belongings.ts'
import { giveTo, idOf } from './support/books.ts'
import { asForm } from './support/forms.ts'
import { item, positions, store } from './support/small-shop.ts'

const shop = openShop()

const remove = ({ api }: Person, wallet_given_up?: number) =>
  api.DELETE('/customer/remove-account', { body: { ...confirmed.body, wallet_given_up } })
const move = (id: number, to: 'confirmed' | 'canceled' | 'failed') =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))

/** Every row of the database, as text, that holds one of these words. */
const tracesOf = async (words: string[]) => {
  const ask = async <Row>(query: SQL) =>
    ((await shop.services.db.execute(query)) as unknown as { rows: Row[] }).rows
  const found: string[] = []
  for (const { name } of await ask<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  ))
    for (const { line } of await ask<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(name)} t`,
    ))
      if (words.some((word) => line.includes(word))) found.push(`${name}: ${line}`)
  return found
}

it('a removed account leaves its orders without the person, and nothing else', async () => {
  const { services } = shop
  const person = await newCustomer(shop.app)
  const { api, phone, token } = person
  const wishes = async () =>
    (await clientOf(shop.app).GET('/items/details/{id}', { params: { path: { id: String(item.soup) } } }))
      .data!.wishlist_count
  const email = 'vanishing@shop.example'
  const image = new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'me.png',
  )
  await api.POST('/update-profile', {
    body: { f_name: 'Vanisha', l_name: 'Vanishing', email, image, ...confirmed.body },
    bodySerializer: asForm,
  })
  const { id, image_full_url } = (await api.GET('/customer/info')).data!
  const { data: placed } = await api.POST('/customer/order/place', {
    params: { header: { 'Idempotency-Key': '0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55' } },
    body: {
      ...kebabToGo,
      cart: [...kebabToGo.cart],
      order_type: 'delivery',
      order_amount: 30.63,
      address: '1 Vanishing Point',
      ...positions.center,
      contact_person_name: 'Vanisha',
      contact_person_number: phone,
      order_note: 'For Vanisha',
      delivery_instruction: 'Ask for Vanisha',
      unavailable_item_note: 'Call Vanisha',
    },
  })
  await move(placed!.order_id, 'canceled')
  await giveTo({ services, person }, { wallet: 700, points: 30 })
  const wish = { order_type: 'delivery', store_id: store.grill, ...positions.center } as const
  const quoted = await api.POST('/customer/order/quote', {
    body: { ...wish, is_buy_now: 1, cart: [...kebabToGo.cart] },
  })
  expect(quoted.data).toBeDefined()
  await giveAddress({ services, person })
  await api.POST('/address/add', { body: { ...home, address: '2 Vanishing Point' } })
  await giveCartLine({ services, person })
  const before = await wishes()
  await api.POST('/wish-list/add', { params: { query: { item_id: item.soup } } })
  await api.POST('/wish-list/add', { params: { query: { store_id: store.grill } } })
  await api.POST('/cm-firebase-token', { body: { cm_firebase_token: 'vanishing-phone' } })
  await api.POST('/newsletter/subscribe', { body: { email } })
  await api.POST('/message/send', {
    body: { receiver_type: 'admin', message: 'Vanisha is leaving', image: [image] },
    bodySerializer: asForm,
  })
  const { messages } = (await api.GET('/message/details', { params: { query: { receiver_type: 'admin' } } }))
    .data!
  const photo = messages[0]!.file_full_url[0]!
  await services.db.insert(reviews).values({
    id: 1,
    item_id: item.kebab,
    store_id: store.grill,
    customer_id: id,
    customer_name: 'Vanisha V.',
    rating: 5,
    comment: 'Lovely',
  })
  const words = ['anish', phone, image_full_url!.slice(7, 40), photo.slice(7, 40), `customer:${id}`]
  expect((await tracesOf(words)).length).toBeGreaterThan(10)

  expect((await remove(person, 7)).data).toEqual({ message: 'Account has been deleted' })

  const left = await tracesOf(words)
  expect(left.map((line) => line.split(':')[0]).filter((name) => name !== 'outbox')).toEqual(['orders'])
  expect(left.join()).not.toMatch(/anish/)
  const [order] = await services.db.select().from(orders).where(eq(orders.id, placed!.order_id))
  expect(order).toMatchObject({ customer_id: id, order_amount: 3063, delivery_address: { latitude: null } })
  const [review] = await services.db.select().from(reviews)
  expect(review).toMatchObject({ customer_id: null, comment: 'Lovely' })
  expect(await wishes()).toBe(before)
  expect((await shop.app.inject({ url: image_full_url! })).statusCode).toBe(404)
  expect((await clientOf(shop.app, { token: token! }).GET('/customer/info')).response.status).toBe(401)
  expect(refusalOf(await remove(person))).toEqual({ status: 401, codes: ['auth-001'] })

  const again = await clientOf(shop.app).POST('/auth/sign-up', {
    body: {
      f_name: 'Sara',
      l_name: 'Anew',
      email,
      phone,
      password: 'long enough',
      confirm_password: 'long enough',
    },
  })
  const { data: orderList } = await clientOf(shop.app, { token: again.data!.token }).GET(
    '/customer/order/{type}',
    {
      params: { path: { type: 'list' } },
    },
  )
  expect(orderList).toMatchObject({ total_size: 0 })
})

it('an account with an order under way stays until it is done', async () => {
  const person = await newCustomer(shop.app)
  const id = await giveOrder({ services: shop.services, person })
  const refused = { status: 403, codes: ['on-going'] }
  expect(refusalOf(await remove(person))).toEqual(refused)
  await move(id, 'confirmed')
  expect(refusalOf(await remove(person))).toEqual(refused)
  expect((await person.api.GET('/customer/info')).response.status).toBe(200)
  await move(id, 'canceled')
  expect((await remove(person)).response.status).toBe(200)
})

it('an order whose payment failed is canceled with the account', async () => {
  const person = await newCustomer(shop.app)
  const id = await giveFailedOrder({ services: shop.services, person })
  expect((await remove(person)).response.status).toBe(200)
  const [order] = await shop.services.db.select().from(orders).where(eq(orders.id, id))
  expect(order).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'customer',
    delivery_address: { contact_person_number: '' },
  })
})

it('what a removed account had is given up, and the books say so', async () => {
  const { services } = shop
  const person = await newCustomer(shop.app)
  await giveTo({ services, person }, { wallet: 700, points: 30 })
  const id = await idOf(person)
  await remove(person, 7)
  for (const [ledger, amount] of [
    ['wallet', 700],
    ['points', 30],
  ] as const) {
    expect(await balanceOf(services.db, ledger, id)).toBe(0)
    const [last] = await services.db
      .select()
      .from(transfers)
      .where(eq(transfers.from_account, `${ledger}:${id}`))
    expect(last).toMatchObject({ to_account: 'shop:forfeited', amount, kind: 'account_closed' })
  }
})

it('only the account of the caller is removed', async () => {
  const [person, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
  await giveAddress({ services: shop.services, person: other })
  await giveOrder({ services: shop.services, person: other })
  const seen = () =>
    Promise.all([
      other.api.GET('/customer/info'),
      other.api.GET('/address/list'),
      other.api.GET('/customer/order/{type}', { params: { path: { type: 'list' } } }),
    ]).then((replies) => replies.map(({ data }) => data))
  const before = await seen()
  await remove(person)
  expect(await seen()).toEqual(before)
})

it('an account is removed with more money than an integer of four bytes holds', async () => {
  const person = await newCustomer(shop.app)
  const customer_id = await idOf(person)
  for (let times = 0; times < 2; times++)
    await giveTo({ services: shop.services, person }, { wallet: 2_000_000_000, points: 2_000_000_000 })
  expect((await person.api.GET('/customer/info')).data).toMatchObject({ wallet_balance: 40_000_000 })
  expect((await remove(person, 40_000_000)).response.status).toBe(200)
  for (const ledger of ['wallet', 'points'] as const)
    expect(await balanceOf(shop.services.db, ledger, customer_id)).toBe(0)
})

it('guests have no account to remove', async () => {
  const guest = await newGuest(shop.app)
  expect(refusalOf(await remove(guest))).toEqual({ status: 401, codes: ['auth-001'] })
})

describe('what stands against the removal', () => {
  const preview = async ({ api }: Person) => (await api.GET('/customer/removal')).data!

  const giveUndecidedRefund = async (person: Person) => {
    const order_id = await giveDeliveredOrder({ services: shop.services, person })
    await person.api.POST('/order/refund-request', {
      body: { order_id, customer_reason: 'Something is missing' },
      bodySerializer: asForm,
    })
    return order_id
  }

  it('is nothing for a new customer, who proves themselves by password or by a code', async () => {
    const person = await newCustomer(shop.app)
    expect(await preview(person)).toEqual({
      phone: person.phone,
      email: expect.stringContaining('@'),
      obstacles: [],
      wallet_balance: 0,
      loyalty_point: 0,
      order_count: 0,
      confirm_by: ['password', 'phone'],
    })
  })

  it('the preview names an order under way, an undecided refund, the money in the wallet, and the balances that are lost', async () => {
    const { services } = shop
    const person = await newCustomer(shop.app)
    const delivered = await giveUndecidedRefund(person)
    const running = await giveOrder({ services, person })
    await giveTo({ services, person }, { wallet: 700, points: 30 })
    const { obstacles, ...lost } = await preview(person)
    expect(obstacles.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: 'on-going', order_id: running, amount: null },
      { code: 'open_refund', order_id: delivered, amount: null },
      { code: 'wallet', order_id: null, amount: 7 },
    ])
    expect(lost).toMatchObject({ wallet_balance: 7, loyalty_point: 31 })
  })

  it('is what the removal refuses with', async () => {
    const { services } = shop
    const person = await newCustomer(shop.app)
    const id = await giveUndecidedRefund(person)
    expect(refusalOf(await remove(person))).toEqual({ status: 403, codes: ['open_refund'] })
    await transact(services.db, (tx) => decideRefund(tx, id, { status: 'rejected', now: shop.now }))
    await giveTo({ services, person }, { wallet: 700 })
    for (const given_up of [undefined, 0, 6.99, 7.01])
      expect(refusalOf(await remove(person, given_up))).toEqual({ status: 403, codes: ['wallet'] })
    expect((await remove(person, 7)).response.status).toBe(200)
  })

  it('offers only a code to a customer without a password, at every verified place', async () => {
    const person = await newCustomer(shop.app)
    await shop.services.db
      .update(customers)
      .set({ password_hash: null, is_phone_verified: true, is_email_verified: true, is_proven: true })
      .where(eq(customers.phone, person.phone))
    expect((await preview(person)).confirm_by).toEqual(['phone', 'email'])
  })
})

it('a code that was sent before is not used up by a removal that is refused', async () => {
  const person = await newCustomer(shop.app)
  await person.api.POST('/customer/confirmation-code', {})
  const otp = codeSentTo(shop, person.phone)
  const id = await giveOrder({ services: shop.services, person })
  const byCode = () => person.api.DELETE('/customer/remove-account', { body: { otp } })
  expect(refusalOf(await byCode())).toEqual({ status: 403, codes: ['on-going'] })
  await move(id, 'canceled')
  expect((await byCode()).response.status).toBe(200)
})

it('removed twice at once the account is removed once', async () => {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, { wallet: 700 })
  const id = await idOf(person)
  const replies = await Promise.all([remove(person, 7), remove(person, 7)])
  const [first, second] = replies.map(({ response }) => response.status).toSorted()
  expect([first, second]).toEqual([200, 401])
  const closed = await shop.services.db.$count(transfers, eq(transfers.from_account, `wallet:${id}`))
  expect(closed).toBe(1)
})
