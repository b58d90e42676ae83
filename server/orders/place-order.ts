import type { NewCartLine, OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import { ApiError, type Refusal } from '#server/api-error.ts'
import { clearLines, goodsFor, isOver, isSold, lockCart, readCart } from '#server/cart/cart.ts'
import { addOnsFromWire, type Goods, lineNamed, type OrderedGoods, shortageAt } from '#server/cart/goods.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { together } from '#server/db/together.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { couponDiscount } from '#server/rules/coupon.ts'
import { toDecimal, toMinor } from '#server/rules/money.ts'
import { isSoldAt } from '#server/rules/opening-hours.ts'
import { wallTime } from '#server/rules/shop-clock.ts'
import { welcomeDiscount } from '#server/rules/welcome.ts'
import type { Services } from '#server/services.ts'
import type { Figures } from '#server/wire/order-figures.ts'
import { ensureAgreed, ensurePayable } from './agreed-amount.ts'
import { answerPlaced } from './answer-placed.ts'
import { type CouponRow, checkCoupon, countCouponUse } from './coupon-use.ts'
import { type Counted, welcomeOf } from './first-order.ts'
import { keysOf, type Limited, limitedBy, lockLimits } from './limits.ts'
import { agreeTerms, type OrderTerms } from './order-terms.ts'
import { type PlacingOnce, placeOnce } from './place-once.ts'
import { noteSale } from './popularity.ts'
import { type Attached, drawAttached, hasPictures, keepAttached } from './prescription-pictures.ts'
import { goodsValue, type PricedLine, priceLines, quote, tipsOf } from './quote.ts'
import { amountsOf, type Ordered, promiseOf, recordLines, recordOrder, wayOf } from './record-order.ts'
import { takeStock } from './stock.ts'
import { walletPart } from './wallet-part.ts'

type Placing = PlacingOnce & { body: OrderPlacement }

/** Places an order of items: it takes stock and coupon and empties the cart in one transaction (see `placeOnce`). */
export const placeOrder = (services: Services, placing: Placing): Promise<OrderPlaced> =>
  placeOnce(services, 'placeOrder', placing, async (now) => {
    const terms = await agreeTerms(services, placing.shopper, placing.body, now)
    const prescription = await drawAttached(placing.body)
    const id = await services.numbers('order')
    const limited = limitedBy(services, placing, terms)
    return (tx) => order(tx, terms, { ...placing, ...limited, prescription, id, now, caps: services.config })
  })

type Ordering = Placing & Limited & { prescription: Attached; id: number; now: Date; caps: Config }

async function order(
  tx: Database,
  terms: OrderTerms,
  { id, shopper, phone_key, address_key, body, prescription, now, locale, caps }: Ordering,
) {
  const limited = { shopper, phone_key, address_key }
  // Orders of one shopper or phone number follow one another, so that only one of them is the first.
  const [, , { goods, unsold }] = await together([
    lockCart(tx, shopper, now),
    lockLimits(tx, limited, body, caps, now),
    goodsOrdered(tx, shopper, body, terms, now),
  ])
  const lines = priceLines(goods)
  ensureSellable(goods, unsold, shopper, terms)
  const isPrescribed = goods.some(({ item }) => item.is_prescription_required)
  if (isPrescribed && !hasPictures(prescription)) throw refuse('prescription')
  const { full, discounted } = goodsValue(lines)
  const { digits } = terms.settings.currency
  const amount = (minor: number) => toDecimal(minor, digits).toFixed(digits)
  if (full < terms.store.minimum_order) throw refuseFor.minimumOrder(amount(terms.store.minimum_order))

  const counted = { ...shopper, phone_key }
  const coupon = await couponOf(tx, counted, body, { terms, goods: discounted, now, amount })
  const couponOff = coupon ? couponDiscount(coupon, discounted) : 0
  const welcome = await welcomeOf(tx, counted, terms.settings, now)
  const due = quote(lines, {
    ...terms,
    couponDiscount: couponOff,
    welcomeDiscount: welcome ? welcomeDiscount(welcome, discounted - couponOff) : 0,
    couponFreesDelivery: coupon?.coupon_type === 'free_delivery',
    tips: tipsOf(body, terms.settings),
  })
  ensureAgreed(body, due, digits)
  const wallet_amount = await walletPart(tx, shopper, body, due.amount)
  ensurePayable(body, terms, due.amount, wallet_amount)

  // The server keeps no health data with items that need no prescription.
  const order_attachment = isPrescribed ? await keepAttached(tx, shopper.owner, prescription, now) : []
  const figures = {
    ...amountsOf(due),
    ...wayOf(terms),
    ...keysOf(limited, body),
    coupon_code: coupon?.code ?? null,
  }
  const [reply] = await together([
    answerPlaced(tx, { id, shopper, now, locale }, { ...body, ...figures, wallet_amount }, terms.settings),
    takeStock(tx, goods),
    coupon && countCouponUse(tx, coupon, counted),
    record(tx, { id, shopper, body, now, terms, lines, figures, wallet_amount, order_attachment }),
    !body.is_buy_now && clearLines(tx, shopper.owner),
  ])
  return reply
}

/** The goods of an order, all of its store; `unsold`: why lines of the cart cannot be ordered any more. */
type GoodsOrdered = { goods: OrderedGoods[]; unsold: Refusal[] }

/** The lines of the cart, or those sent along when something is bought at once. */
async function goodsOrdered(
  tx: Database,
  shopper: Shopper,
  body: OrderPlacement,
  terms: OrderTerms,
  now: Date,
): Promise<GoodsOrdered> {
  const { goods, unsold } = body.is_buy_now
    ? { goods: await boughtNow(tx, body.cart ?? [], terms, now), unsold: [] }
    : await inCart(tx, shopper, now)
  if (goods.length + unsold.length === 0) throw refuse('order_details')
  if (goods.some(({ item }) => item.store_id !== terms.store.id)) throw refuse('different_stores')
  return { goods, unsold }
}

async function inCart(tx: Database, { owner }: Shopper, now: Date): Promise<GoodsOrdered> {
  const lines = await readCart(tx, owner, now)
  return {
    goods: lines.filter(isSold).map(({ line, goods }) => ({ ...goods, cart_id: line.id })),
    unsold: lines.flatMap((each) =>
      isSold(each) ? [] : each.refusal.ofLine({ item_id: each.line.item_id, cart_id: each.line.id }).refusals,
    ),
  }
}

/** The price that was seen is sent along, so that a customer is never surprised by another. */
async function boughtNow(tx: Database, wanted: NewCartLine[], { settings }: OrderTerms, now: Date) {
  const wishes = wanted.map(({ item_id, quantity, variation = [], add_on_ids, add_on_qtys }) => ({
    item_id,
    quantity,
    variation,
    addOns: addOnsFromWire(add_on_ids, add_on_qtys),
  }))
  const goods = await goodsFor(tx, wishes, now)
  for (const [at, line] of goods.entries()) {
    if (toMinor(wanted[at]!.price, settings.currency.digits) !== line.choice.unitPrice)
      throw refuse('price_changed').ofLine(lineNamed(line))
    if (goods.slice(0, at).some((other) => isSameChoice(other, line))) throw refuse('cart_item')
  }
  return goods
}

/** As in a cart, where a choice has one line. */
const isSameChoice = (a: Goods, b: Goods) => a.item.id === b.item.id && a.choice.key === b.choice.key

/** Refuses all lines that cannot be sold at once, each by name. Offers of a campaign are for customers (docs/spec.md §5 Order Now). */
function ensureSellable(
  goods: OrderedGoods[],
  unsold: Refusal[],
  { customer_id }: Shopper,
  { at, settings }: OrderTerms,
): void {
  if (customer_id === null && goods.some(({ item }) => item.available_date_starts !== null))
    throw refuse('guest_checkout')
  const { time } = wallTime(at, settings.timezone)
  const refused = goods.flatMap((_, index) => unsoldAt(goods, index, at, time)?.refusals ?? [])
  const [first, ...more] = [...unsold, ...refused]
  if (first) throw new ApiError(403, [first, ...more])
}

/** An offer of a campaign is handed over before the campaign ends. */
function unsoldAt(goods: OrderedGoods[], index: number, at: Date, time: string): ApiError | undefined {
  const line = goods[index]!
  if (isOver(line.item, at)) return refuse('campaign').ofLine(lineNamed(line))
  if (!isSoldAt(line.item, time)) return refuseFor.availableTime(line.item.name).ofLine(lineNamed(line))
  return shortageAt(goods, index)
}

async function couponOf(
  tx: Database,
  shopper: Counted,
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

type Recorded = Ordered & {
  body: OrderPlacement
  terms: OrderTerms
  lines: PricedLine[]
  figures: Figures
  wallet_amount: number
  order_attachment: string[]
}

async function record(
  tx: Database,
  { body, terms, lines, figures, wallet_amount, order_attachment, ...ordered }: Recorded,
) {
  const { id } = ordered
  const { store } = terms
  const recorded = recordOrder(tx, ordered, body, {
    ...figures,
    ...promiseOf(terms),
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    wallet_amount,
    unavailable_item_note: body.unavailable_item_note ?? '',
    cutlery: body.cutlery === 1,
    order_attachment,
  })
  const sold = lines.map(({ goods }) => goods)
  await together([
    recorded,
    recordLines(tx, id, lines, figures.total_tax_amount),
    noteSale(tx, store.id, sold),
  ])
}
