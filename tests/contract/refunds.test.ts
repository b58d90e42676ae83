import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cashbacks,
  customers,
  deliveryMen,
  orders,
  payments,
  refunds,
  sandboxPayments,
} from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { startRefundClerk } from '#server/jobs/refund-clerk.ts'
import { type PaymentProvider, PaymentUnavailable } from '#server/payments/provider.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { bring, contact, giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import {
  comeBack,
  giveMoneyBack,
  type Paying,
  paying,
  rowsOf,
  startPayment,
} from './support/online-payment.ts'
import { courier, noon, text } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

const later = movedClock(shop)

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const ask = (person: Person, order_id: number, more: object = {}) =>
  person.api.POST('/order/refund-request', {
    body: { order_id, customer_reason: 'Something is missing', ...who(person), ...more },
    bodySerializer: asForm,
  })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!
const delivered = async (person: Person, more = {}) =>
  giveDeliveredOrder({ services: shop.services, person }, more)

const photo = async (side = 9) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'wrong.png',
    { type: 'image/png' },
  )

const decide = (order_id: number, status: 'approved' | 'rejected') =>
  transact(shop.services.db, (tx) => decideRefund(tx, order_id, { status, now: shop.now }))

/** What came to the wallet and went, the latest first. */
const bookings = async ({ api }: Person) =>
  (await api.GET('/wallet/transactions')).data!.data.map(
    ({ transaction_type, credit, debit }) => `${transaction_type} ${credit - debit}`,
  )

it("the shop lists its refund reasons in the customer's language", async () => {
  const reasons = async (locale: string) =>
    (await clientOf(shop.app, { locale }).GET('/order/refund-reasons')).data
  expect(await reasons('en')).toEqual({ refund_reasons: [{ id: 1, reason: 'Something is missing' }] })
  expect(await reasons('ar')).toEqual({ refund_reasons: [{ id: 1, reason: 'شيء ما ناقص' }] })
})

