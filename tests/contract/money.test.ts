import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { cashbacks, orders as orderRows, payments, refunds } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { newCustomer, openShop, type Person } from './support/app.ts'
import { bring, giveOrder, kebabToGo } from './support/belongings.ts'
import { giveTo, idOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { atDepth } from './support/depth.ts'
import { asForm } from './support/forms.ts'
import { comeBack, startPayment } from './support/online-payment.ts'
import { noon, text } from './support/small-shop.ts'

/** `MONEY=300 SEED=7 npx vitest run --project contract tests/contract/money.test.ts` walks others. */
const numRuns = Number(process.env.MONEY ?? atDepth(5, 12))
const seed = Number(process.env.SEED ?? 20_261_124)

const shop = openShop({ payments: createSandbox })

/** Fifty points for a unit of the currency, ten points are worth one: a refund may leave more taken than it returns. */
const generous = {
  loyalty_point_item_purchase_point: 5000,
  loyalty_point_exchange_rate: 40,
  loyalty_point_minimum_point: 1,
}
const worthOf = (points: number) => (points * 100) / generous.loyalty_point_exchange_rate

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

type Method = 'cash' | 'wallet' | 'online' | 'cash in part' | 'online in part'
const bodies: Record<Method, object> = {
  cash: {},
  wallet: { payment_method: 'wallet' },
  online: { payment_method: 'digital_payment' },
  'cash in part': { partial_payment: 1 },
  'online in part': { payment_method: 'digital_payment', partial_payment: 1 },
}

type Step =
  | { do: 'place'; method: Method; quantity: number }
  | { do: 'pay' | 'receive' | 'cancel'; at: number }
  /** Without pieces, of the whole order. */
  | { do: 'refund'; at: number; pieces: number | undefined }
  | { do: 'convert'; share: number }

const at = fc.nat(8)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom<Method>('cash', 'wallet', 'online', 'cash in part', 'online in part'),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([method, quantity]) => ({ do: 'place', method, quantity }) as const),
  fc
    .tuple(fc.constantFrom('pay', 'receive', 'receive', 'cancel'), at)
    .map(([what, index]) => ({ do: what, at: index }) as Step),
  fc
    .tuple(at, fc.constantFrom(undefined, 1, 2, 3))
    .map(([index, pieces]) => ({ do: 'refund', at: index, pieces }) as const),
  fc.integer({ min: 1, max: 4 }).map((share) => ({ do: 'convert', share }) as const),
)

/** As many kebabs to go: 22.50 each, 5 % tax, 1.00 service fee. */
const kebabs = (quantity: number) => ({
  cart: [{ ...kebabToGo.cart[0], quantity }],
  order_amount: [24.63, 48.25, 71.88][quantity - 1],
})

/** Does a step as far as the shop lets the customer; refusals are part of the walk. */
async function take(person: Person, placed: number[], next: Step): Promise<void> {
  const { services, app } = shop
  if (next.do === 'place') {
    const body = { ...bodies[next.method], ...kebabs(next.quantity) }
    const id = await giveOrder({ services, person }, body).catch(() => undefined)
    if (id !== undefined) placed.push(id)
    return
  }
  if (next.do === 'convert') {
    const held = await balanceOf(services.db, 'points', await idOf(person))
    await person.api.POST('/loyalty-point/point-transfer', { body: { point: Math.floor(held / next.share) } })
    return
  }
  if (placed.length === 0) return
  const order_id = placed[next.at % placed.length]!
  if (next.do === 'cancel') await person.api.POST('/order/cancel', { body: { order_id, reason: 'No' } })
  if (next.do === 'receive') await bring(services, order_id).catch(() => {})
  if (next.do === 'refund') {
    const lines = next.pieces && { lines: [{ id: order_id * 1000 + 1, quantity: next.pieces }] }
    const body = { order_id, customer_reason: 'Cold', ...lines }
    const { data } = await person.api.POST('/order/refund-request', { body, bodySerializer: asForm })
    if (data)
      await transact(services.db, (tx) =>
        decideRefund(tx, order_id, { status: 'approved', now: services.now() }),
      )
  }
  if (next.do === 'pay') {
    const { data } = await startPayment(person, order_id)
    if (!data) return
    await app.inject({
      method: 'POST',
      url: data.redirect_link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=pay',
    })
    await comeBack(shop, order_id)
  }
}

