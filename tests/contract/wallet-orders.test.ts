import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { items, type OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { Repayment } from '#server/payments/provider.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { settle } from '#server/settlement/settle.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { cashierOf, comeBack, giveMoneyBack, rowsOf, startPayment } from './support/online-payment.ts'
import { item, noon, store } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

afterEach(() => {
  shop.now = noon
})

/** What one kebab costs: 24.63. */
const KEBAB = 2463

const customerWith = async (wallet: number): Promise<Person> => {
  const person = await newCustomer(shop.app)
  if (wallet) await giveTo({ services: shop.services, person }, { wallet })
  return person
}
const order = ({ api, guest_id, token }: Person, more: object = {}, key?: string) =>
  api.POST('/customer/order/place', {
    params: key ? { header: { 'Idempotency-Key': key } } : {},
    body: {
      ...kebabToGo,
      cart: [...kebabToGo.cart],
      payment_method: 'wallet',
      ...(token ? {} : { guest_id }),
      ...more,
    },
  })
const ordered = async (person: Person, more: object = {}): Promise<number> =>
  (await order(person, more)).data!.order_id
const inParts = (payment_method: 'cash_on_delivery' | 'digital_payment') => ({
  payment_method,
  partial_payment: 1 as const,
})

const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const cancel = ({ api }: Person, order_id: number) =>
  api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind' } })
const track = async ({ api }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id } } })).data!
const balance = async (person: Person) => (await purseOf(person)).wallet_balance
const bookings = async ({ api }: Person) =>
  (await api.GET('/wallet/transactions', { params: { query: { type: 'order' } } })).data!.data.map(
    ({ transaction_type, credit, debit, balance, reference }) =>
      `${transaction_type} ${credit - debit} -> ${balance} (${reference})`,
  )
/** Pays an order on the page of the sandbox, and comes back. */
const payOnline = async (person: Person, order_id: number, answer: 'pay' | 'bank_refused' = 'pay') => {
  const { data } = await startPayment(person, order_id)
  const { headers } = await shop.app.inject({
    method: 'POST',
    url: data!.redirect_link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })
  await shop.app.inject(String(headers.location))
}

/** The word of the gateway that an order's last page was paid. */
const paid = async (id: number) => {
  const { last } = await rowsOf(shop, id)
  const sum = { amount: last.amount, currency: last.currency }
  return { reference: last.reference!, state: 'paid' as const, sum, transaction_reference: 'tr_1' }
}

/** A gateway that gives everything back, and what it gave. */
const generous = () => {
  const given: Repayment[] = []
  return { given, refund: async (repayment: Repayment) => void given.push(repayment) }
}

const refused = (code: string) => ({ status: 403, codes: [code] })

