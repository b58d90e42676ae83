import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/engine/open.ts'
import { findBroken, type InvariantName, invariants } from '#server/invariants/find-broken.ts'
import { newCustomer, newGuest, openShop } from './support/app.ts'
import {
  giveAddress,
  giveCartLine,
  giveConversation,
  giveDeliveredOrder,
  giveOrder,
  kebabToGo,
} from './support/belongings.ts'
import { giveTo, idOf } from './support/books.ts'
import { fillParcelShop, giveParcel } from './support/parcels.ts'
import { endShops, removeFolder, runInvariants, smallShopFolder } from './support/running-shop.ts'
import { item } from './support/small-shop.ts'

const shop = openShop({ fill: fillParcelShop })

/** A customer with money, and what they ordered. */
const theirs = { id: 0, delivered: 0, paidByWallet: 0, withCoupon: 0, parcel: 0 }
beforeAll(async () => {
  const person = await newCustomer(shop.app)
  const give = { services: shop.services, person }
  await giveTo(give, { wallet: 10_000, points: 1000 })
  await giveAddress(give)
  await giveCartLine(give)
  await giveConversation(give)
  theirs.id = await idOf(person)
  theirs.delivered = await giveDeliveredOrder(give)
  theirs.paidByWallet = await giveOrder(give, { payment_method: 'wallet' })
  const { data } = await person.api.POST('/customer/order/place', {
    params: { header: { 'Idempotency-Key': 'one-and-only-key' } },
    body: { ...kebabToGo, cart: [...kebabToGo.cart], coupon_code: 'WELCOME10', order_amount: 22.26 },
  })
  theirs.withCoupon = data!.order_id
  const { order_type, store_id, cart } = kebabToGo
  const wish = { order_type, store_id, is_buy_now: 1 as const, cart: [...cart] }
  const { data: quote } = await person.api.POST('/customer/order/quote', { body: wish })
  await giveOrder(give, { quote_id: quote!.id })
  theirs.parcel = await giveParcel(give)
  const guest = await newGuest(shop.app)
  await giveOrder({ services: shop.services, person: guest })
  await newCustomer(shop.app, guest.guest_id)
})

const customer = () => `customer:${theirs.id}`
const wallet = () => `wallet:${theirs.id}`

const transfer = (more: {
  from?: string
  to?: string
  amount?: number
  position?: number
  kind?: string
  occasion: string
  reference?: string
  ledger?: string
}) => {
  const {
    from = 'shop:gift',
    to = wallet(),
    amount = 1,
    position = 3,
    occasion,
    reference = null,
    ledger = 'wallet',
  } = more
  return sql`insert into transfers (id, ledger, from_account, to_account, amount, position, kind, occasion, reference)
    values (${occasion}, ${ledger}, ${from}, ${to}, ${amount}, ${position}, 'add_fund', ${occasion}, ${reference})`
}

const payment = (
  order_id: number | null,
  status: string,
  { id = 'p1', amount = 2463, received = 2463 as number | null } = {},
) =>
  sql`insert into payments (id, order_id, customer_id, gateway, amount, currency, due, status, callback, received_amount, received_currency)
    values (${id}, ${order_id}, ${order_id === null ? theirs.id : null}, 'sandbox', ${amount}, 'AED', ${amount}, ${status}, '', ${received}, ${received === null ? null : 'AED'})`

const order = (id: () => number, changes: SQL) => () => [sql`update orders set ${changes} where id = ${id()}`]
const delivered = (changes: SQL) => order(() => theirs.delivered, changes)
const handover = (changes: SQL) => () => [
  sql`update parcel_handovers set ${changes} where order_id = ${theirs.parcel}`,
]
const pending = (changes: SQL) => order(() => theirs.withCoupon, changes)

