import { percentOf, roundHalfUp } from './money.ts'

/** What a zone charges for the deliveries of a module; charges in minor units. */
export type DeliveryCharges = {
  per_km_shipping_charge: number
  minimum_shipping_charge: number
  maximum_shipping_charge: number | null
}

/** Hundredths of a percent added while the zone is busy. */
export type ZoneIncrease = { increased_delivery_fee: number; increased_delivery_fee_status: boolean }

/** The fee for a way of so many metres by road, before it is waived: per kilometre within the bounds, then increased. */
export function deliveryFee(metres: number, charges: DeliveryCharges, zone: ZoneIncrease): number {
  const byDistance = roundHalfUp((metres * charges.per_km_shipping_charge) / 1000)
  const atMost = charges.maximum_shipping_charge ?? Number.POSITIVE_INFINITY
  const fee = Math.max(charges.minimum_shipping_charge, Math.min(byDistance, atMost))
  return zone.increased_delivery_fee_status ? fee + percentOf(fee, zone.increased_delivery_fee) : fee
}

/** What the kind of a parcel costs in place of its zone's charges; `null` leaves those. */
export type ParcelCharges = {
  per_km_shipping_charge: number | null
  minimum_shipping_charge: number | null
}

/** The fee for carrying a parcel from door to door. */
export const parcelFee = (
  metres: number,
  kind: ParcelCharges,
  charges: DeliveryCharges,
  zone: ZoneIncrease,
): number =>
  deliveryFee(
    metres,
    {
      per_km_shipping_charge: kind.per_km_shipping_charge ?? charges.per_km_shipping_charge,
      minimum_shipping_charge: kind.minimum_shipping_charge ?? charges.minimum_shipping_charge,
      maximum_shipping_charge: charges.maximum_shipping_charge,
    },
    zone,
  )

/** Who waives the fee: a store that always does, the shop for goods worth enough after their discounts, or nobody. */
export function freeDeliveryBy(store: { free_delivery: boolean }, goods: number, freeOver: number | null) {
  if (store.free_delivery) return 'store'
  return freeOver !== null && goods >= freeOver ? 'admin' : null
}
