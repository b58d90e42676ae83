import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cashbacks, orders, outbox, referrals, refundLines } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { startRefundClerk } from '#server/jobs/refund-clerk.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { settleTransfer } from '#server/settlement/transfer.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { bring, contact, giveDeliveredOrder } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import { comeBack, giveMoneyBack, rowsOf, startPayment } from './support/online-payment.ts'
import { placePriced } from './support/priced-order.ts'
import { item, noon, positions, text, transfer } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })
const later = movedClock(shop)

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

const size = (label: string) => [{ name: 'Size', values: { label: [label] } }]
const kebabs = { item_id: item.kebab, price: 25, quantity: 3 }
const grill = { item_id: item.mixedGrill, price: 55, variation: size('Large') }

/**
 * Three kebabs at 25.00 less 10 % and a large grill at 55.00 are 122.50, less 4.00 by coupon; 5 % tax of 118.50 is 5.93.
 * With 6.00 for the way, 1.00 service fee and 3.00 tip the order costs 134.43.
 */
async function dinner(person: Person, more: object = {}): Promise<number> {
  const { order_id, order_amount } = await placePriced(person, [kebabs, grill], {
    order_type: 'delivery',
    address: '14 Pearl Street',
    ...positions.center,
    coupon_code: 'WELCOME10',
    dm_tips: 3,
    ...more,
  })
  expect(order_amount).toBe(134.43)
  return order_id
}
const KEBABS = 1
const GRILL = 2
const lineOf = (order_id: number, position: number, quantity: number) => ({
  id: order_id * 1000 + position,
  quantity,
})

async function deliveredDinner(person: Person, more: object = {}): Promise<number> {
  const order_id = await dinner(person, more)
  await bring(shop.services, order_id)
  return order_id
}

type Asked = { customer_note?: string; lines?: { id: number; quantity: number }[] }
const ask = (person: Person, order_id: number, { key, ...more }: Asked & { key?: string } = {}) =>
  person.api.POST('/order/refund-request', {
    params: key ? { header: { 'Idempotency-Key': key } } : {},
    body: { order_id, customer_reason: 'Something is missing', ...who(person), ...more },
    bodySerializer: asForm,
  })
const offerOf = (person: Person, order_id: number) =>
  person.api.GET('/order/refund-offer', { params: { query: { order_id, ...who(person) } } })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!
const decide = (order_id: number, status: 'approved' | 'rejected') =>
  transact(shop.services.db, (tx) => decideRefund(tx, order_id, { status, now: shop.now }))

/** Asks for some pieces, and the shop agrees. */
async function refund(person: Person, order_id: number, lines: { id: number; quantity: number }[]) {
  expect((await ask(person, order_id, { lines })).response.status).toBe(200)
  await decide(order_id, 'approved')
}

const bookings = async ({ api }: Person) =>
  (await api.GET('/wallet/transactions')).data!.data.map(
    ({ transaction_type, credit, debit }) => `${transaction_type} ${(credit - debit).toFixed(2)}`,
  )
const bodiesIn = async (person: Person, locale: string, limit: number) => {
  const { data } = await clientOf(shop.app, { locale, token: person.token! }).GET('/customer/notifications', {
    params: { query: { limit } },
  })
  return data!.notifications.map(({ body }) => body)
}

async function whoHas(wallet: number) {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, { wallet })
  return person
}

