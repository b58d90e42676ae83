/** The fee of the small shop for the three kilometres that tests are away from it. */
export const threeKilometres = {
  distance: 3,
  per_km_shipping_charge: 2,
  distance_charge: 6,
  minimum_shipping_charge: 5,
  maximum_shipping_charge: 30,
  shipping_charge: 6,
  increased_delivery_fee: 0,
  increased_delivery_charge: 0,
}
