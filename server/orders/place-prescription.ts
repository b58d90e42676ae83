import type { OrderPlaced, OrderPlacement, PrescriptionPlacement } from '#openapi/generated/server.ts'
import { lockCart } from '#server/cart/cart.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { ensurePayable } from './agreed-amount.ts'
import { answerPlaced } from './answer-placed.ts'
import { keysOf, limitedBy } from './limits.ts'
import { agreeTerms, type OrderTerms } from './order-terms.ts'
import { type PlacingOnce, placeOnce } from './place-once.ts'
import { recordSale } from './popularity.ts'
import { drawAttached, hasPictures, keepAttached } from './prescription-pictures.ts'
import { quote, tipsOf } from './quote.ts'
import { amountsWithFee, promiseOf, recordOrder } from './record-order.ts'

type Placing = PlacingOnce & { body: PrescriptionPlacement }

/**
 * Places an order of the medicines on the pictures of a prescription. Until the store has read the pictures, the order
 * costs only its delivery (see `pricePrescription`); the customer pays in cash.
 */
export const placePrescription = (services: Services, placing: Placing): Promise<OrderPlaced> =>
  placeOnce(services, 'placePrescription', placing, async (now) => {
    const { shopper, locale } = placing
    const { order_attachment: _, prescription_pictures: __, ...said } = placing.body
    const attached = await drawAttached(placing.body, placing.network)
    if (!hasPictures(attached)) throw refuse('prescription')
    const body: OrderPlacement = {
      ...said,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: 0,
    }
    const terms = await agreeTerms(services, shopper, body, now)
    const { store, settings } = terms
    if (!store.prescription_order || !settings.prescription_order_status) throw refuse('no prescriptions')
    const due = quote([], { ...withoutItems(terms), tips: tipsOf(body, settings) })
    ensurePayable(services, body, terms, due.amount, 0)
    const amounts = amountsWithFee(due, terms)
    const ordered = { id: await services.numbers('order'), shopper, now }
    const limited = limitedBy(services, placing, terms)
    return async (tx) => {
      await lockCart(tx, shopper, now)
      await recordOrder(tx, ordered, body, {
        wallet_amount: 0,
        ...keysOf(limited, body, now, services.config),
        ...amounts,
        ...promiseOf(terms),
        store_id: store.id,
        module_id: store.module_id,
        zone_id: store.zone_id,
        prescription_order: true,
        order_attachment: await keepAttached(tx, shopper.owner, attached, now),
      })
      await recordSale(tx, store.id, [])
      return answerPlaced(tx, { ...ordered, locale }, { ...body, ...amounts, wallet_amount: 0 }, settings)
    }
  })

const withoutItems = ({ store, settings, fee }: OrderTerms) => ({
  store,
  settings,
  fee,
  couponDiscount: 0,
  welcomeDiscount: 0,
  couponFreesDelivery: false,
})
