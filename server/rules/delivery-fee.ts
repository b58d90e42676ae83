import type { FeeCharges } from '#server/db/shapes.ts'
import { percentOf, roundHalfUp } from './money.ts'

/** What a zone charges for the deliveries of a module; charges in minor units. */
export type DeliveryCharges = Omit<FeeCharges, 'increased_delivery_fee'>

/** Hundredths of a percent added while the zone is busy. */
export type ZoneIncrease = { increased_delivery_fee: number; increased_delivery_fee_status: boolean }

/** What a delivery costs now, to be kept with its order. */
export const feeCharges = (charges: DeliveryCharges, zone: ZoneIncrease): FeeCharges => ({
  per_km_shipping_charge: charges.per_km_shipping_charge,
  minimum_shipping_charge: charges.minimum_shipping_charge,
  maximum_shipping_charge: charges.maximum_shipping_charge,
  increased_delivery_fee: zone.increased_delivery_fee_status ? zone.increased_delivery_fee : 0,
})

/** How the fee for a way of so many metres by road comes about: per kilometre, within the bounds, then increased. */
export function feeParts(metres: number, charges: FeeCharges) {
  const byDistance = roundHalfUp((metres * charges.per_km_shipping_charge) / 1000)
  const atMost = charges.maximum_shipping_charge ?? Number.POSITIVE_INFINITY
  const bounded = Math.max(charges.minimum_shipping_charge, Math.min(byDistance, atMost))
  return { byDistance, bounded, increase: percentOf(bounded, charges.increased_delivery_fee) }
}

/** That fee, before it is waived. */
export function deliveryFee(metres: number, charges: FeeCharges): number {
  const { bounded, increase } = feeParts(metres, charges)
  return bounded + increase
}

/** What the kind of a parcel costs in place of its zone's charges; `null` leaves those. */
export type ParcelCharges = {
  per_km_shipping_charge: number | null
  minimum_shipping_charge: number | null
}

/** What carrying a parcel from door to door costs now. */
export const parcelCharges = (kind: ParcelCharges, charges: DeliveryCharges, zone: ZoneIncrease) =>
  feeCharges(
    {
      per_km_shipping_charge: kind.per_km_shipping_charge ?? charges.per_km_shipping_charge,
      minimum_shipping_charge: kind.minimum_shipping_charge ?? charges.minimum_shipping_charge,
      maximum_shipping_charge: charges.maximum_shipping_charge,
    },
    zone,
  )

/** Waives the fee: a store that always does, or the shop for an order above its threshold after discounts. */
export function freeDeliveryBy(store: { free_delivery: boolean }, subtotal: number, freeOver: number | null) {
  if (store.free_delivery) return 'store'
  return freeOver !== null && subtotal >= freeOver ? 'admin' : null
}