describe('the offer of a refund', () => {
  it('says what each item costs after all discounts with tax, and how the whole amount comes back', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    const { data } = await offerOf(person, order_id)
    expect(data).toEqual({
      order_id,
      until: new Date(noon.getTime() + 24 * 3_600_000).toISOString(),
      amount: 134.43,
      // 67.50 and 55.00, less 2.20 and 1.80, with 3.27 and 2.66 of the tax: 124.43 and 10.00 of fees and tip.
      lines: [
        {
          id: order_id * 1000 + KEBABS,
          name: 'Kebab',
          options: [],
          image_full_url: expect.stringContaining('/media/'),
          quantity: 3,
          amount: 68.57,
        },
        {
          id: order_id * 1000 + GRILL,
          name: 'Mixed grill',
          options: ['Size: Large'],
          image_full_url: expect.stringContaining('/media/'),
          quantity: 1,
          amount: 55.86,
        },
      ],
      ways: [{ to: 'wallet', amount: 134.43, days: 1 }],
      loyalty_point: 5,
      cashback_amount: 0,
    })
  })

  it.each<[string, number, object, object[]]>([
    ['cash and the wallet', 1000, { partial_payment: 1 }, [{ to: 'wallet', amount: 134.43, days: 1 }]],
    [
      'a gateway and the wallet',
      1000,
      { payment_method: 'digital_payment', partial_payment: 1 },
      [
        { to: 'wallet', amount: 10, days: 1 },
        { to: 'gateway', amount: 124.43, days: 8 },
      ],
    ],
    ['the wallet', 20_000, { payment_method: 'wallet' }, [{ to: 'wallet', amount: 134.43, days: 1 }]],
  ])('of an order paid by %s names each way', async (_, wallet, more, parts) => {
    const person = await whoHas(wallet)
    const order_id = await dinner(person, more)
    if ('partial_payment' in more && 'payment_method' in more) await payOnline(person, order_id)
    await bring(shop.services, order_id)
    expect((await offerOf(person, order_id)).data!.ways).toEqual(parts)
  })

  it("hands a guest's cash out", async () => {
    const guest = await newGuest(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person: guest })
    const { data } = await offerOf(guest, order_id)
    expect(data).toMatchObject({ ways: [{ to: 'cash', amount: 24.63, days: 4 }], loyalty_point: 0 })
  })

  it('is open until 24 hours after the delivery by the clock of the server, which the order names', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await dinner(person)
    expect(refusalOf(await offerOf(person, order_id))).toEqual({ status: 409, codes: ['order_status'] })
    expect((await track(person, order_id)).refundable_until).toBeNull()
    later(600)
    await bring(shop.services, order_id)
    const until = new Date(noon.getTime() + 24 * 3_600_000 + 600_000).toISOString()
    expect((await track(person, order_id)).refundable_until).toBe(until)
    later(24 * 3600)
    expect((await offerOf(person, order_id)).data!.until).toBe(until)
    expect((await track(person, order_id)).refundable_until).toBe(until)
    later(1)
    expect(refusalOf(await offerOf(person, order_id))).toEqual({ status: 403, codes: ['refund'] })
    expect((await track(person, order_id)).refundable_until).toBeNull()
  })

  it('ends with the request', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    await ask(person, order_id)
    expect(refusalOf(await offerOf(person, order_id))).toEqual({ status: 409, codes: ['refund'] })
    expect((await track(person, order_id)).refundable_until).toBeNull()
    await decide(order_id, 'rejected')
    expect((await track(person, order_id)).refundable_until).toBeNull()
  })

  it('is not for a caller who knows only the phone number, nor for an order that cost nothing', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person: guest })
    const other = await newGuest(shop.app)
    const query = { order_id, guest_id: other.guest_id, contact_number: contact.contact_person_number }
    const tracked = await other.api.GET('/order/track', { params: { query } })
    expect(tracked.data).toMatchObject({ id: order_id, refundable_until: null })
    expect(refusalOf(await offerOf(other, order_id))).toEqual({ status: 404, codes: ['order'] })
  })
})

