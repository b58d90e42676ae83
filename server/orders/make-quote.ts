import type { QuoteRequest } from '#openapi/generated/server.ts'
import type { LineToRecord, OrderAmounts, OrderType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { countedShopper } from './first-order.ts'
import { ensureSellable, readOrderedItems } from './goods-of-order.ts'
import { keepQuote, quoteNamed } from './kept-quotes.ts'
import { agreePriceTerms, type PriceTerms } from './order-terms.ts'
import { agreeParcelPrice, parcelAmounts } from './parcel-terms.ts'
import { priceItems } from './price-goods.ts'
import type { ParcelWish } from './quote-inputs.ts'
import { itemsInputs, parcelInputs, type QuoteInputs } from './quote-inputs.ts'

const MINUTE = 60_000

/** How a quote refuses the ends of a parcel. */
const refused = {
  origin: 'origin outside',
  destination: 'destination outside',
  same: 'destination at the same door',
  apart: 'destination',
} as const

/** What an order would cost. */
type Priced = {
  order_type: OrderType
  figures: OrderAmounts
  lines: LineToRecord[]
  inputs: QuoteInputs
  terms: Pick<PriceTerms, 'zone' | 'charges' | 'settings' | 'minutes'>
  /** The name of a parcel's size. */
  size: Text | null
}

export type QuoteMade = Omit<Priced, 'lines' | 'inputs'> & {
  id: string
  created_at: Date
  expires_at: Date
  /** Minor units. */
  previous_total: number | null
}

/** Makes and keeps a quote; refuses what cannot be ordered. */
export async function makeQuote(
  services: Services,
  shopper: Shopper,
  body: QuoteRequest,
): Promise<QuoteMade> {
  const { db, config } = services
  const created_at = services.now()
  const price = body.order_type === 'parcel' ? priceParcel : priceOrder
  const { lines, inputs, ...priced } = await price(services, shopper, body, created_at)
  const previous = body.replaces === undefined ? undefined : await quoteNamed(db, shopper, body.replaces)
  const expires_at = new Date(created_at.getTime() + config.QUOTE_MINUTES * MINUTE)
  const { figures: amounts, terms } = priced
  const id = await transact(db, (tx) =>
    keepQuote(tx, shopper, inputs, {
      figures: amounts,
      lines,
      minimum_delivery_minutes: terms.minutes.least,
      maximum_delivery_minutes: terms.minutes.most,
      created_at,
      expires_at,
    }),
  )
  return { ...priced, id, created_at, expires_at, previous_total: previous?.figures.order_amount ?? null }
}

async function priceParcel(
  services: Services,
  shopper: Shopper,
  body: QuoteRequest,
  now: Date,
): Promise<Priced> {
  if (body.coupon_code) throw refuseFor.coupon('not eligible', 403, '')
  // The contract requires these four of a parcel.
  const wish: ParcelWish = {
    parcel_category_id: body.parcel_category_id!,
    parcel_size_id: body.parcel_size_id!,
    origin: body.origin!,
    destination: body.destination!,
    two_doors: body.two_doors === 1,
    ...(body.weight !== undefined && { weight: body.weight }),
    ...(body.dm_tips !== undefined && { dm_tips: body.dm_tips }),
    ...(body.schedule_at !== undefined && { schedule_at: body.schedule_at }),
  }
  const terms = await agreeParcelPrice(services, shopper, wish, { now, refused })
  return {
    order_type: 'parcel',
    figures: parcelAmounts(terms, wish),
    lines: [],
    inputs: parcelInputs(wish, terms.settings),
    terms,
    size: terms.size.name,
  }
}

async function priceOrder(
  services: Services,
  shopper: Shopper,
  body: QuoteRequest,
  now: Date,
): Promise<Priced> {
  const { db } = services
  const terms = await agreePriceTerms(services, shopper, body, now)
  const ordered = await readOrderedItems(db, shopper, body, terms, now)
  ensureSellable(ordered, shopper, terms)
  const { items } = ordered
  const counted = { ...shopper, ...(await countedShopper(services, shopper)) }
  const { figures: amounts, lines } = await priceItems(db, {
    shopper: counted,
    wish: body,
    items,
    terms,
    now,
  })
  const inputs = itemsInputs(body, items, terms.settings)
  return { order_type: body.order_type, figures: amounts, lines, inputs, terms, size: null }
}