/** What breaks each of them, and hardly anything else. */
const breaks: Record<InvariantName, () => SQL[]> = {
  'transfer-sides': () => [transfer({ occasion: 'x', ledger: 'points' })],
  'no-negative-balance': () => [transfer({ occasion: 'x', from: wallet(), to: 'shop:gift', amount: 20_000 })],
  'account-positions': () => [transfer({ occasion: 'x', position: 2 })],
  'closed-accounts': () => [transfer({ occasion: 'x', to: 'wallet:999', position: 1 })],
  'wallet-part': order(() => theirs.paidByWallet, sql`wallet_amount = wallet_amount - 1`),
  'fund-in-books': () => [payment(null, 'paid')],
  'gateway-money': () => [transfer({ occasion: 'x', from: 'shop:gateway' })],
  'point-transfer-both': () => [transfer({ occasion: 'point_transfer:x', from: 'shop:loyalty' })],
  'rewards-of-deliveries': () => [
    transfer({ occasion: `cashback:${theirs.withCoupon}`, from: 'shop:cashback' }),
  ],
  'rewards-of-goods': () => [
    transfer({ occasion: `cashback:${theirs.delivered}`, from: 'shop:cashback', amount: 2251 }),
  ],
  'rewards-taken-back': () => [
    transfer({
      occasion: `order_points:${theirs.delivered}:back`,
      ledger: 'points',
      from: `points:${theirs.id}`,
      to: 'shop:orders',
    }),
  ],
  'refunded-rewards': delivered(
    sql`order_status = 'refunded', refund_requested = delivered, refunded = delivered`,
  ),
  'points-reversed-both': () => [transfer({ occasion: 'x', to: 'shop:loyalty', from: wallet() })],
  'kept-back': () => [payment(theirs.delivered, 'paid'), sql`update payments set withheld = 1`],
  'referrals-paid': () => [
    sql`insert into referrals (phone_key, order_id, friend_id, referrer_id, amount, status, due_at)
      values ('x', ${theirs.delivered}, 1, ${theirs.id}, 1, 'paid', now())`,
  ],
  'debt-first': () => [transfer({ occasion: 'x', ledger: 'debt', to: `debt:${theirs.id}`, position: 1 })],
  'debt-covered-both': () => [transfer({ occasion: 'debt_covered:x', from: wallet(), to: 'shop:debts' })],

  'parcel-handover': () => [sql`delete from parcel_handovers`],
  'parcel-return': handover(sql`"returning" = now()`),
  'parcel-lost': handover(sql`lost_at = now()`),
  'parcel-charges': handover(sql`collected = 1`),
  'parcel-kept': () => [
    sql`update orders set order_status = 'canceled', canceled = now() where id = ${theirs.parcel}`,
    ...handover(sql`fee = 1, kept = 1`)(),
  ],
  'parcel-charged': handover(sql`charged = 1`),

  'paid-once': () => [payment(theirs.withCoupon, 'paid'), payment(theirs.withCoupon, 'paid', { id: 'p2' })],
  'paid-what-is-due': () => [payment(theirs.delivered, 'paid', { amount: 2462 })],
  'paid-online-by-a-payment': pending(sql`payment_method = 'digital_payment', payment_status = 'paid'`),
  'paid-by-a-transfer-that-came': pending(sql`payment_method = 'offline_payment', payment_status = 'paid'`),
  'no-money-for-nothing': () => [
    payment(theirs.withCoupon, 'paid', { amount: 2226, received: 2226 }),
    sql`update orders set order_status = 'canceled', canceled = now(), coupon_code = null where id = ${theirs.withCoupon}`,
  ],
  'given-back-as-it-came': () => [payment(theirs.withCoupon, 'to_refund', { received: null })],
  'cash-given-back': delivered(
    sql`order_status = 'refunded', refund_requested = delivered, refunded = delivered`,
  ),
  'refund-within-paid': () => [
    transfer({
      occasion: `order_back:${theirs.withCoupon}`,
      from: 'shop:orders',
      reference: `${theirs.withCoupon}`,
    }),
  ],
  'kept-of-a-part': () => [payment(theirs.withCoupon, 'to_refund'), sql`update payments set kept = 1`],
  'refund-lines': () => [
    sql`insert into refund_lines (order_id, position, quantity, amount) values (${theirs.delivered}, 1, 2, 2463)`,
  ],
  'refund-asked': () => [
    sql`insert into refunds (order_id, amount, customer_reason) values (${theirs.delivered}, 2463, 'x')`,
  ],

  'order-total': pending(sql`order_amount = order_amount + 1`),
  'quote-honoured': () => [sql`update quotes set figures = figures || '{"order_amount": 1}'`],
  'order-parts': pending(sql`dm_tips = -1, order_amount = order_amount - 1`),
  'welcome-once': () => [sql`update orders set welcome_discount_amount = 1`],
  'address-forgotten': delivered(sql`address_key = 'x'`),
  'order-lines': pending(sql`goods_amount = goods_amount + 1, order_amount = order_amount + 1`),
  'order-line-taxes': () => [
    sql`update order_lines set tax_amount = tax_amount + 1 where order_id = ${theirs.withCoupon}`,
  ],
  'delivery-waived': pending(sql`free_delivery_by = 'coupon'`),
  'delivery-fee': pending(sql`delivery_fee =
    '{"per_km_shipping_charge":200,"minimum_shipping_charge":500,"maximum_shipping_charge":3000,"increased_delivery_fee":0}'`),
  'order-line-values': () => [
    sql`insert into order_lines select order_id, 2, item_id, 0, price, 0, 0, 0, item_details from order_lines where order_id = ${theirs.withCoupon}`,
  ],
  'order-owner': pending(sql`guest_id = 'x'`),
  'order-payment-status': delivered(sql`payment_status = 'unpaid'`),
  'one-order-per-key': () => [
    sql`insert into idempotency_keys (owner, operation, key, body_hash, reply)
      select owner, operation, 'another', body_hash, reply from idempotency_keys`,
  ],
  'price-accepted': pending(sql`price_by = now()`),
  'status-stamped': pending(sql`order_status = 'confirmed'`),
  'status-reached': pending(sql`order_status = 'handover', handover = now()`),
  'status-left': delivered(sql`order_status = 'processing'`),

  'stock-not-negative': () => [sql`update items set stock = -1 where id = ${item.milk}`],
  'stock-of-variations': () => [sql`update items set stock = stock - 1 where id = ${item.shirt}`],
  'flash-sold': () => [sql`update flash_sale_items set sold = stock + 1`],
  'coupon-limit': () => [sql`update coupons set total_uses = limit_total + 1 where code = 'LAST'`],
  'coupon-total': () => [sql`update coupons set total_uses = 0`],
  'coupon-uses': () => [sql`delete from coupon_uses`],
  'coupon-uses-of-phones': () => [sql`update coupon_uses set uses = 2 where owner like 'phone:%'`],
  'first-order-once': () => [
    sql`update coupons set coupon_type = 'first_order', limit_per_customer = null`,
    sql`update orders set coupon_code = 'WELCOME10', phone_key = 'x'`,
  ],
  'cart-of-one-store': () => [
    sql`insert into cart_lines (id, owner, item_id, store_id, module_id, quantity)
      select 1, ${customer()}, id, store_id, module_id, 1 from items where id = ${item.milk}`,
  ],
  'cart-lines': () => [sql`update cart_lines set quantity = 0`],
  'reviews-of-deliveries': () => [
    sql`insert into reviews (id, item_id, store_id, order_id, customer_name, rating, comment)
      values (1, ${item.kebab}, 1, ${theirs.withCoupon}, '', 5, '')`,
  ],

  'one-account-per-email': () => [
    sql`insert into customers (id, f_name, l_name, email, phone, ref_code)
      select 1, '', '', upper(email), '+1', 'X' from customers where id = ${theirs.id}`,
  ],
  'one-account-per-phone': () => [
    sql`insert into customers (id, f_name, l_name, email, phone, ref_code)
      select 1, '', '', 'x@x.example', substr(phone, 2), 'X' from customers where id = ${theirs.id}`,
  ],
  'nothing-of-a-merged-guest': () => [
    sql`insert into carts (owner) select 'guest:' || id from retired_guests limit 1`,
  ],
  'nothing-of-an-erased-customer': () => [sql`insert into carts (owner) values ('customer:999')`],
  'message-count': () => [sql`update conversations set message_count = message_count + 1`],
  'news-told': () => [
    sql`delete from outbox where payload->>'order_id' = ${`${theirs.delivered}`} and payload->>'order_status' = 'delivered'`,
  ],
  'news-sent': () => [sql`update outbox set words = '{}', sent_at = now()`],
}

