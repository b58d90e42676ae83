import type { OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import { lockCart } from '#server/cart/cart.ts'
import { together } from '#server/db/together.ts'
import type { Services } from '#server/services.ts'
import { ensureAgreed, ensurePayable } from './agreed-amount.ts'
import { answerPlaced } from './answer-placed.ts'
import { keysOf, limitedBy, lockLimits } from './limits.ts'
import { agreeParcel, type ParcelTerms } from './parcel-terms.ts'
import { type PlacingOnce, placeOnce } from './place-once.ts'
import { quote, tipsOf } from './quote.ts'
import { amountsOf, promiseOf, recordOrder, wayOf } from './record-order.ts'
import { walletPart } from './wallet-part.ts'

type Placing = PlacingOnce & { body: OrderPlacement }

/** Places a parcel order, from one door to another; it has no lines. */
export const placeParcel = (services: Services, placing: Placing): Promise<OrderPlaced> =>
  placeOnce(services, 'placeOrder', placing, async (now) => {
    const { shopper, body, locale } = placing
    const terms = await agreeParcel(services, shopper, body, now)
    const { settings } = terms
    const { digits } = settings.currency
    const due = priceOf(terms, body)
    const figures = { ...amountsOf(due), ...wayOf(terms), coupon_code: null }
    ensureAgreed(body, due, digits)
    const ordered = { id: await services.numbers('order'), shopper, now }
    const limited = limitedBy(services, placing, terms)
    return async (tx) => {
      await together([lockCart(tx, shopper, now), lockLimits(tx, limited, body, services.config, now)])
      const wallet_amount = await walletPart(tx, shopper, body, due.amount)
      ensurePayable(body, terms, due.amount, wallet_amount)
      await recordOrder(tx, ordered, body, {
        wallet_amount,
        ...keysOf(limited, body),
        ...figures,
        ...promiseOf(terms),
        parcel_category_id: terms.category.id,
        charge_payer: body.charge_payer!,
        receiver_details: terms.receiver,
        module_id: terms.category.module_id,
        zone_id: terms.zone.id,
      })
      return answerPlaced(tx, { ...ordered, locale }, { ...body, ...figures, wallet_amount }, settings)
    }
  })

/** A parcel fee is never waived: without items no order value can reach the threshold. */
const priceOf = ({ settings, fee }: ParcelTerms, body: OrderPlacement) =>
  quote([], {
    store: { tax: 0, free_delivery: false },
    settings: { ...settings, free_delivery_over: null },
    fee,
    couponDiscount: 0,
    welcomeDiscount: 0,
    couponFreesDelivery: false,
    tips: tipsOf(body, settings),
  })