describe('a refund', () => {
  it.each([
    ['a guest', newGuest],
    ['a customer', newCustomer],
  ])('is asked for by %s, with words and pictures', async (_, newPerson) => {
    const person = await newPerson(shop.app)
    const order_id = await delivered(person)
    expect((await track(person, order_id)).refund).toBeNull()
    later(3600)
    const image = [await photo(), await photo(3000)]
    const { data } = await ask(person, order_id, { customer_note: ' There was no bread. ', image })
    expect(data).toEqual({ message: 'Your refund request has been placed.' })
    const { token } = person
    const { order_status, refund_requested, refund } = await track(person, order_id)
    expect({ order_status, refund_requested, refund }).toEqual({
      order_status: 'refund_requested',
      refund_requested: shop.now.toISOString(),
      refund: {
        refund_status: 'pending',
        refund_amount: 24.63,
        lines: [],
        money: [
          {
            to: token ? 'wallet' : 'cash',
            amount: 24.63,
            status: 'expected',
            expected_at: new Date(shop.now.getTime() + (token ? 1 : 4) * 24 * 3_600_000).toISOString(),
            sent_at: null,
          },
        ],
        loyalty_point: token ? 1 : 0,
        cashback_amount: 0,
        customer_reason: 'Something is missing',
        customer_note: 'There was no bread.',
        images_full_url: [expect.any(String), expect.any(String)],
        admin_note: null,
        created_at: shop.now.toISOString(),
        decided_at: null,
      },
    })
    for (const [at, width] of [9, 1280].entries()) {
      const stored = await shop.app.inject(refund!.images_full_url[at]!)
      expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  it('a caller who knows only the phone number does not see a refund', async () => {
    const person = await newGuest(shop.app)
    const order_id = await delivered(person)
    await ask(person, order_id, { customer_note: 'Between us' })
    const { api, guest_id } = await newGuest(shop.app)
    const proof = { order_id, guest_id, contact_number: contact.contact_person_number }
    const { data } = await api.GET('/order/track', { params: { query: proof } })
    expect(data).toMatchObject({ order_status: 'refund_requested', refund: null })
  })

  it('a refund can be requested once, also with two requests at once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const replies = await Promise.all(
      [1, 2, 3, 4].map((number) => ask(person, order_id, { customer_note: `Try ${number}` })),
    )
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = replies.find(({ response }) => response.status === 409)!
    expect(refusalOf(refused)).toEqual({ status: 409, codes: ['refund'] })
    expect(await shop.services.db.select().from(refunds).where(eq(refunds.order_id, order_id))).toHaveLength(
      1,
    )
  })

  it('a declined refund cannot be requested again', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await ask(person, order_id)
    await decide(order_id, 'rejected')
    expect(refusalOf(await ask(person, order_id))).toEqual({ status: 409, codes: ['refund'] })
  })

  it('only a delivered order can be refunded', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const refused = { status: 409, codes: ['order_status'] }
    expect(refusalOf(await ask(person, order_id))).toEqual(refused)
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'No', ...who(person) } })
    expect(refusalOf(await ask(person, order_id))).toEqual(refused)
  })

  it('a refund can be requested within a day after the delivery', async () => {
    const person = await newGuest(shop.app)
    const [late, early] = [await delivered(person), await delivered(person)]
    later(24 * 3600)
    expect((await ask(person, early)).response.status).toBe(200)
    later(1)
    expect(refusalOf(await ask(person, late))).toEqual({ status: 403, codes: ['refund'] })
    expect((await track(person, late)).order_status).toBe('delivered')
  })

  it('only an identified owner of the order requests a refund', async () => {
    const order_id = await delivered(await newCustomer(shop.app))
    expect(refusalOf(await ask(await newGuest(shop.app), order_id))).toEqual({
      status: 404,
      codes: ['order'],
    })
    const visitor = { ...(await newGuest(shop.app)), guest_id: '' }
    expect(refusalOf(await ask(visitor, order_id))).toEqual({ status: 403, codes: ['guest_id'] })
  })

  it.each<[string, () => Promise<object>, number, string]>([
    ['a file that is no picture', async () => ({ image: new File(['#!/bin/sh'], 'x.png') }), 403, 'image'],
    ['words where a picture goes', async () => ({ image: 'red' }), 403, 'image'],
    [
      'a picture of three megabytes',
      async () => ({ image: new File([new Uint8Array(3e6)], 'x.png') }),
      403,
      'image',
    ],
    [
      'four pictures',
      async () => ({ image: await Promise.all([1, 2, 3, 4].map(() => photo())) }),
      403,
      'image',
    ],
    ['no reason', async () => ({ customer_reason: '' }), 403, 'customer_reason'],
    ['a reason without an end', async () => ({ customer_reason: 'x'.repeat(255) }), 403, 'customer_reason'],
  ])('is not asked for with %s', async (_, more, status, code) => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    expect(refusalOf(await ask(person, order_id, await more()))).toEqual({ status, codes: [code] })
    expect((await track(person, order_id)).order_status).toBe('delivered')
  })

  it('an undecided refund delays the deletion of the account and is deleted with it', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await ask(person, order_id, { customer_note: 'From Vanisha', image: await photo() })
    const [image] = (await track(person, order_id)).refund!.images_full_url
    const remove = (wallet_given_up?: number) =>
      person.api.DELETE('/customer/remove-account', { body: { ...confirmed.body, wallet_given_up } })
    expect(refusalOf(await remove())).toEqual({ status: 403, codes: ['open_refund'] })
    await decide(order_id, 'approved')
    expect((await remove(24.63)).response.status).toBe(200)
    const [stored] = await shop.services.db.select().from(refunds).where(eq(refunds.order_id, order_id))
    expect(stored).toMatchObject({ amount: 2463, customer_reason: '', customer_note: '', pictures: [] })
    expect((await shop.app.inject(image!)).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  it.each<[string, (app: typeof shop.app) => Promise<Person>, Partial<ShopSettings>]>([
    ['a guest', newGuest, {}],
    ['a customer without a wallet', newCustomer, { customer_wallet_status: false }],
  ])(
    'to give the money back makes the order refunded; cash of %s is written down to be handed out',
    async (_, newPerson, changes) => {
      await using _settings = await decided(shop, changes)
      const person = await newPerson(shop.app)
      const order_id = await delivered(person)
      await ask(person, order_id)
      later(60)
      await decide(order_id, 'approved')
      expect(await track(person, order_id)).toMatchObject({
        order_status: 'refunded',
        refunded: shop.now.toISOString(),
        refund: { refund_status: 'approved', decided_at: shop.now.toISOString() },
      })
      expect((await rowsOf(shop, order_id)).tries).toMatchObject([
        { gateway: 'cash', status: 'to_refund', received_amount: 2463, received_currency: 'AED' },
      ])
      expect(await giveMoneyBack(shop)).toEqual([])
      expect((await rowsOf(shop, order_id)).last.status).toBe('to_refund')
    },
  )

  it('a cash refund fills the wallet of a customer', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await ask(person, order_id)
    await decide(order_id, 'approved')
    expect(await bookings(person)).toEqual(['order_refund 24.63'])
    expect((await rowsOf(shop, order_id)).tries).toEqual([])
  })

  it('a declined refund leaves the order delivered and notifies its owner', async () => {
    const { db } = shop.services
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const state = async () => {
      const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
      const [customer] = await db.select().from(customers).where(eq(customers.id, order!.customer_id!))
      const [carrier] = await db.select().from(deliveryMen).where(eq(deliveryMen.id, courier.yusuf))
      return [order!.delivered, customer!.order_count, carrier!.current_orders]
    }
    await db.update(deliveryMen).set({ current_orders: 2 })
    const before = await state()
    later(60)
    await ask(person, order_id)
    later(60)
    await decide(order_id, 'rejected')
    expect(await state()).toEqual(before)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'delivered',
      refunded: null,
      refund: { refund_status: 'rejected' },
    })
    const { data } = await person.api.GET('/customer/notifications', { params: { query: { limit: 2 } } })
    expect(data!.notifications.map(({ body }) => body)).toEqual([
      'Your refund request has been declined.',
      'You have asked for a refund.',
    ])
    expect((await rowsOf(shop, order_id)).tries).toEqual([])
  })

  it('a refund is decided once, either way', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await expect(decide(order_id, 'approved')).rejects.toMatchObject({ status: 404 })
    await ask(person, order_id)
    const outcomes = await Promise.allSettled([
      decide(order_id, 'approved'),
      decide(order_id, 'approved'),
      decide(order_id, 'rejected'),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const { order } = await rowsOf(shop, order_id)
    expect(await bookings(person)).toEqual(order.order_status === 'refunded' ? ['order_refund 24.63'] : [])
    await expect(decide(order_id, 'approved')).rejects.toMatchObject({ status: 409 })
  })
})