describe('the wallet', () => {
  it('the wallet pays an order whole, and the order says so', async () => {
    const person = await customerWith(3000)
    const id = await ordered(person)
    expect(await balance(person)).toBe(5.37)
    expect(await track(person, id)).toMatchObject({
      order_status: 'pending',
      payment_method: 'wallet',
      payment_status: 'paid',
      payments: [{ payment_method: 'wallet', payment_status: 'paid', amount: 24.63 }],
    })
    expect(await bookings(person)).toEqual([`order_place -24.63 -> 5.37 (${id})`])
    await move(id, 'confirmed')
  })

  it('the wallet pays to the last coin', async () => {
    const person = await customerWith(KEBAB)
    await ordered(person)
    expect(await balance(person)).toBe(0)
  })

  it.each([
    ['that holds too little', KEBAB - 1, {}, {}],
    ['that is empty', 0, {}, {}],
    ['that is switched off', 9000, {}, { customer_wallet_status: false }],
  ])('does not pay, one %s', async (_, wallet, more, changes) => {
    await using _settings = await decided(shop, changes)
    const person = await customerWith(wallet)
    expect(refusalOf(await order(person, more))).toEqual(refused('payment_method'))
    expect(await balance(person)).toBe(wallet / 100)
    expect(
      (await person.api.GET('/customer/order/{type}', { params: { path: { type: 'list' } } })).data,
    ).toMatchObject({ total_size: 0 })
  })

  it('the wallet pays nothing for an order of zero', async () => {
    await using _ = await decided(shop, {
      additional_charge: { status: false, name: { en: '', ar: '' }, amount: 0 },
    })
    const { db } = shop.services
    await db.update(items).set({ price: 0 }).where(eq(items.id, item.collect))
    const cart = [{ model: 'Item', item_id: item.collect, price: 0, quantity: 1 }]
    const person = await customerWith(1000)
    const body = { cart, store_id: store.collectOnly, order_amount: 0 }
    expect(refusalOf(await order(person, body))).toEqual(refused('payment_method'))
  })

  it('a guest has no wallet', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await order(guest))).toEqual(refused('payment_method'))
    expect(refusalOf(await order(guest, inParts('cash_on_delivery')))).toEqual(refused('partial_payment'))
  })

  it('the wallet pays once under one idempotency key', async () => {
    const person = await customerWith(9000)
    const key = 'an-order-from-the-wallet'
    const replies = await Promise.all(Array.from({ length: 6 }, () => order(person, {}, key)))
    expect(new Set(replies.flatMap(({ data }) => data?.order_id ?? [])).size).toBe(1)
    expect(await balance(person)).toBe(65.37)
  })

  it('two orders at once do not spend the wallet twice', async () => {
    const person = await customerWith(2 * KEBAB + 100)
    const replies = await Promise.all(Array.from({ length: 8 }, () => order(person)))
    const statuses = replies.map(({ response }) => response.status).toSorted()
    expect(statuses).toEqual([200, 200, ...Array(6).fill(403)])
    expect(await balance(person)).toBe(1)
  })

  it('an order paid whole and one paid in part do not spend the wallet twice at once', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await customerWith(KEBAB)
      const buys = [{}, { ...inParts('cash_on_delivery'), ...twoKebabs }]
      const replies = await Promise.all(buys.map((more) => order(person, more)))
      expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
      expect(await balance(person)).toBe(0)
    }
  })

  it('an order and a transfer of points at once leave the right balance', async () => {
    const person = await customerWith(KEBAB)
    await giveTo({ services: shop.services, person }, { points: 100 })
    await Promise.all([
      order(person),
      person.api.POST('/loyalty-point/point-transfer', { body: { point: 100 } }),
    ])
    expect(await purseOf(person)).toEqual({ wallet_balance: 10, loyalty_point: 0 })
  })
})

/** 45.00, 5 % tax, 1.00 service fee. */
const twoKebabs = {
  order_amount: 48.25,
  cart: [{ model: 'Item', item_id: item.kebab, price: 25, quantity: 2 }],
}

describe('a wallet that holds less', () => {
  it('the wallet pays its part, and cash pays the rest', async () => {
    const person = await customerWith(1000)
    const { data: placed } = await order(person, inParts('cash_on_delivery'))
    const id = placed!.order_id
    expect(await balance(person)).toBe(0)
    expect(await track(person, id)).toMatchObject({
      payment_method: 'cash_on_delivery',
      payment_status: 'partially_paid',
      order_amount: 24.63,
      payments: [
        { payment_method: 'wallet', payment_status: 'paid', amount: 10 },
        { payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 14.63 },
      ],
    })
    expect(placed!.payments).toEqual((await track(person, id)).payments)
    expect(await bookings(person)).toEqual([`partial_payment -10 -> 0 (${id})`])
    for (const step of ['confirmed', 'processing', 'handover', 'delivered'] as const) await move(id, step)
    expect(await track(person, id)).toMatchObject({
      payment_status: 'paid',
      payments: [{ amount: 10 }, { payment_status: 'paid', amount: 14.63 }],
    })
  })

  it('the wallet pays its part, and the gateway pays the rest', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await expect(move(id, 'confirmed')).rejects.toMatchObject({ status: 409 })
    await payOnline(person, id)
    expect((await rowsOf(shop, id)).last).toMatchObject({
      amount: 1463,
      received_amount: 1463,
      status: 'paid',
    })
    expect(await track(person, id)).toMatchObject({
      payment_status: 'paid',
      payments: [
        { payment_method: 'wallet', payment_status: 'paid', amount: 10 },
        { payment_method: 'digital_payment', payment_status: 'paid', amount: 14.63 },
      ],
    })
    await move(id, 'confirmed')
  })

  it.each([
    ['an empty wallet', 0, inParts('cash_on_delivery'), {}],
    ['a wallet that covers all', KEBAB, inParts('cash_on_delivery'), {}],
    ['the wallet for the rest', 1000, { payment_method: 'wallet', partial_payment: 1 }, {}],
    ['a wallet that is switched off', 1000, inParts('cash_on_delivery'), { customer_wallet_status: false }],
    ['a shop that takes no parts', 1000, inParts('digital_payment'), { partial_payment_status: false }],
  ])('is refused: %s', async (_, wallet, more, changes) => {
    await using _settings = await decided(shop, changes)
    const person = await customerWith(wallet)
    expect(refusalOf(await order(person, more))).toEqual(refused('partial_payment'))
    expect(await balance(person)).toBe(wallet / 100)
  })

  it('a part of the wallet brings the cash below its limit', async () => {
    const phones = {
      ...inParts('cash_on_delivery'),
      store_id: store.gadgets,
      order_amount: 1981,
      cart: [{ model: 'Item', item_id: item.phone, price: 990, quantity: 2 }],
    }
    expect(refusalOf(await order(await customerWith(98_000), phones))).toEqual(refused('payment_method'))
    expect((await order(await customerWith(98_100), phones)).response.status).toBe(200)
  })

  it('the config says whether the wallet pays parts', async () => {
    const { api } = await newGuest(shop.app)
    const told = async () => {
      const { data } = await api.GET('/config')
      return [data!.customer_wallet_status, data!.partial_payment_status]
    }
    expect(await told()).toEqual([1, 1])
    await using _ = await decided(shop, { customer_wallet_status: false })
    expect(await told()).toEqual([0, 0])
  })
})