describe('a refund of some pieces', () => {
  it('is of what they cost, by the server, and says which', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    await ask(person, order_id, { lines: [lineOf(order_id, KEBABS, 2)] })
    expect((await track(person, order_id)).refund).toMatchObject({
      refund_status: 'pending',
      refund_amount: 45.71,
      lines: [{ id: order_id * 1000 + KEBABS, quantity: 2, amount: 45.71 }],
      money: [{ to: 'wallet', amount: 45.71, status: 'expected', sent_at: null }],
      // 5 points for goods of 124.43 with their tax: 1.84 of them, rounded up.
      loyalty_point: 2,
    })
  })

  it('of all pieces is of the whole order, with its fees and its tip', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    const lines = [lineOf(order_id, GRILL, 1), lineOf(order_id, KEBABS, 3)]
    await refund(person, order_id, lines)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'refunded',
      refund: { refund_status: 'approved', refund_amount: 134.43, lines: [] },
    })
    expect(await bookings(person)).toEqual(['order_refund 134.43'])
  })

  it.each<[string, (order_id: number, others: number) => Asked['lines']]>([
    ['a line of another order', (_, others) => [lineOf(others, KEBABS, 1)]],
    ['a line that the order does not have', (order_id) => [lineOf(order_id, 3, 1)]],
    ['more pieces than were ordered', (order_id) => [lineOf(order_id, KEBABS, 4)]],
    ['a line named twice', (order_id) => [lineOf(order_id, KEBABS, 1), lineOf(order_id, KEBABS, 1)]],
    ['no pieces', (order_id) => [lineOf(order_id, KEBABS, 0)]],
    ['a negative number of pieces', (order_id) => [lineOf(order_id, KEBABS, -1)]],
    ['half a piece', (order_id) => [lineOf(order_id, KEBABS, 0.5)]],
  ])('is refused for %s, and nothing is asked for', async (_, linesOf) => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    const others = await giveDeliveredOrder({ services: shop.services, person: await newCustomer(shop.app) })
    const refused = await ask(person, order_id, { lines: linesOf(order_id, others)! })
    expect(refusalOf(refused)).toEqual({ status: 403, codes: [expect.stringMatching(/^lines/)] })
    expect(await track(person, order_id)).toMatchObject({ order_status: 'delivered', refund: null })
  })

  it('is refused for items that cost nothing, and so is an order that cost nothing', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    const { db } = shop.services
    const [own] = await db.select().from(orders).where(eq(orders.id, order_id))
    // The books of this order are set right again below.
    await db.execute(
      `update order_lines set price = 0, discount_on_item = 0, tax_amount = 0 where order_id = ${order_id}`,
    )
    const asked = await ask(person, order_id, { lines: [lineOf(order_id, KEBABS, 3)] })
    expect(refusalOf(asked)).toEqual({ status: 403, codes: ['lines'] })
    await db.update(orders).set({ order_amount: 0 }).where(eq(orders.id, order_id))
    expect((await track(person, order_id)).refundable_until).toBeNull()
    expect(refusalOf(await ask(person, order_id))).toEqual({ status: 403, codes: ['refund'] })
    await db.update(orders).set(own!).where(eq(orders.id, order_id))
    await db.execute(
      `update order_lines set price = 2500, discount_on_item = 250, tax_amount = 327 where order_id = ${order_id} and position = 1`,
    )
    await db.execute(
      `update order_lines set price = 5500, tax_amount = 266 where order_id = ${order_id} and position = 2`,
    )
  })

  it('leaves the order delivered once it is approved; the cash of the pieces fills the wallet', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 5 })
    later(60)
    await refund(person, order_id, [lineOf(order_id, GRILL, 1)])
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'delivered',
      refunded: null,
      loyalty_point: 2,
      refund: {
        refund_status: 'approved',
        refund_amount: 55.86,
        money: [
          { to: 'wallet', amount: 55.86, status: 'sent', expected_at: null, sent_at: shop.now.toISOString() },
        ],
        loyalty_point: 3,
      },
    })
    expect(await purseOf(person)).toEqual({ wallet_balance: 55.86, loyalty_point: 2 })
    expect(refusalOf(await ask(person, order_id))).toEqual({ status: 409, codes: ['refund'] })
  })

  it('that is declined moves neither money nor points', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    await ask(person, order_id, { lines: [lineOf(order_id, GRILL, 1)] })
    await decide(order_id, 'rejected')
    expect((await track(person, order_id)).refund).toMatchObject({ money: [], loyalty_point: 0 })
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 5 })
  })
})