/**
 * The wealth of the customer in minor units: wallet, worth of points and outstanding refunds, less the debt and the money
 * that was paid from outside. Orders, and parts of orders, that were delivered and kept are worth what they cost.
 */
async function wealthOf(person: Person, placed: number[]): Promise<number> {
  const { db } = shop.services
  const id = await idOf(person)
  const [wallet, points, debt] = await Promise.all(
    (['wallet', 'points', 'debt'] as const).map((ledger) => balanceOf(db, ledger, id)),
  )
  expect(Math.min(wallet!, points!, debt!)).toBeGreaterThanOrEqual(0)
  const own = placed.length ? await db.select().from(orderRows).where(inArray(orderRows.id, placed)) : []
  const refunded = await refundedOf(placed)
  const paid = placed.length ? await db.select().from(payments).where(inArray(payments.order_id, placed)) : []
  let wealth = wallet! - debt! + worthOf(points!)
  for (const { due, kept, withheld, status } of paid) {
    if (['paid', 'to_refund', 'refunded'].includes(status)) wealth -= due
    if (['to_refund', 'refunded'].includes(status)) wealth += due - kept - withheld
  }
  for (const order of own) {
    const isCash = order.payment_method === 'cash_on_delivery' && order.delivered !== null
    if (isCash) wealth -= order.order_amount - order.wallet_amount
    if (order.order_status === 'delivered') wealth += order.order_amount - refunded(order.id)
    // Paid and on its way: canceled or delivered, it comes back whole.
    else if (order.order_status !== 'refunded' && order.order_status !== 'canceled') {
      wealth += order.wallet_amount
      wealth += paid
        .filter(({ order_id, status }) => order_id === order.id && status === 'paid')
        .reduce((sum, { due }) => sum + due, 0)
    }
  }
  return wealth
}

/** What was refunded of each order. */
async function refundedOf(placed: number[]): Promise<(id: number) => number> {
  if (placed.length === 0) return () => 0
  const { db } = shop.services
  const approved = and(inArray(refunds.order_id, placed), eq(refunds.status, 'approved'))
  const rows = await db.select().from(refunds).where(approved)
  return (id) => rows.find(({ order_id }) => order_id === id)?.amount ?? 0
}

/** Cashback and points that orders gave and that were kept: of a part, its share of the goods. */
async function rewardsOf(placed: number[]): Promise<number> {
  if (placed.length === 0) return 0
  const own = await shop.services.db.select().from(orderRows).where(inArray(orderRows.id, placed))
  const refunded = await refundedOf(placed)
  return own
    .filter(({ order_status }) => order_status === 'delivered')
    .reduce((sum, { id, goods_amount, store_discount_amount, total_tax_amount }) => {
      const subtotal = goods_amount - store_discount_amount
      const taxed = subtotal + total_tax_amount
      const kept = (reward: number) => Math.floor((reward * (taxed - refunded(id))) / taxed)
      return sum + kept(300) + worthOf(kept(Math.floor((subtotal * 5000) / 10_000)))
    }, 0)
}

it(
  'a customer never has more than before except for the rewards of kept orders, after any sequence of placing, paying, receiving, converting, refunding and canceling',
  async () => {
    await using _ = await decided(shop, generous)
    const sequence = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (walk) => {
      const person = await newCustomer(shop.app)
      await giveTo({ services: shop.services, person }, { wallet: 6000 })
      const placed: number[] = []
      for (const next of walk) {
        await take(person, placed, next)
        const wealth = await wealthOf(person, placed)
        // Converting rounds to a whole minor unit, half up.
        const rounded = walk.filter((each) => each.do === 'convert').length
        expect(wealth - (await rewardsOf(placed))).toBeLessThanOrEqual(6000 + rounded)
      }
      expect(await findBroken(shop.services.db)).toEqual([])
    })
    await fc.assert(sequence, { numRuns, seed, endOnFailure: true })
  },
  numRuns * 30_000,
)
