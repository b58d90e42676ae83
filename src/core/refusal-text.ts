import type { Words } from '#i18n/dictionaries.ts'
import type { Refusal } from '#machines/rules/refusal.ts'

/** The sentence of a machine's refusal. `params` are the names and numbers the rule gave (docs/spec.md §5, §8). */
export function refusalText({ message, params = {} }: Refusal, { refusals, news }: Words): string {
  const named = params as { name: string; min: number; max: number; maximum: number; amount: string }
  const sentences: Record<Refusal['message'], () => string> = {
    outOfStock: refusals.outOfStock,
    variationOutOfStock: refusals.variationOutOfStock,
    maximumQuantity: () => refusals.maximumQuantity(named),
    variationRequired: () => refusals.variationRequired(named),
    variationBounds: () => refusals.variationBounds(named),
    nothingToUpdate: news.noChanges,
    notAvailableNow: refusals.notAvailableNow,
    notLoggedIn: refusals.notLoggedIn,
    cashLimit: refusals.cashOnDeliveryLimit,
    cashNotHere: refusals.cashNotHere,
    couponMinimum: () => refusals.couponMinimum(named),
    addressMissing: refusals.addressMissing,
    contactMissing: refusals.contactMissing,
    contactInvalid: refusals.contactInvalid,
    couponMissing: refusals.couponMissing,
    couponUnapplied: refusals.couponUnapplied,
    tipInvalid: refusals.tipInvalid,
    couponNotYet: refusals.couponNotYet,
    couponOtherStore: refusals.couponOtherStore,
    couponOver: refusals.couponOver,
    couponFirstOrder: refusals.couponFirstOrder,
    couponNoDelivery: refusals.couponNoDelivery,
    couponDeliveryFree: refusals.couponDeliveryFree,
    couponNothing: refusals.couponNothing,
    paymentMissing: refusals.paymentMissing,
    paymentNotHere: refusals.paymentNotHere,
    nothingToPay: refusals.nothingToPay,
    walletEmpty: refusals.walletEmpty,
    walletShort: refusals.walletShort,
    walletCoversAll: refusals.walletCoversAll,
    walletOfCustomers: refusals.walletOfCustomers,
    prescriptionMissing: refusals.prescriptionMissing,
    prescriptionSending: refusals.prescriptionSending,
    notServedHere: refusals.notServedHere,
    receiverPaysCash: refusals.receiverPaysCash,
    parcelCategoryMissing: refusals.parcelCategoryMissing,
    parcelSizeMissing: refusals.parcelSizeMissing,
    parcelWeightMissing: refusals.parcelWeightMissing,
    parcelWeightInvalid: refusals.parcelWeightInvalid,
    parcelTooHeavy: () => refusals.parcelTooHeavy(named),
    parcelTooHeavyOfKind: () => refusals.parcelTooHeavyOfKind(named),
    parcelPlaceMissing: refusals.parcelPlaceMissing,
    parcelSameDoor: refusals.parcelSameDoor,
    parcelRulesMissing: refusals.parcelRulesMissing,
  }
  return sentences[message]()
}