describe('what the wallet paid comes back', () => {
  it('a canceled order returns the part once, however often the customer cancels', async () => {
    const person = await customerWith(3000)
    const id = await ordered(person)
    const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(person, id)))
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 200, 200, 200])
    expect(await balance(person)).toBe(30)
    expect(await bookings(person)).toEqual([
      `order_refund 24.63 -> 30 (${id})`,
      `order_place -24.63 -> 5.37 (${id})`,
    ])
    expect(await track(person, id)).toMatchObject({
      order_status: 'canceled',
      payment_status: 'unpaid',
      payments: [{ payment_method: 'wallet', payment_status: 'unpaid', amount: 24.63 }],
    })
  })

  it('a part returns to a wallet that was switched off meanwhile', async () => {
    const person = await customerWith(3000)
    const id = await ordered(person)
    await using _ = await decided(shop, { customer_wallet_status: false })
    await cancel(person, id)
    expect(await balance(person)).toBe(30)
  })

  it('a part returns when the rest could not be paid, and the whole order then costs cash', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id, 'bank_refused')
    expect(await balance(person)).toBe(10)
    expect((await person.api.PUT('/order/payment-method', { body: { order_id: id } })).response.status).toBe(
      200,
    )
    expect(await track(person, id)).toMatchObject({
      order_status: 'pending',
      payments: [{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 24.63 }],
    })
    await cancel(person, id)
    expect(await balance(person)).toBe(10)
  })

  it('a part returns when the rest could not be paid, and the whole order is then paid online', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id, 'bank_refused')
    await payOnline(person, id)
    expect(
      (await rowsOf(shop, id)).tries.map(({ amount, status }) => `${amount} ${status}`).toSorted(),
    ).toEqual(['1463 failed', '2463 paid'])
    expect(await balance(person)).toBe(10)
  })

  it('a split that failed is paid again as the same split, on the page, in the ledger and on the receipt', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id, 'bank_refused')
    expect(await track(person, id)).toMatchObject({
      order_status: 'failed',
      payment_options: expect.arrayContaining([
        expect.objectContaining({
          payment_method: 'digital_payment',
          amount: 24.63,
          amount_beside_wallet: 14.63,
        }),
      ]),
      payment_history: [
        { type: 'paid', payment_method: 'wallet', amount: 10 },
        { type: 'given_back', payment_method: 'wallet', amount: 10 },
      ],
    })
    const again = { order_id: id, ...inParts('digital_payment'), amount: 14.63 } as const
    expect((await person.api.PUT('/order/payment-method', { body: again })).response.status).toBe(200)
    expect(await balance(person)).toBe(0)
    await payOnline(person, id)
    expect(
      (await rowsOf(shop, id)).tries.map(({ amount, status }) => `${amount} ${status}`).toSorted(),
    ).toEqual(['1463 failed', '1463 paid'])
    const { data } = await person.api.GET('/order/receipt', { params: { query: { order_id: id } } })
    expect(data!.payments).toEqual([
      { payment_method: 'wallet', payment_status: 'paid', amount: 10 },
      { payment_method: 'digital_payment', payment_status: 'paid', amount: 14.63 },
    ])
  })

  it('an amount that the customer has not seen is neither taken from the wallet nor asked at the gateway', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id, 'bank_refused')
    const stale = await startPayment(person, id, { amount: 14.63 })
    expect(refusalOf(stale)).toEqual({ status: 409, codes: ['payment_amount'] })
    await giveTo({ services: shop.services, person }, { wallet: 500 })
    const again = { order_id: id, ...inParts('digital_payment'), amount: 14.63 } as const
    const split = await person.api.PUT('/order/payment-method', { body: again })
    expect(refusalOf(split)).toEqual({ status: 409, codes: ['payment_amount'] })
    expect(await balance(person)).toBe(15)
    expect((await rowsOf(shop, id)).tries).toHaveLength(1)
    expect((await startPayment(person, id, { amount: 24.63 })).response.status).toBe(200)
  })

  it('a late payment of the rest no longer pays an order whose part was returned', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id, 'bank_refused')
    await settle(cashierOf(shop).cashier, 'sandbox', await paid(id))
    expect(await track(person, id)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' })
    expect((await rowsOf(shop, id)).last).toMatchObject({ status: 'to_refund', received_amount: 1463 })
    expect(await giveMoneyBack(shop, generous())).toEqual([])
    expect((await rowsOf(shop, id)).last.status).toBe('refunded')
    expect(await balance(person)).toBe(10)
  })

  it('a part returns when the rest was not paid in time', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    shop.now = new Date(noon.getTime() + 31 * 60_000)
    const { cashier } = cashierOf(shop)
    const job = watchUnpaidOrders({
      ...cashier,
      minutes: 30,
      onError: (error) => expect(error).toBeUndefined(),
    })
    await job.tick()
    await job.stop()
    expect((await rowsOf(shop, id)).order.order_status).toBe('canceled')
    expect(await balance(person)).toBe(10)
  })

  it('a canceled order returns only the part to the wallet, and the rest to the card', async () => {
    const person = await customerWith(1000)
    const id = await ordered(person, inParts('digital_payment'))
    await payOnline(person, id)
    await cancel(person, id)
    expect(await balance(person)).toBe(10)
    expect((await rowsOf(shop, id)).last.status).toBe('to_refund')
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await rowsOf(shop, id)).last).toMatchObject({ status: 'refunded', received_amount: 1463 })
    expect(await bookings(person)).toEqual([
      `order_refund 10 -> 10 (${id})`,
      `partial_payment -10 -> 0 (${id})`,
    ])
  })
})

