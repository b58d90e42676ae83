import { eq, sql } from 'drizzle-orm'
import type { NewCartLine, OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import { holdAccount } from '#server/auth/hold-account.ts'
import { clearLines, goodsFor, lockCart, readCart } from '#server/cart/cart.ts'
import { addOnsFromWire, ensureEnough, type Goods } from '#server/cart/goods.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import type { Database } from '#server/db/open.ts'
import { orderLines, orders, stores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { couponDiscount } from '#server/rules/coupon.ts'
import { percentOf, toDecimal, toMinor } from '#server/rules/money.ts'
import { isSoldAt } from '#server/rules/opening-hours.ts'
import { wallTime } from '#server/rules/shop-clock.ts'
import type { Locale } from '#server/rules/text.ts'
import type { Services } from '#server/services.ts'
import { type CouponRow, checkCoupon, countCouponUse } from './coupon-use.ts'
import { earlierReply, once } from './idempotency.ts'
import { agreeTerms, ensureCash, type OrderTerms } from './order-terms.ts'
import { goodsValue, type PricedLine, priceLines, type Quote, quote } from './quote.ts'
import { soldItem } from './sold-item.ts'
import { takeStock } from './stock.ts'
import { tellOwner } from './tell-owner.ts'
import { takeWalletPart, walletPart } from './wallet-part.ts'

export type Placing = { shopper: Shopper; body: OrderPlacement; key: string | undefined; locale: Locale }

const placed = { en: 'Order placed successfully', ar: 'تم تقديم الطلب بنجاح' }

/** Amounts are kept as integers of 32 bits, in minor units. */
const LARGEST = 2 ** 31 - 1

/**
 * Places one order, or none. What needs the world outside is asked first; everything that decides the order happens
 * in one transaction: the key is claimed, the cart is locked and then read, all amounts are computed again, stock and
 * coupon are taken, the cart is emptied and the reply is kept under the key.
 */
export async function placeOrder(
  services: Services,
  { shopper, body, key, locale }: Placing,
): Promise<OrderPlaced> {
  const { db, numbers } = services
  const attempt = key === undefined ? undefined : { owner: shopper.owner, operation: 'placeOrder', key, body }
  const earlier = attempt && (await earlierReply<OrderPlaced>(db, attempt))
  if (earlier) return earlier
  const now = services.now()
  const terms = await agreeTerms(services, shopper, body, now)
  const id = await numbers('order')
  const reply = await transact(db, (tx) => {
    const place = () => order(tx, terms, { id, shopper, body, now, locale })
    return attempt ? once(tx, attempt, place) : place()
  })
  services.relay()
  return reply
}

type Ordering = { id: number; shopper: Shopper; body: OrderPlacement; now: Date; locale: Locale }

async function order(tx: Database, terms: OrderTerms, { id, shopper, body, now, locale }: Ordering) {
  if (shopper.customer_id !== null) await holdAccount(tx, shopper.customer_id)
  const goods = await goodsOrdered(tx, shopper, body, terms, now)
  const lines = priceLines(goods)
  ensureSellable(goods, terms)
  const { full, discounted } = goodsValue(lines)
  const { digits } = terms.settings.currency
  const amount = (minor: number) => toDecimal(minor, digits).toFixed(digits)
  if (full < terms.store.minimum_order) throw refuseFor.minimumOrder(amount(terms.store.minimum_order))

  const coupon = await couponOf(tx, shopper, body, { terms, goods: discounted, now, amount })
  const due = quote(lines, {
    ...terms,
    couponDiscount: coupon ? couponDiscount(coupon, discounted) : 0,
    couponFreesDelivery: coupon?.coupon_type === 'free_delivery',
    tips: tipsOf(body, terms, digits),
  })
  if (Math.max(due.goods, due.amount) > LARGEST) throw refuse('order too large')
  if (toMinor(body.order_amount, digits) !== due.amount) throw refuseFor.orderAmount(amount(due.amount))
  const fromWallet = await walletPart(tx, shopper, body, due.amount)
  ensurePayable(body, terms, due.amount, fromWallet)

  await takeStock(tx, goods)
  if (coupon) await countCouponUse(tx, coupon, shopper.owner)
  await record(tx, { id, shopper, body, now, terms, lines, due, coupon, fromWallet })
  const { customer_id } = shopper
  await takeWalletPart(
    tx,
    { id, customer_id, payment_method: body.payment_method, wallet_amount: fromWallet },
    now,
  )
  if (!body.is_buy_now) await clearLines(tx, shopper.owner)
  await tellOwner(tx, { id, ...shopper }, 'pending', now)
  return {
    message: placed[locale],
    order_id: id,
    total_ammount: toDecimal(due.amount, digits),
    status: 'pending',
    created_at: now.toISOString(),
    user_id: shopper.customer_id ?? shopper.guest_id,
  } satisfies OrderPlaced
}

/** The lines of the cart, or those sent along when something is bought at once. All are of the order's store. */
async function goodsOrdered(
  tx: Database,
  shopper: Shopper,
  body: OrderPlacement,
  terms: OrderTerms,
  now: Date,
) {
  const goods = body.is_buy_now
    ? await boughtNow(tx, body.cart ?? [], terms, now)
    : await goodsInCart(tx, shopper.owner, now)
  if (goods.length === 0) throw refuse('order_details')
  if (goods.some(({ item }) => item.store_id !== terms.store.id)) throw refuse('different_stores')
  return goods
}

async function goodsInCart(tx: Database, owner: string, now: Date): Promise<Goods[]> {
  await lockCart(tx, owner, now)
  return (await readCart(tx, owner, now)).map((line) => line.goods)
}

/** The price that was seen is sent along, so that a customer is never surprised by another. */
async function boughtNow(tx: Database, wanted: NewCartLine[], { settings }: OrderTerms, now: Date) {
  const goods: Goods[] = []
  for (const { item_id, quantity, variation = [], add_on_ids, add_on_qtys, price } of wanted) {
    const addOns = addOnsFromWire(add_on_ids, add_on_qtys)
    const line = await goodsFor(tx, { item_id, quantity, variation, addOns }, now)
    if (toMinor(price, settings.currency.digits) !== line.choice.unitPrice) throw refuse('price_changed')
    if (goods.some((other) => isSameChoice(other, line))) throw refuse('cart_item')
    goods.push(line)
  }
  return goods
}

/** As in a cart: a second line of the same choice would pass the limit of one. */
const isSameChoice = (a: Goods, b: Goods) => a.item.id === b.item.id && a.choice.key === b.choice.key

function ensureSellable(goods: Goods[], { at, settings }: OrderTerms): void {
  const { time } = wallTime(at, settings.timezone)
  for (const line of goods) {
    ensureEnough(line)
    if (!isSoldAt(line.item, time)) throw refuseFor.availableTime(line.item.name)
    if (line.item.is_prescription_required) throw refuse('prescription')
  }
}

function ensurePayable(
  { payment_method }: OrderPlacement,
  { charges }: OrderTerms,
  amount: number,
  fromWallet: number,
): void {
  if (payment_method === 'cash_on_delivery') ensureCash(charges, amount - fromWallet)
  // No gateway has a page for nothing.
  else if (amount === 0) throw refuse('payment_method')
}

const tipsOf = ({ order_type, dm_tips = 0 }: OrderPlacement, { settings }: OrderTerms, digits: number) =>
  order_type === 'delivery' && settings.dm_tips_status ? toMinor(dm_tips, digits) : 0

async function couponOf(
  tx: Database,
  shopper: Shopper,
  { coupon_code }: OrderPlacement,
  held: { terms: OrderTerms; goods: number; now: Date; amount: (minor: number) => string },
): Promise<CouponRow | undefined> {
  if (!coupon_code) return undefined
  const { coupon, problem } = await checkCoupon(tx, shopper, coupon_code, {
    now: held.now,
    store: held.terms.store,
    goods: held.goods,
  })
  if (problem) throw refuseFor.coupon(problem, 403, held.amount(coupon?.min_purchase ?? 0))
  return coupon
}

type Recorded = Omit<Ordering, 'locale'> & {
  terms: OrderTerms
  lines: PricedLine[]
  due: Quote
  coupon: CouponRow | undefined
  fromWallet: number
}

async function record(tx: Database, recorded: Recorded) {
  const { id, shopper, body, now, terms, lines, due, coupon, fromWallet } = recorded
  const { store } = terms
  await tx.insert(orders).values({
    id,
    ...shopper,
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    order_type: body.order_type,
    order_status: 'pending',
    payment_method: body.payment_method,
    payment_status: fromWallet === 0 ? 'unpaid' : fromWallet === due.amount ? 'paid' : 'partially_paid',
    goods_amount: due.goods,
    store_discount_amount: due.discount,
    coupon_code: coupon?.code ?? null,
    coupon_discount_amount: due.couponDiscount,
    total_tax_amount: due.tax,
    delivery_charge: due.deliveryCharge,
    original_delivery_charge: terms.fee,
    additional_charge: due.additionalCharge,
    dm_tips: due.tips,
    order_amount: due.amount,
    wallet_amount: fromWallet,
    delivery_address: terms.address,
    distance: Math.round(terms.metres),
    schedule_at: terms.at,
    scheduled: terms.scheduled,
    minimum_delivery_minutes: store.minimum_delivery_minutes,
    maximum_delivery_minutes: store.maximum_delivery_minutes,
    order_note: body.order_note ?? '',
    delivery_instruction: body.delivery_instruction ?? '',
    unavailable_item_note: body.unavailable_item_note ?? '',
    cutlery: body.cutlery === 1,
    pending: now,
    created_at: now,
    updated_at: now,
  })
  await tx.insert(orderLines).values(
    lines.map(({ goods, price }, at) => ({
      order_id: id,
      position: at + 1,
      item_id: goods.item.id,
      quantity: goods.quantity,
      price: price.unitPrice,
      discount_on_item: price.unitDiscount,
      total_add_on_price: price.addOns,
      tax_amount: percentOf(price.goods - price.discount, store.tax),
      item_details: soldItem(goods),
    })),
  )
  await tx
    .update(stores)
    .set({ order_count: sql`${stores.order_count} + 1` })
    .where(eq(stores.id, store.id))
}
