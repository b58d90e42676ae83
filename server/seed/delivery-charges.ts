import { present } from '#server/assert/present.ts'
import { outlineOf } from '#server/city/city-geojson.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import type { moduleZones, zones } from '#server/db/schema.ts'
import type { DeliveryCharges } from '#server/rules/delivery-fee.ts'
import { modules } from './catalogue/categories.ts'

/** Fees in minor units; parcels cost more, and what comes from a shop window may wait. */
const charges: Record<number, DeliveryCharges> = {
  1: { per_km_shipping_charge: 150, minimum_shipping_charge: 500, maximum_shipping_charge: 1800 },
  2: { per_km_shipping_charge: 180, minimum_shipping_charge: 700, maximum_shipping_charge: 2200 },
  3: { per_km_shipping_charge: 200, minimum_shipping_charge: 1000, maximum_shipping_charge: 2500 },
  4: { per_km_shipping_charge: 150, minimum_shipping_charge: 500, maximum_shipping_charge: 1500 },
  5: { per_km_shipping_charge: 300, minimum_shipping_charge: 1200, maximum_shipping_charge: null },
}

export const deliveryCharges = (module_id: number): DeliveryCharges =>
  present(charges[module_id], 'the charges of the module')

export const zoneRows: (typeof zones.$inferInsert)[] = deliveryZones.map(({ id, name, ring }) => ({
  id,
  name,
  outline: outlineOf(ring),
  offline_payment: true,
  increased_delivery_fee: id === 3 ? 1000 : 0,
  increased_delivery_fee_status: id === 3,
  increase_delivery_charge_message:
    id === 3
      ? {
          en: 'Busy roads along the coast: delivery costs a little more.',
          ar: 'الطرق الساحلية مزدحمة: رسوم التوصيل أعلى قليلًا.',
        }
      : null,
}))

export const moduleZoneRows: (typeof moduleZones.$inferInsert)[] = modules.flatMap(({ id: module_id }) =>
  deliveryZones.map(({ id: zone_id }) => ({
    module_id,
    zone_id,
    ...deliveryCharges(module_id),
    maximum_cod_order_amount: module_id === 3 ? 500_000 : 200_000,
  })),
)