describe('what a customer paid online', () => {
  const buyOnline = async () => {
    const person = await customerWith(0)
    return { person, id: await ordered(person, { payment_method: 'digital_payment' }) }
  }

  it('a canceled order refunds an online payment to the card once, and nothing to the wallet', async () => {
    const { person, id } = await buyOnline()
    await payOnline(person, id)
    await cancel(person, id)
    expect((await rowsOf(shop, id)).last).toMatchObject({ status: 'to_refund', received_amount: KEBAB })
    const { given, refund } = generous()
    await giveMoneyBack(shop, { refund })
    await giveMoneyBack(shop, { refund })
    const { last } = await rowsOf(shop, id)
    expect(last.status).toBe('refunded')
    expect(given).toMatchObject([{ id: last.id, sum: { amount: KEBAB, currency: 'AED' } }])
    const { cashier } = cashierOf(shop)
    await settle(cashier, 'sandbox', await paid(id))
    expect((await comeBack(shop, id)).flag).toBe('fail')
    expect((await rowsOf(shop, id)).last.status).toBe('refunded')
    expect(await bookings(person)).toEqual([])
  })

  it('a payment at the moment of the cancellation is refunded once', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, id } = await buyOnline()
      await startPayment(person, id)
      const notice = await paid(id)
      const hear = () => settle(cashierOf(shop).cashier, 'sandbox', notice)
      await Promise.all([hear(), cancel(person, id), comeBack(shop, id), hear()])
      await hear()
      const { order: row, last } = await rowsOf(shop, id)
      expect([row.order_status, last.status]).toEqual(['canceled', 'to_refund'])
      expect(await balance(person)).toBe(0)
    }
  })

  it('a payment of another sum is refunded as it came', async () => {
    const { person, id } = await buyOnline()
    await startPayment(person, id)
    const { sum, ...notice } = await paid(id)
    await settle(cashierOf(shop).cashier, 'sandbox', { ...notice, sum: { ...sum, amount: KEBAB - 1 } })
    expect((await rowsOf(shop, id)).last.status).toBe('to_refund')
    const { given, refund } = generous()
    await giveMoneyBack(shop, { refund })
    expect(given.map(({ sum }) => sum)).toContainEqual({ amount: KEBAB - 1, currency: 'AED' })
    expect((await rowsOf(shop, id)).last.status).toBe('refunded')
    expect(await balance(person)).toBe(0)
  })
})