async function payOnline(person: Person, order_id: number): Promise<void> {
  const { data } = await startPayment(person, order_id)
  await shop.app.inject({
    method: 'POST',
    url: data!.redirect_link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  await comeBack(shop, order_id)
}

describe('the money of a refund in part', () => {
  /** Paid by 10.00 of the wallet and the rest online. */
  async function paidOnline(wallet: number): Promise<{ person: Person; order_id: number }> {
    const person = await whoHas(wallet)
    const order_id = await dinner(person, {
      payment_method: 'digital_payment',
      partial_payment: wallet ? 1 : 0,
    })
    await payOnline(person, order_id)
    await bring(shop.services, order_id)
    return { person, order_id }
  }

  it("fills the wallet's part first, and the gateway gives back the rest of it", async () => {
    const { person, order_id } = await paidOnline(1000)
    await refund(person, order_id, [lineOf(order_id, GRILL, 1)])
    expect((await bookings(person))[0]).toBe('order_refund 10.00')
    const [payment] = (await rowsOf(shop, order_id)).tries
    expect(payment).toMatchObject({ status: 'to_refund', due: 12443, kept: 12443 - 4586 })
    const expected_at = new Date(noon.getTime() + 7 * 24 * 3_600_000).toISOString()
    expect((await track(person, order_id)).refund!.money).toEqual([
      { to: 'wallet', amount: 10, status: 'sent', expected_at: null, sent_at: noon.toISOString() },
      { to: 'gateway', amount: 45.86, status: 'pending', expected_at, sent_at: null },
    ])
    expect((await track(person, order_id)).repayments).toMatchObject([{ amount: 45.86, status: 'pending' }])
    later(30)
    const back = vi.fn(async () => {})
    await giveMoneyBack(shop, { refund: back })
    expect(back.mock.calls).toMatchObject([[{ sum: { amount: 4586, currency: 'AED' } }]])
    expect((await track(person, order_id)).refund!.money![1]).toEqual({
      to: 'gateway',
      amount: 45.86,
      status: 'sent',
      expected_at: null,
      sent_at: shop.now.toISOString(),
    })
    await giveMoneyBack(shop, { refund: back })
    expect(back).toHaveBeenCalledTimes(1)
    const history = (await track(person, order_id)).payment_history!
    expect(history.filter(({ type }) => type === 'given_back')).toMatchObject([
      { type: 'given_back', payment_method: 'wallet', amount: 10, status: 'done' },
      { type: 'given_back', payment_method: 'digital_payment', amount: 45.86, status: 'done' },
    ])
  })

  it('leaves the gateway alone when the wallet has paid enough', async () => {
    const { person, order_id } = await paidOnline(6000)
    await refund(person, order_id, [lineOf(order_id, GRILL, 1)])
    expect((await bookings(person))[0]).toBe('order_refund 55.86')
    expect((await rowsOf(shop, order_id)).last).toMatchObject({ status: 'paid', kept: 0 })
    expect((await track(person, order_id)).refund!.money).toMatchObject([{ to: 'wallet', amount: 55.86 }])
  })

  it('is handed out to a guest who paid in cash, and a clerk says so once', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await deliveredDinner(guest)
    await refund(guest, order_id, [lineOf(order_id, GRILL, 1)])
    const cashOf = async () => (await track(guest, order_id)).refund!.money
    expect(await cashOf()).toMatchObject([{ to: 'cash', amount: 55.86, status: 'pending' }])
    later(14)
    await work()
    expect(await cashOf()).toMatchObject([{ status: 'pending' }])
    later(1)
    await Promise.all([work(), work()])
    expect(await cashOf()).toMatchObject([{ to: 'cash', amount: 55.86, status: 'sent' }])
    expect(await eventsOf(order_id)).toEqual(['approved', 'sent'])
  })

  it('that came by bank transfer goes back by a transfer, and a clerk says so once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await dinner(person, { payment_method: 'offline_payment' })
    await person.api.PUT('/order/offline-payment', {
      body: {
        order_id,
        method_id: transfer.bank,
        method_informations: [{ customer_input: 'reference', customer_data: 'FT42' }],
      },
    })
    await transact(shop.services.db, (tx) => settleTransfer(tx, order_id, { status: 'verified' }, shop.now))
    await bring(shop.services, order_id)
    await refund(person, order_id, [lineOf(order_id, KEBABS, 1)])
    expect(await track(person, order_id)).toMatchObject({
      offline_payment: { status: 'to_refund' },
      repayments: [{ payment_method: 'offline_payment', amount: 22.85, status: 'pending' }],
      refund: { money: [{ to: 'transfer', amount: 22.85, status: 'pending' }] },
    })
    later(15)
    await work()
    await work()
    expect(await track(person, order_id)).toMatchObject({
      offline_payment: { status: 'refunded' },
      repayments: [{ amount: 22.85, status: 'sent' }],
      refund: { money: [{ to: 'transfer', amount: 22.85, status: 'sent', sent_at: shop.now.toISOString() }] },
    })
    expect(await eventsOf(order_id)).toEqual(['approved', 'sent'])
  })

  it('is reduced by spent rewards of these pieces only', async () => {
    await using _ = await decided(shop, {
      loyalty_point_item_purchase_point: 100,
      loyalty_point_minimum_point: 1,
    })
    const { person, order_id } = await paidOnline(0)
    // 118 points, worth 11.80, which another order takes.
    await person.api.POST('/loyalty-point/point-transfer', { body: { point: 118 } })
    await placePriced(person, [kebabs, grill], { partial_payment: 1 })
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 0 })
    await refund(person, order_id, [lineOf(order_id, GRILL, 1)])
    // 53 of the 118 points, worth 5.30.
    expect((await rowsOf(shop, order_id)).last).toMatchObject({ withheld: 530, kept: 13443 - 5586 })
    expect((await track(person, order_id)).refund).toMatchObject({
      money: [{ to: 'gateway', amount: 50.56 }],
      loyalty_point: 53,
    })
    const sums: object[] = []
    await giveMoneyBack(shop, { refund: async ({ sum }) => void sums.push(sum) })
    expect(sums).toEqual([{ amount: 5056, currency: 'AED' }])
  })
})

