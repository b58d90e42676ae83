import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cashbacks, payments, transfers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { confirmed, newCustomer, openShop, type Person } from './support/app.ts'
import { bring, giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { giveTo, idOf, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { asForm } from './support/forms.ts'
import { comeBack, giveMoneyBack, startPayment } from './support/online-payment.ts'
import { noon, text } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

/** A point for each unit of the currency, ten points for one unit: goods of 22.50 earn 22 points, worth 2.20. */
const generous = { loyalty_point_item_purchase_point: 100, loyalty_point_minimum_point: 1 }

const refund = async (person: Person, order_id: number) => {
  await person.api.POST('/order/refund-request', {
    body: { order_id, customer_reason: 'Something is missing' },
    bodySerializer: asForm,
  })
  await transact(shop.services.db, (tx) => decideRefund(tx, order_id, { status: 'approved', now: shop.now }))
}
const cancel = ({ api }: Person, order_id: number) =>
  api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind' } })
const change = ({ api }: Person, point: number) =>
  api.POST('/loyalty-point/point-transfer', { body: { point } })
const order = (person: Person, more: object = {}) => giveOrder({ services: shop.services, person }, more)
const delivered = (person: Person, more: object = {}) =>
  giveDeliveredOrder({ services: shop.services, person }, more)
const bookings = async ({ api }: Person) =>
  (await api.GET('/wallet/transactions')).data!.data.map(
    ({ transaction_type, credit, debit }) => `${transaction_type} ${credit - debit}`,
  )
const debtOf = async (person: Person) => balanceOf(shop.services.db, 'debt', await idOf(person))

async function whoHas(wallet: number) {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, { wallet })
  return person
}

/** Pays an order online and has it brought. */
async function paidOnline(person: Person): Promise<number> {
  const order_id = await order(person, { payment_method: 'digital_payment' })
  const { data } = await startPayment(person, order_id)
  await shop.app.inject({
    method: 'POST',
    url: data!.redirect_link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  await comeBack(shop, order_id)
  await bring(shop.services, order_id)
  return order_id
}

describe('points of a refunded order that were changed into money', () => {
  it('converted points leave the wallet with the refund, however often the customer orders, converts, refunds and cancels', async () => {
    await using _ = await decided(shop, generous)
    const person = await whoHas(3000)
    for (let round = 0; round < 3; round++) {
      const paid = await delivered(person, { payment_method: 'wallet' })
      await change(person, 22)
      const drained = await order(person, { partial_payment: 1, schedule_at: '2026-11-20T14:00:00Z' })
      expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 0 })
      await refund(person, paid)
      await cancel(person, drained)
      expect(await purseOf(person)).toEqual({ wallet_balance: 30, loyalty_point: 0 })
    }
  })

  it("the wallet's history shows converted points that arrive and leave again", async () => {
    await using _ = await decided(shop, generous)
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await change(person, 20)
    await refund(person, order_id)
    expect(await bookings(person)).toEqual(['loyalty_point -2', 'order_refund 24.63', 'loyalty_point 2'])
    expect((await person.api.GET('/loyalty-point/transactions')).data!.data).toMatchObject([
      { transaction_type: 'order_refund', debit: 22, balance: 0 },
      { transaction_type: 'point_to_wallet', credit: 20, balance: 22 },
      { transaction_type: 'point_to_wallet', debit: 20, balance: 2 },
      { transaction_type: 'order_place', credit: 22, balance: 22 },
    ])
  })

  it('converted points leave at the rate of their conversion, and not at the rate of today', async () => {
    await using _ = await decided(shop, generous)
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await change(person, 22)
    await using _later = await decided(shop, { loyalty_point_exchange_rate: 1 })
    await refund(person, order_id)
    expect(await purseOf(person)).toEqual({ wallet_balance: 24.63, loyalty_point: 0 })
  })

  it("the gateway's refund is reduced by converted points when the wallet is empty", async () => {
    await using _ = await decided(shop, generous)
    const person = await newCustomer(shop.app)
    const order_id = await paidOnline(person)
    await change(person, 22)
    await order(person, { partial_payment: 1 })
    await refund(person, order_id)
    const returned: object[] = []
    await giveMoneyBack(shop, { refund: async ({ sum }) => void returned.push(sum) })
    expect(returned).toEqual([{ amount: 2243, currency: 'AED' }])
    expect(await bookings(person)).toEqual([
      'loyalty_point -2.2',
      'order_refund 2.2',
      'partial_payment -2.2',
      'loyalty_point 2.2',
    ])
    expect(await debtOf(person)).toBe(0)
  })

  it('converted points worth as much as the order leave no refund for the gateway', async () => {
    await using _ = await decided(shop, { ...generous, loyalty_point_exchange_rate: 0.8 })
    const person = await newCustomer(shop.app)
    const order_id = await paidOnline(person)
    await change(person, 22)
    await order(person, { payment_method: 'wallet' })
    await order(person, { partial_payment: 1 })
    await refund(person, order_id)
    const returned: object[] = []
    await giveMoneyBack(shop, { refund: async ({ sum }) => void returned.push(sum) })
    expect(returned).toEqual([])
    const [payment] = await shop.services.db.select().from(payments).where(eq(payments.order_id, order_id))
    expect(payment).toMatchObject({ status: 'refunded', withheld: 2463 })
    expect(await debtOf(person)).toBe(2750 - 2463)
  })
})

describe('a debt', () => {
  /** Spent 27.50 of points for an order of 24.63, which was then refunded. */
  async function inDebt(): Promise<Person> {
    await using _ = await decided(shop, { ...generous, loyalty_point_exchange_rate: 0.8 })
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await change(person, 22)
    await order(person, { payment_method: 'wallet' })
    await order(person, { partial_payment: 1 })
    await refund(person, order_id)
    return person
  }

  it('the amount that refund and wallet do not cover becomes a debt, and the wallet stays at zero', async () => {
    const person = await inDebt()
    expect(await debtOf(person)).toBe(287)
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 0 })
  })

  it('the next credit of the wallet covers the debt first', async () => {
    const person = await inDebt()
    const give = (wallet: number) => giveTo({ services: shop.services, person }, { wallet })
    await give(187)
    expect([await debtOf(person), await purseOf(person)]).toMatchObject([100, { wallet_balance: 0 }])
    await give(250)
    expect([await debtOf(person), await purseOf(person)]).toMatchObject([0, { wallet_balance: 1.5 }])
    expect((await bookings(person)).slice(0, 2)).toEqual(['debt_covered -1', 'add_fund_by_admin 2.5'])
  })

  it('the returned money of a canceled order covers the debt', async () => {
    const person = await inDebt()
    const { data } = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'running-orders' } },
    })
    await cancel(person, data!.orders[0]!.id)
    expect([await debtOf(person), await purseOf(person)]).toMatchObject([0, { wallet_balance: 0 }])
  })

  it('a debt ends with the account', async () => {
    const person = await inDebt()
    const id = await idOf(person)
    const { data } = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'running-orders' } },
    })
    for (const running of data!.orders) await bring(shop.services, running.id)
    await person.api.DELETE('/customer/remove-account', confirmed)
    for (const ledger of ['wallet', 'points', 'debt'] as const)
      expect(await balanceOf(shop.services.db, ledger, id)).toBe(0)
  })
})

describe('cashback that was spent', () => {
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

  it('spent cashback leaves the wallet with the refund of its order', async () => {
    const person = await newCustomer(shop.app)
    const paid = await delivered(person)
    const drained = await order(person, { partial_payment: 1 })
    await refund(person, paid)
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 21.63 })
    await cancel(person, drained)
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 24.63 })
  })

  it('spent cashback is taken back once and whole while the customer converts points', async () => {
    await using _ = await decided(shop, generous)
    for (let round = 0; round < 4; round++) {
      const person = await newCustomer(shop.app)
      const paid = await delivered(person)
      await order(person, { partial_payment: 1 })
      await Promise.allSettled([refund(person, paid), change(person, 22)])
      expect(await purseOf(person)).toEqual({ wallet_balance: 21.63, loyalty_point: 0 })
      const back = await shop.services.db
        .select()
        .from(transfers)
        .where(and(eq(transfers.ledger, 'points'), eq(transfers.occasion, `order_points:${paid}:back`)))
      expect(back).toMatchObject([{ amount: 22 }])
    }
  })
})
