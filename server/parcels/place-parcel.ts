import type { OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import { lockCart } from '#server/cart/cart.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { parcelHandovers } from '#server/db/schema.ts'
import type { ParcelSize } from '#server/db/shapes.ts'
import { together } from '#server/db/together.ts'
import { ensureAgreed, ensurePayable } from '#server/orders/agreed-amount.ts'
import { answerPlaced } from '#server/orders/answer-placed.ts'
import { ensureQuoted, quoteToPlace, spendQuote } from '#server/orders/kept-quotes.ts'
import { keysOf, limitedBy, lockLimits } from '#server/orders/limits.ts'
import { agreeParcel, type ParcelTerms, parcelAmounts, wishOf } from '#server/orders/parcel-terms.ts'
import { type PlacingOnce, placeOnce } from '#server/orders/place-once.ts'
import { parcelInputs } from '#server/orders/quote-inputs.ts'
import { promiseOf, recordOrder } from '#server/orders/record-order.ts'
import { walletPart } from '#server/payments/wallet-part.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { newHandover } from './new-handover.ts'

type Placing = PlacingOnce & { body: OrderPlacement }

/** Places a parcel order, from one door to another; it has no lines. */
export const placeParcel = (services: Services, placing: Placing): Promise<OrderPlaced> =>
  placeOnce(services, 'placeOrder', placing, async (now) => {
    const { shopper, body, locale } = placing
    if (body.no_prohibited_goods !== 1) throw refuse('no_prohibited_goods')
    const quoted = await quoteToPlace(services.db, shopper, body, now)
    const terms = await agreeParcel(services, shopper, body, now, quoted)
    const { settings, size } = terms
    if (quoted) ensureQuoted(quoted, parcelInputs(wishOf(body), settings))
    const amounts = quoted?.figures ?? parcelAmounts(terms, wishOf(body))
    ensureAgreed(body, amounts, settings.currency.digits)
    const ordered = { id: await services.numbers('order'), shopper, now }
    const limited = limitedBy(services, placing, terms)
    return async (tx) => {
      await together([lockCart(tx, shopper, now), lockLimits(tx, limited, body, services.config, now)])
      const wallet_amount = await walletPart(tx, shopper, body, amounts.order_amount)
      ensurePayable(services, body, terms, amounts.order_amount, wallet_amount)
      if (quoted) await spendQuote(tx, quoted, ordered.id)
      await recordOrder(tx, ordered, body, {
        wallet_amount,
        ...keysOf(limited, body, now, services.config),
        ...amounts,
        ...promiseOf(terms),
        parcel_category_id: terms.category.id,
        parcel_size: storedSize(size),
        parcel_grams: body.weight === undefined ? null : Math.round(body.weight * 1000),
        // The contract requires the payer of a parcel.
        charge_payer: body.charge_payer!,
        receiver_details: terms.receiver,
        share_sender_phone: body.share_sender_phone === 1,
        module_id: terms.category.module_id,
        zone_id: terms.zone.id,
      })
      await insertInto(tx, parcelHandovers, newHandover(ordered.id, settings.parcel))
      return answerPlaced(tx, { ...ordered, locale }, { ...body, ...amounts, wallet_amount }, settings)
    }
  })

/** What it costs is among the figures of the order. */
const storedSize = ({ charge, position, ...size }: ParcelTerms['size']): ParcelSize => size
