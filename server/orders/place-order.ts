import type { OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import { clearLines, lockCart } from '#server/cart/cart.ts'
import type { OrderedItem } from '#server/cart/goods.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { QuoteRow } from '#server/db/rows.ts'
import type { LineToRecord, OrderAmounts } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { walletPart } from '#server/payments/wallet-part.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { ensureAgreed, ensurePayable } from './agreed-amount.ts'
import { answerPlaced } from './answer-placed.ts'
import { countCouponUse } from './coupon-use.ts'
import { ensureSellable, readOrderedItems } from './goods-of-order.ts'
import { quoteToPlace, spendQuote } from './kept-quotes.ts'
import { isPaidAhead, keysOf, type Limited, limitedBy, lockLimits } from './limits.ts'
import { agreeTerms, type OrderTerms } from './order-terms.ts'
import { type PlacingOnce, placeOnce } from './place-once.ts'
import { recordSale } from './popularity.ts'
import { type Attached, drawAttached, hasPictures, keepAttached } from './prescription-pictures.ts'
import { priceItems, quotedItems } from './price-goods.ts'
import { type Ordered, promiseOf, recordLines, recordOrder } from './record-order.ts'
import { takeStock } from './stock.ts'
import { ensureFewPieces } from './unpaid-pieces.ts'

type Placing = PlacingOnce & { body: OrderPlacement }

/** Places an order of items: it takes stock and coupon and empties the cart in one transaction (see `placeOnce`). */
export const placeOrder = (services: Services, placing: Placing): Promise<OrderPlaced> =>
  placeOnce(services, 'placeOrder', placing, async (now) => {
    const { shopper, body } = placing
    const quoted = await quoteToPlace(services.db, shopper, body, now)
    const terms = await agreeTerms(services, shopper, body, now, quoted)
    const prescription = await drawAttached(body, placing.network)
    const id = await services.numbers('order')
    const limited = limitedBy(services, placing, terms)
    return (tx) => order(tx, terms, { ...placing, ...limited, services, quoted, prescription, id, now })
  })

type Ordering = Placing &
  Limited & {
    services: Pick<Services, 'payments' | 'config'>
    quoted: QuoteRow | undefined
    prescription: Attached
    id: number
    now: Date
  }

async function order(
  tx: Database,
  terms: OrderTerms,
  { id, shopper, phone_key, address_key, body, quoted, prescription, now, locale, services }: Ordering,
) {
  const { config: caps } = services
  const limited = { shopper, phone_key, address_key }
  // Orders of one shopper or phone number follow one another, so that only one of them is the first.
  const [, , ordered] = await together([
    lockCart(tx, shopper, now),
    lockLimits(tx, limited, body, caps, now),
    readOrderedItems(tx, shopper, body, terms, now, quoted),
  ])
  const { items } = ordered
  ensureSellable(ordered, shopper, terms)
  if (isPaidAhead(body)) ensureFewPieces(items, caps)
  const isPrescribed = items.some(({ item }) => item.is_prescription_required)
  if (isPrescribed && !hasPictures(prescription)) throw refuse('prescription')

  const counted = { ...shopper, phone_key }
  const pricing = { shopper: counted, wish: body, items, terms }
  const priced = quoted ? await quotedItems(tx, pricing, quoted) : await priceItems(tx, { ...pricing, now })
  const { coupon, lines } = priced
  ensureAgreed(body, priced.figures, terms.settings.currency.digits)
  const { order_amount } = priced.figures
  const wallet_amount = await walletPart(tx, shopper, body, order_amount)
  ensurePayable(services, body, terms, order_amount, wallet_amount)

  // The server keeps no health data with items that need no prescription.
  const order_attachment = isPrescribed ? await keepAttached(tx, shopper.owner, prescription, now) : []
  const amounts = { ...priced.figures, ...keysOf(limited, body, now, caps) }
  const [reply] = await together([
    answerPlaced(tx, { id, shopper, now, locale }, { ...body, ...amounts, wallet_amount }, terms.settings),
    takeStock(tx, items, lines),
    coupon && countCouponUse(tx, coupon, counted),
    quoted && spendQuote(tx, quoted, id),
    record(tx, {
      id,
      shopper,
      body,
      now,
      terms,
      items,
      lines,
      figures: amounts,
      wallet_amount,
      order_attachment,
    }),
    !body.is_buy_now && clearLines(tx, shopper.owner),
  ])
  return reply
}

type Recorded = Ordered & {
  body: OrderPlacement
  terms: OrderTerms
  items: OrderedItem[]
  lines: LineToRecord[]
  figures: OrderAmounts
  wallet_amount: number
  order_attachment: string[]
}

async function record(
  tx: Database,
  { body, terms, items, lines, figures: amounts, wallet_amount, order_attachment, ...ordered }: Recorded,
) {
  const { id } = ordered
  const { store } = terms
  const recorded = recordOrder(tx, ordered, body, {
    ...amounts,
    ...promiseOf(terms),
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    wallet_amount,
    unavailable_item_note: body.unavailable_item_note ?? '',
    cutlery: body.cutlery === 1,
    order_attachment,
  })
  await together([recorded, recordLines(tx, id, lines), recordSale(tx, store.id, items)])
}