const undone = new Error('undone')

/** The names of the invariants that these changes break; the changes are rolled back. */
async function brokenBy(changes: SQL[]): Promise<string[]> {
  let names: string[] = []
  const doing = shop.services.db.transaction(async (tx) => {
    for (const change of changes) await tx.execute(change)
    names = (await findBroken(tx)).map(({ name }) => name)
    throw undone
  })
  await expect(doing).rejects.toBe(undone)
  return names
}

describe('an invariant', () => {
  it('every invariant holds in a shop whose rows are unchanged', async () => {
    expect(await brokenBy([])).toEqual([])
  })

  it.each(Object.keys(breaks) as InvariantName[])('is named when it is broken: %s', async (name) => {
    expect(await brokenBy(breaks[name]())).toContain(name)
  })
})

it.each([
  ['a prescription that is prepared before its price is accepted', sql`confirmed = pending`],
  ['a price that was accepted too late', sql`price_accepted = price_by + interval '1 second'`],
  ['a price that was accepted before it was known', sql`price_accepted = priced - interval '1 second'`],
])('%s breaks an invariant', async (_, changes) => {
  const priced = sql`prescription_order = true, priced = pending, price_by = pending + interval '1 hour'`
  const { withCoupon: id } = theirs
  const names = await brokenBy([
    sql`update orders set ${priced} where id = ${id}`,
    sql`update orders set ${changes} where id = ${id}`,
  ])
  expect(names).toContain('price-accepted')
})

describe('npm run check:invariants', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await smallShopFolder()
  })
  afterAll(() => {
    endShops()
    removeFolder(folder)
  })

  it('counts what breaks each invariant, and ends with 1 when something does', async () => {
    const right = await runInvariants(folder)
    expect(right.code).toBe(0)
    for (const name of Object.keys(invariants)) expect(right.said).toContain(`     0  ${name} `)

    const { db, close } = await openDatabase({ dataDir: folder })
    await db.execute(sql`update items set stock = -1 where id in (${item.milk}, ${item.phone})`)
    await close()
    const wrong = await runInvariants(folder)
    expect(wrong.code).toBe(1)
    expect(wrong.said).toContain('     2  stock-not-negative ')
    expect(wrong.said).toContain(`{"id":${item.milk},"slug":"milk","stock":-1}`)
    expect(wrong.said).toContain('1 broken')
  })
})
