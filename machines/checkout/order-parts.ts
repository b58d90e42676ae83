import { positionOfDelivery } from '#machines/rules/delivery.ts'
import { balanceOf, draftName, saidOf } from '#machines/rules/kept-draft.ts'
import { roundMoney } from '#machines/rules/money.ts'
import { draftAmounts, itemsQuestion, type OrderDraft } from '#machines/rules/order-draft.ts'
import type { LatLng } from '#openapi/generated/client.ts'

/** Take-away orders are handed over at the store: its own zone says how they may be paid. */
const positionOfOrder = ({ order_type, delivery, store }: OrderDraft): LatLng =>
  order_type === 'take_away'
    ? { lat: Number(store.latitude), lng: Number(store.longitude) }
    : positionOfDelivery(delivery)

/** What each part of checkout is told of the draft whenever it changes. */
export const viewsOfParts = (draft: OrderDraft) => {
  const { order_type, delivery, contact, config } = draft
  const { subtotal, discount } = draftAmounts(draft)
  return {
    quoteDelivery: { position: positionOfOrder(draft) },
    quoteOrder: { question: itemsQuestion(draft) },
    destination: { order_type, delivery, contact },
    useCoupon: { subtotal: roundMoney(subtotal - discount, config.digit_after_decimal_point) },
    keepDraft: { said: saidOf(draft) },
  }
}

/** What each part of checkout starts from; it tells the coordinator what it changes. */
export const startOfParts = <Coordinator>(draft: OrderDraft, coordinator: Coordinator) => {
  const { store, shopper, coupon_code, location } = draft
  const { quoteDelivery, quoteOrder, destination, useCoupon, keepDraft } = viewsOfParts(draft)
  return {
    quoteDelivery: { ...quoteDelivery, store, coordinator },
    quoteOrder: { ...quoteOrder, coordinator },
    destination: { ...destination, shopper, zone_id: store.zone_id, coordinator },
    useCoupon: { ...useCoupon, store_id: store.id, saved: coupon_code, coordinator },
    keepDraft: {
      ...keepDraft,
      ...draftName(draft),
      place: { lat: location.lat, lng: location.lng },
      balance: balanceOf(shopper),
    },
  }
}

/** What a part that died starts from again. What it kept of the draft is unknown, so that all of it is to be kept anew. */
export const restartOfParts = <Coordinator>(draft: OrderDraft, coordinator: Coordinator) => {
  const { keepDraft, ...rest } = startOfParts(draft, coordinator)
  return { ...rest, keepDraft: { ...keepDraft, said: {} } }
}