/** Pays an order online and has it brought, then asks for the money back. */
const askForPaid = async ({ person, order_id, page }: Paying) => {
  await shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  await comeBack(shop, order_id)
  await bring(shop.services, order_id)
  await ask(person, order_id)
}

describe('money that came through a gateway', () => {
  const paidOrder = async () => {
    const one = await paying(shop)
    await askForPaid(one)
    return one
  }
  const booked = async (order_id: number) => {
    const [book] = await shop.services.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.order_id, order_id))
    return book!.refunded_at
  }

  it('a gateway payment is refunded through the gateway once', async () => {
    const { order_id } = await paidOrder()
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await rowsOf(shop, order_id)).last.status).toBe('paid')
    await decide(order_id, 'approved')
    expect((await rowsOf(shop, order_id)).tries).toMatchObject([{ status: 'to_refund' }])
    later(30)
    await Promise.all([giveMoneyBack(shop), giveMoneyBack(shop)])
    expect((await rowsOf(shop, order_id)).last.status).toBe('refunded')
    expect(await booked(order_id)).toEqual(shop.now)
    const asked: string[] = []
    await giveMoneyBack(shop, { refund: async ({ id }) => void asked.push(id) })
    expect(asked).toEqual([])
  })

  it('a declined refund returns no gateway payment', async () => {
    const { order_id } = await paidOrder()
    await decide(order_id, 'rejected')
    await giveMoneyBack(shop)
    expect((await rowsOf(shop, order_id)).last.status).toBe('paid')
    expect(await booked(order_id)).toBeNull()
  })

  it('the job retries a refund when the gateway was away, and delays no other refund', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    for (const { order_id } of [first, second]) await decide(order_id, 'approved')
    const { id } = (await rowsOf(shop, first.order_id)).last
    const away: Partial<PaymentProvider> = {
      refund: async (repayment) => {
        if (repayment.id === id) throw new PaymentUnavailable('The gateway is away')
        await shop.services.payments!.refund(repayment)
      },
    }
    expect(await giveMoneyBack(shop, away)).toHaveLength(1)
    expect((await rowsOf(shop, first.order_id)).last.status).toBe('to_refund')
    expect((await rowsOf(shop, second.order_id)).last.status).toBe('refunded')
    later(599)
    expect(await giveMoneyBack(shop, away)).toEqual([])
    later(1)
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await rowsOf(shop, first.order_id)).last.status).toBe('refunded')
  })

  it('a payment for a canceled order is refunded, too', async () => {
    const one = await paying(shop)
    await one.person.api.POST('/order/cancel', {
      body: { order_id: one.order_id, reason: 'No', ...who(one.person) },
    })
    const { id, reference } = (await rowsOf(shop, one.order_id)).last
    await shop.services.db
      .update(sandboxPayments)
      .set({ state: 'paid' })
      .where(eq(sandboxPayments.reference, reference!))
    await shop.services.db
      .update(payments)
      .set({
        status: 'to_refund',
        transaction_reference: 'sandbox-1',
        received_amount: 2463,
        received_currency: 'AED',
      })
      .where(eq(payments.id, id))
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await rowsOf(shop, one.order_id)).last.status).toBe('refunded')
  })

  it('an order without a payment has no gateway refund', async () => {
    const { order_id } = await paying(shop)
    const { id, reference } = (await rowsOf(shop, order_id)).last
    const sum = { amount: 1, currency: 'AED' }
    const asked = shop.services.payments!.refund({
      id,
      reference: reference!,
      transaction_reference: 'none',
      sum,
    })
    await expect(asked).rejects.toThrow(PaymentUnavailable)
  })
})

