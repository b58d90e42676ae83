import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import type { LatLng } from '#openapi/generated/client.ts'
import { coordinator, matrix, offline, quote } from '#tests/machines/samples/checkout.ts'
import { store, zone } from '#tests/machines/samples.ts'
import { type ActorOf, type AskedOf, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const position = { lat: 25.2, lng: 55.2 }
const elsewhere = { lat: 25.5, lng: 55.5 }
const start = { store: store(), position, coordinator }
const served = { zone_id: '[1]', zone_data: [zone()] }
type Asked = AskedOf<ActorOf<typeof quoteDeliveryMachine>>[]
const askedFor = (destination: LatLng): Asked => [
  ['getDistance', { origin: { lat: 25.1, lng: 55.1 }, destination }],
  ['getZoneId', destination],
]
const asked = askedFor(position)
const tell = (fee: object) => ['checkout', { type: 'draft.change', change: { fee } }] as [string, never]
const measuring = tell({ type: 'measuring' })
const known = tell({ type: 'known', quote })

export const quoteDeliveryStories = stories(quoteDeliveryMachine, {
  // docs/spec.md §7: config/distance-api and get-zone-id; a zone lookup returns zone_data[0].cash_on_delivery.
  'the part asks for distance and zone at once and tells checkout the fee': {
    input: start,
    when: [
      at({ measuring: { distance: 'asking', zones: 'asking' } }, ['busy']),
      done('getZoneId', served),
      at({ measuring: { distance: 'asking', zones: 'found' } }, ['busy']),
      done('getDistance', matrix(5000)),
    ],
    ends: 'known',
    asked: [...asked],
    told: [measuring, known],
  },
  'the order of the two answers makes no difference': {
    input: start,
    when: [done('getDistance', matrix(5000)), done('getZoneId', served)],
    ends: 'known',
    told: [measuring, known],
  },
  'the part takes the zone of the store among zones that overlap': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', {
        zone_id: '[7,1]',
        zone_data: [
          zone({ id: 7, cash_on_delivery: 0 }),
          zone({ increased_delivery_fee_status: 1, increased_delivery_fee: 10 }),
        ],
      }),
    ],
    ends: 'known',
    told: [measuring, tell({ type: 'known', quote: { ...quote, increased_delivery_fee: 10 } })],
  },
  'the quote says which ways to pay the zone allows': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', {
        zone_id: '[1]',
        zone_data: [zone({ cash_on_delivery: 0, digital_payment: 0, offline_payment: 1 })],
      }),
    ],
    ends: 'known',
    told: [
      measuring,
      tell({
        type: 'known',
        quote: { ...quote, cash_on_delivery: false, digital_payment: false, offline_payment: true },
      }),
    ],
  },
  'checkout learns that the store does not deliver to another zone': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', { zone_id: '[7]', zone_data: [zone({ id: 7 })] }),
    ],
    ends: 'outside',
    told: [measuring, tell({ type: 'outside' })],
  },
  'checkout learns that the module does not work in the zone': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', { zone_id: '[1]', zone_data: [zone({ modules: [] })] }),
    ],
    ends: 'outside',
    told: [measuring, tell({ type: 'outside' })],
  },
  'the fee is unknown when the distance is not answered, and is asked for again on demand': {
    input: start,
    when: [
      refused('getDistance', offline),
      at('unknown'),
      { type: 'quote.renew' },
      done('getDistance', matrix(5000)),
      done('getZoneId', served),
    ],
    ends: 'known',
    asked: [...asked, ...asked],
    told: [measuring, tell({ type: 'unknown', error: offline }), measuring, known],
  },
  'the fee is unknown when the zone is not answered': {
    input: start,
    when: [done('getDistance', matrix(5000)), refused('getZoneId', offline)],
    ends: 'unknown',
    told: [measuring, tell({ type: 'unknown', error: offline })],
  },
  'the part measures again when the order goes elsewhere': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', served),
      { type: 'draft.changed', position: elsewhere },
    ],
    ends: { measuring: { distance: 'asking', zones: 'asking' } },
    asked: [...asked, ...askedFor(elsewhere)],
    told: [measuring, known, measuring],
  },
  'the part gives up its questions when the order goes elsewhere meanwhile': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      { type: 'draft.changed', position: { lat: 25.2, lng: 55.5 } },
      at({ measuring: { distance: 'asking', zones: 'asking' } }),
    ],
    ends: { measuring: { distance: 'asking', zones: 'asking' } },
    told: [measuring, measuring],
  },
  'the part measures again when the order goes further north or south': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', served),
      { type: 'draft.changed', position: { ...position, lat: 25.5 } },
    ],
    ends: { measuring: { distance: 'asking', zones: 'asking' } },
    told: [measuring, known, measuring],
  },
  'another change of the draft asks nothing': {
    input: start,
    when: [
      done('getDistance', matrix(5000)),
      done('getZoneId', served),
      ignored({ type: 'draft.changed', position: { ...position } }),
    ],
    ends: 'known',
    asked: [...asked],
    told: [measuring, known],
  },
  'a known fee can be asked for again, because prices may have changed': {
    input: start,
    when: [done('getDistance', matrix(5000)), done('getZoneId', served), { type: 'quote.renew' }],
    ends: { measuring: { distance: 'asking', zones: 'asking' } },
    asked: [...asked, ...asked],
    told: [measuring, known, measuring],
  },
})