/** The clerk of the demo. */
async function work(): Promise<void> {
  const errors: unknown[] = []
  const clerk = startRefundClerk({ ...shop.services, speed: 1, onError: (error) => void errors.push(error) })
  await clerk.tick()
  await clerk.stop()
  expect(errors).toEqual([])
}

/** The steps of the refund that the owner was told of, in order. */
async function eventsOf(order_id: number): Promise<unknown[]> {
  const told = await shop.services.db.select().from(outbox).orderBy(outbox.created_at)
  const payloads = told.map(({ payload }) => payload as { order_id?: number; refund?: string })
  return payloads.filter((each) => each.order_id === order_id && each.refund).map(({ refund }) => refund)
}

describe('the rewards of a refund in part', () => {
  beforeAll(async () => {
    await shop.services.db.insert(cashbacks).values({
      id: 1,
      title: text('Three back'),
      cashback_type: 'amount',
      cashback_amount: 300,
      start_date: new Date(noon.getTime() - 3_600_000),
      end_date: new Date(noon.getTime() + 3_600_000),
    })
  })
  afterAll(async () => {
    await shop.services.db.delete(cashbacks)
  })

  it('go back in their share, rounded up, and the order shows the others', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    expect(await purseOf(person)).toEqual({ wallet_balance: 3, loyalty_point: 5 })
    await refund(person, order_id, [lineOf(order_id, KEBABS, 1)])
    // 22.85 of 124.43 of goods with their tax: 0.56 of 3.00 and 1 of 5 points.
    expect(await bookings(person)).toEqual(['CashBack -0.56', 'order_refund 22.85', 'CashBack 3.00'])
    expect(await track(person, order_id)).toMatchObject({ cashback_amount: 2.44, loyalty_point: 4 })
    expect((await track(person, order_id)).refund).toMatchObject({ cashback_amount: 0.56, loyalty_point: 1 })
  })

  it('a referral stays while the kept goods are worth the minimum, and goes below it', async () => {
    // 118.50 of goods, of which a kebab takes 21.77 and the grill 53.20.
    await using _ = await decided(shop, { ref_earning_status: true, ref_earning_minimum_order: 9673 })
    const { db } = shop.services
    const keeps = async (position: number) => {
      const referrer = await newCustomer(shop.app)
      const { ref_code } = (await referrer.api.GET('/customer/info')).data!
      const friend = await referredBy(ref_code)
      const order_id = await deliveredDinner(friend)
      expect(await db.select().from(referrals).where(eq(referrals.order_id, order_id))).toHaveLength(1)
      await refund(friend, order_id, [lineOf(order_id, position, 1)])
      return (await db.select().from(referrals).where(eq(referrals.order_id, order_id))).length
    }
    expect(await keeps(KEBABS)).toBe(1)
    expect(await keeps(GRILL)).toBe(0)
  })
})

let friends = 0
async function referredBy(ref_code: string): Promise<Person> {
  const number = ++friends
  const { data } = await clientOf(shop.app).POST('/auth/sign-up', {
    body: {
      f_name: 'Amal',
      l_name: 'Nasser',
      email: `friend${number}@example.com`,
      phone: `+97155${1_000_000 + number}`,
      password: 'long enough',
      confirm_password: 'long enough',
      ref_code,
    },
  })
  return { api: clientOf(shop.app, { token: data!.token }), guest_id: '', token: data!.token }
}