describe('what the wallet paid', () => {
  const whoHas = async (wallet: number) => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet })
    return person
  }
  const paymentsOf = async ({ api }: Person, order_id: number) =>
    (await api.GET('/order/receipt', { params: { query: { order_id } } })).data!.payments.map(
      ({ payment_method, payment_status, amount }) => `${payment_method} ${amount} ${payment_status}`,
    )

  it("the wallet's payment returns to the wallet", async () => {
    const person = await whoHas(3000)
    const order_id = await delivered(person, { payment_method: 'wallet' })
    await ask(person, order_id)
    await decide(order_id, 'approved')
    expect((await bookings(person)).slice(0, 2)).toEqual(['order_refund 24.63', 'order_place -24.63'])
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 30 })
    expect((await rowsOf(shop, order_id)).tries).toEqual([])
    expect(await paymentsOf(person, order_id)).toEqual(['wallet 24.63 paid'])
  })

  it("the wallet's part and the cash return to the wallet", async () => {
    const person = await whoHas(1000)
    const order_id = await delivered(person, { partial_payment: 1 })
    await ask(person, order_id)
    await decide(order_id, 'approved')
    expect((await bookings(person)).slice(0, 2)).toEqual(['order_refund 14.63', 'order_refund 10'])
    expect(await paymentsOf(person, order_id)).toEqual(['wallet 10 paid', 'cash_on_delivery 14.63 paid'])
  })

  it("only the wallet's part returns to the wallet when the rest was paid online", async () => {
    const person = await whoHas(1000)
    const more = { payment_method: 'digital_payment', partial_payment: 1 }
    const order_id = await giveOrder({ services: shop.services, person }, more)
    const { data } = await startPayment(person, order_id)
    await askForPaid({ person, order_id, page: data!.redirect_link })
    await decide(order_id, 'approved')
    expect((await bookings(person)).slice(0, 1)).toEqual(['order_refund 10'])
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await rowsOf(shop, order_id)).last).toMatchObject({ status: 'refunded', received_amount: 1463 })
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 10 })
    expect(await paymentsOf(person, order_id)).toEqual(['wallet 10 paid', 'digital_payment 14.63 paid'])
  })
})

