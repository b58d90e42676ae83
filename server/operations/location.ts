import type { DistanceMatrix, ZoneData } from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { zonesAt } from '#server/city/zones.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Locale } from '#server/rules/text.ts'
import { configOnWire } from '#server/wire/config.ts'
import { type Format, flag, percent } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const location = {
  getConfig: async (_, context) => {
    const { reference, payments, config, format } = await deskOf(context)
    return configOnWire(reference.settings, { payments, config }, format)
  },

  autocompletePlace: async ({ query }, { services, locale }) => ({
    predictions: await services.geo.autocomplete(query.search_text, locale),
  }),

  getPlaceDetails: async ({ query }, { services, locale }) => {
    const place = await services.geo.details(query.placeid, locale)
    if (!place) throw refuse('not found')
    const { place_id, formatted_address, location } = place
    return { result: { place_id, formatted_address, geometry: { location } } }
  },

  reverseGeocode: async ({ query }, { services, locale }) => ({
    results: (await services.geo.reverse(query, locale)).map(({ place_id, formatted_address }) => ({
      place_id,
      formatted_address,
    })),
  }),

  getZoneId: async ({ query }, context) => {
    const { reference, format } = await deskOf(context)
    const around = zonesAt(reference.zones.values(), query)
    if (around.length === 0) throw refuse('not served')
    const zones = around.filter(({ active }) => active)
    if (zones.length === 0) throw refuse('zone off')
    return {
      zone_id: JSON.stringify(zones.map(({ id }) => id)),
      zone_data: zones.map((zone) => zoneDataOnWire(zone, format, reference)),
    }
  },

  getDistance: async ({ query }, { services, locale }) => {
    const route = await services.geo.distance(
      { lat: query.origin_lat, lng: query.origin_lng },
      { lat: query.destination_lat, lng: query.destination_lng },
      query.mode === 'driving' || query.mode === 'DRIVE' ? 'driving' : 'walking',
    )
    return matrix(route, locale)
  },

  listZones: async (_, context) => {
    const { reference, format } = await deskOf(context)
    return [...reference.zones.values()].map((zone) => ({
      id: zone.id,
      name: format.text(zone.name),
      status: flag(zone.active),
      cash_on_delivery: flag(zone.cash_on_delivery),
      digital_payment: flag(zone.digital_payment),
      // An outline is a polygon: its first ring is the outer one, and its positions start with longitude and latitude.
      formated_coordinates: zone.outline.coordinates[0]!.map(([lng, lat]) => ({ lat: lat!, lng: lng! })),
    }))
  },
} satisfies Partial<Handlers>

const units = { km: { en: 'km', ar: 'كم' }, min: { en: 'min', ar: 'دقيقة' } }

/** A matrix of one cell; without a way it has none. */
function matrix(route: { metres: number; seconds: number } | undefined, locale: Locale): DistanceMatrix {
  if (!route) return { rows: [] }
  const { metres, seconds } = route
  return {
    rows: [
      {
        elements: [
          {
            distance: {
              value: Math.round(metres),
              text: `${(metres / 1000).toFixed(1)} ${units.km[locale]}`,
            },
            duration: {
              value: Math.round(seconds),
              text: `${Math.max(1, Math.round(seconds / 60))} ${units.min[locale]}`,
            },
          },
        ],
      },
    ],
  }
}

type ZoneRow = Reference['zones'] extends Map<number, infer Row> ? Row : never

const zoneDataOnWire = (
  zone: ZoneRow,
  { text, money }: Format,
  { moduleZones, modules }: Reference,
): ZoneData => ({
  id: zone.id,
  name: text(zone.name),
  status: flag(zone.active),
  cash_on_delivery: flag(zone.cash_on_delivery),
  digital_payment: flag(zone.digital_payment),
  offline_payment: flag(zone.offline_payment),
  increased_delivery_fee_status: flag(zone.increased_delivery_fee_status),
  increased_delivery_fee: percent(zone.increased_delivery_fee),
  increase_delivery_charge_message:
    zone.increase_delivery_charge_message && text(zone.increase_delivery_charge_message),
  modules: moduleZones
    .filter(({ zone_id, module_id }) => zone_id === zone.id && modules.has(module_id))
    .map((charges) => ({
      id: charges.module_id,
      pivot: {
        per_km_shipping_charge: money(charges.per_km_shipping_charge),
        minimum_shipping_charge: money(charges.minimum_shipping_charge),
        maximum_shipping_charge:
          charges.maximum_shipping_charge === null ? null : money(charges.maximum_shipping_charge),
        maximum_cod_order_amount:
          charges.maximum_cod_order_amount === null ? null : money(charges.maximum_cod_order_amount),
      },
    })),
})
