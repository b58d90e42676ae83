import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { paymentOffers, walletOffer } from '#machines/rules/payment-offers.ts'
import { isUnanswered, type Refusal, type RefusalOrFailure } from '#machines/rules/refusal.ts'
import type { Address, PaymentMethod } from '#openapi/generated/client.ts'

/** The draft of an earlier visit that checkout began with. */
type Recalled = Pick<StoredDraft, 'said' | 'balance'>

/** Reasons that come from the shop and the zone; the others follow from what the customer chooses here. */
const ofTheShop: readonly Refusal['message'][] = ['paymentNotHere', 'cashNotHere', 'cashLimit']

/** The way to pay that was chosen in the earlier visit and is not offered any more. */
export const lapsedPayment = (
  draft: OrderDraft,
  recalled: Recalled | undefined,
): Exclude<PaymentMethod, 'wallet'> | undefined => {
  const { payment_method } = draft
  if (payment_method === 'wallet' || recalled?.said.payment_method !== payment_method) return undefined
  if (walletOffer(draft)?.use === 'all') return undefined
  const offer = paymentOffers(draft).find((one) => one.payment_method === payment_method)
  const isOffered = offer && !(offer.refusal && ofTheShop.includes(offer.refusal.message))
  return isOffered ? undefined : payment_method
}

/** Is the code of the earlier visit refused? Without an answer it may still hold. */
export const isCouponLapsed = (
  code: string,
  reasons: readonly RefusalOrFailure[],
  recalled: Recalled | undefined,
): boolean =>
  recalled?.said.coupon_code === code &&
  reasons.some((reason) => reason.type === 'problem' || !isUnanswered(reason.error))

/** What the wallet held when the customer chose to use it, and holds now, where that is less. */
export const smallerBalance = (
  { shopper, partial_payment }: OrderDraft,
  recalled: Recalled | undefined,
): { before: number; now: number } | undefined => {
  if (!recalled?.said.partial_payment || !partial_payment || shopper.type === 'guest') return undefined
  const [before, now] = [recalled.balance, shopper.info.wallet_balance]
  return now < before ? { before, now } : undefined
}

/** Is the saved address of the earlier visit deleted? `addresses` is undefined until the list came. */
export const isAddressDeleted = (
  { address_id, order_type }: OrderDraft,
  recalled: Recalled | undefined,
  addresses: readonly Pick<Address, 'id'>[] | undefined,
): boolean => {
  const isOfEarlierVisit = address_id !== null && recalled?.said.address_id === address_id
  if (!isOfEarlierVisit || order_type === 'take_away' || !addresses) return false
  return addresses.every(({ id }) => id !== address_id)
}