describe('a request that is sent again', () => {
  it('with its key answers the first reply, and asks once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    const again = () =>
      ask(person, order_id, { key: 'a-key-of-a-refund', lines: [lineOf(order_id, GRILL, 1)] })
    const first = await again()
    expect((await again()).data).toEqual(first.data)
    await decide(order_id, 'approved')
    expect((await again()).data).toEqual(first.data)
    expect(await bookings(person)).toEqual(['order_refund 55.86'])
  })

  it('with its key for other pieces is refused', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    await ask(person, order_id, { key: 'a-key-of-a-refund', lines: [lineOf(order_id, GRILL, 1)] })
    const other = await ask(person, order_id, { key: 'a-key-of-a-refund' })
    expect(refusalOf(other)).toEqual({ status: 422, codes: ['idempotency_key'] })
    expect((await track(person, order_id)).refund!.refund_amount).toBe(55.86)
  })

  it('at the same moment asks once, with one key as with several', async () => {
    const person = await newCustomer(shop.app)
    const same = await deliveredDinner(person)
    const statuses = async (keys: string[], order_id: number) => {
      const lines = [lineOf(order_id, GRILL, 1)]
      const replies = await Promise.all(keys.map((key) => ask(person, order_id, { key, lines })))
      return replies.map(({ response, error }) =>
        response.status === 200 ? '200' : `${response.status} ${refusalOf({ response, error }).codes}`,
      )
    }
    const key = 'a-key-of-a-refund'
    for (const status of await statuses([key, key, key], same))
      expect(['200', '409 idempotency_key']).toContain(status)
    const different = await giveDeliveredOrder({ services: shop.services, person })
    const lines = [lineOf(different, 1, 1)]
    const replies = await Promise.all(
      ['first', 'other'].map((name) => ask(person, different, { key: `${key}-${name}`, lines })),
    )
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
    for (const id of [same, different])
      expect(
        (await shop.services.db.select().from(refundLines).where(eq(refundLines.order_id, id))).length,
      ).toBe(id === same ? 1 : 0)
  })

  it('while the shop decides is either decided with the first one or refused, and money goes back once', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await newCustomer(shop.app)
      const order_id = await deliveredDinner(person)
      const lines = [lineOf(order_id, GRILL, 1)]
      const [asked] = await Promise.all([
        ask(person, order_id, { lines }),
        decide(order_id, 'approved').catch((error: { status: number }) => expect(error.status).toBe(404)),
      ])
      expect(asked.response.status).toBe(200)
      await Promise.allSettled([
        decide(order_id, 'approved'),
        ask(person, order_id, { lines }),
        decide(order_id, 'approved'),
      ])
      expect(await bookings(person)).toEqual(['order_refund 55.86'])
    }
  })
})

describe('the steps of a refund', () => {
  it.each([
    [
      'en',
      [
        'Your refund has been sent to the card or account you paid with.',
        'Your refund has been approved. The money is on its way.',
        'You have asked for a refund.',
      ],
    ],
    [
      'ar',
      [
        'تم تحويل المبلغ المسترد إلى البطاقة أو الحساب الذي دفعت منه.',
        'تمت الموافقة على استرداد المبلغ، وهو في طريقه إليك.',
        'تم تسجيل طلب استرداد المبلغ.',
      ],
    ],
  ])('are notifications each, in %s', async (locale, bodies) => {
    const person = await newCustomer(shop.app)
    const order_id = await dinner(person, { payment_method: 'digital_payment' })
    await payOnline(person, order_id)
    await bring(shop.services, order_id)
    later(1)
    await ask(person, order_id)
    later(1)
    await decide(order_id, 'approved')
    later(1)
    await giveMoneyBack(shop, { refund: async () => {} })
    expect(await bodiesIn(person, locale, 3)).toEqual(bodies)
    expect(await eventsOf(order_id)).toEqual(['approved', 'sent'])
  })

  it('name the wallet when the money is there', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await deliveredDinner(person)
    await ask(person, order_id, { lines: [lineOf(order_id, GRILL, 1)] })
    later(1)
    await decide(order_id, 'approved')
    expect((await bodiesIn(person, 'en', 1))[0]).toBe(
      'Your refund has been approved. The money is in your wallet.',
    )
  })

  it('are not told to a customer who has left, whose money still goes back', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await dinner(person, { payment_method: 'digital_payment' })
    await payOnline(person, order_id)
    await bring(shop.services, order_id)
    await refund(person, order_id, [lineOf(order_id, GRILL, 1)])
    const left = await person.api.DELETE('/customer/remove-account', {
      body: { current_password: 'long enough' },
    })
    expect(left.response.status).toBe(200)
    expect(await giveMoneyBack(shop, { refund: async () => {} })).toEqual([])
    expect((await rowsOf(shop, order_id)).last.status).toBe('refunded')
    expect(await eventsOf(order_id)).toEqual(['approved'])
  })
})