describe('what a delivered order earned', () => {
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
  /** A point for each unit of the currency. */
  const generous = { loyalty_point_item_purchase_point: 100, loyalty_point_minimum_point: 1 }
  const asked = async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await ask(person, order_id)
    expect(await purseOf(person)).toEqual({ wallet_balance: 3, loyalty_point: 22 })
    return { person, order_id }
  }
  const change = ({ api }: Person, point: number) =>
    api.POST('/loyalty-point/point-transfer', { body: { point } })

  it('a refund takes the rewards of its order back', async () => {
    await using _ = await decided(shop, generous)
    const { person, order_id } = await asked()
    await decide(order_id, 'approved')
    expect(await bookings(person)).toEqual(['CashBack -3', 'order_refund 24.63', 'CashBack 3'])
    expect((await person.api.GET('/loyalty-point/transactions')).data!.data).toMatchObject([
      { transaction_type: 'order_refund', debit: 22, balance: 0, reference: String(order_id) },
      { transaction_type: 'order_place', credit: 22 },
    ])
  })

  it('a declined refund leaves the rewards', async () => {
    await using _ = await decided(shop, generous)
    const { person, order_id } = await asked()
    await decide(order_id, 'rejected')
    expect(await purseOf(person)).toEqual({ wallet_balance: 3, loyalty_point: 22 })
  })

  it('a refund takes points back once while the customer converts them', async () => {
    await using _ = await decided(shop, generous)
    for (let round = 0; round < 4; round++) {
      const { person, order_id } = await asked()
      await Promise.allSettled([
        decide(order_id, 'approved'),
        change(person, 22),
        decide(order_id, 'approved'),
      ])
      expect(await purseOf(person)).toMatchObject({ loyalty_point: 0 })
      expect((await rowsOf(shop, order_id)).order.order_status).toBe('refunded')
    }
  })
})

describe('the clerk of the demo', () => {
  const work = async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const clerk = startRefundClerk({ ...shop.services, speed: 2, onError })
    await clerk.tick()
    await clerk.stop()
    expect(errors).toEqual([])
  }

  it("the demo's clerk accepts requests with a note or a picture and declines others", async () => {
    const person = await newCustomer(shop.app)
    const [told, shown, silent] = [await delivered(person), await delivered(person), await delivered(person)]
    await ask(person, told, { customer_note: 'There was no bread.' })
    await ask(person, shown, { image: await photo() })
    await ask(person, silent)
    const statuses = async () =>
      Promise.all([told, shown, silent].map(async (id) => (await track(person, id)).order_status))
    later(9.9)
    await work()
    expect(await statuses()).toEqual(['refund_requested', 'refund_requested', 'refund_requested'])
    later(0.1)
    await Promise.all([work(), work()])
    expect(await statuses()).toEqual(['refunded', 'refunded', 'delivered'])
    expect((await track(person, silent)).refund).toMatchObject({
      refund_status: 'rejected',
      admin_note: 'Tell us what was wrong, or add a photo.',
    })
    await work()
    expect(await statuses()).toEqual(['refunded', 'refunded', 'delivered'])
  })
})
