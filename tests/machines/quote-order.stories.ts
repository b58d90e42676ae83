import { quoteOrderMachine } from '#machines/quote-order.machine.ts'
import { noQuote } from '#machines/rules/quote.ts'
import { dish, lineFor, store, zone } from '#tests/machines/samples.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const owner = { guest_id: 'guest-7' }
const position = { lat: 25.2, lng: 55.2 }
const lines = [lineFor(8, dish())]
const start = { goods: 'known' as const, page: 'cart' as const, owner, lines, store: store(), position }
const way = {
  rows: [
    { elements: [{ distance: { value: 4200, text: '4.2 km' }, duration: { value: 600, text: '10 min' } }] },
  ],
}
const asked = ['getDistance', { origin: { lat: 25.1, lng: 55.1 }, destination: position }] as const
const served = { zone_id: '[1]', zone_data: [zone()] }
const quote = {
  ...noQuote,
  metres: 4200,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 5,
  maximum_shipping_charge: 15,
  maximum_cod_order_amount: 200,
}
const offline = new Error('offline')

export const quoteOrderStories = stories(quoteOrderMachine, {
  // docs/spec.md §7: config/distance-api and get-zone-id; a zone lookup returns zone_data[0].cash_on_delivery.
  'the quote asks for the way and the zone of the store': {
    input: start,
    when: [
      at('measuring', ['busy']),
      done('getDistance', way),
      at('askingZone', ['busy']),
      done('getZoneId', served),
    ],
    ends: 'quoted',
    asked: [[...asked], ['getZoneId', position]],
    output: { type: 'quoted', lines, quote },
  },
  'the quote takes the zone of the store among zones that overlap': {
    input: start,
    when: [
      done('getDistance', way),
      done('getZoneId', {
        zone_id: '[7,1]',
        zone_data: [
          zone({ id: 7, cash_on_delivery: 0 }),
          zone({ increased_delivery_fee_status: 1, increased_delivery_fee: 10 }),
        ],
      }),
    ],
    ends: 'quoted',
    output: { type: 'quoted', lines, quote: { ...quote, increased_delivery_fee: 10 } },
  },
  'the quote says that a zone allows no cash': {
    input: start,
    when: [
      done('getDistance', way),
      done('getZoneId', { zone_id: '[1]', zone_data: [zone({ cash_on_delivery: 0 })] }),
    ],
    ends: 'quoted',
    output: { type: 'quoted', lines, quote: { ...quote, cash_on_delivery: false } },
  },
  'the quote says that the store does not deliver to another zone': {
    input: start,
    when: [done('getDistance', way), done('getZoneId', { zone_id: '[7]', zone_data: [zone({ id: 7 })] })],
    ends: 'outside',
    output: { type: 'outside', lines },
  },
  'the quote says that the module does not work in the zone': {
    input: start,
    when: [
      done('getDistance', way),
      done('getZoneId', { zone_id: '[1]', zone_data: [zone({ modules: [] })] }),
    ],
    ends: 'outside',
    output: { type: 'outside', lines },
  },
  'the quote reads the cart again when its prices are stale': {
    input: { ...start, goods: 'stale' },
    when: [
      at('readingCart', ['busy']),
      done('listCart', [lineFor(8, dish({ price: 12 }))]),
      done('getDistance', way),
      done('getZoneId', served),
    ],
    ends: 'quoted',
    asked: [['listCart', owner], [...asked], ['getZoneId', position]],
    output: { type: 'quoted', lines: [lineFor(8, dish({ price: 12 }))], quote },
  },
  'the quote keeps the fresh goods when the store does not deliver there': {
    input: { ...start, goods: 'stale' },
    when: [
      done('listCart', [lineFor(8, dish({ price: 12 }))]),
      done('getDistance', way),
      done('getZoneId', { zone_id: '[7]', zone_data: [zone({ id: 7 })] }),
    ],
    ends: 'outside',
    output: { type: 'outside', lines: [lineFor(8, dish({ price: 12 }))] },
  },
  'the quote reads the item again that is bought at once': {
    input: { ...start, goods: 'stale', page: 'buy_now' },
    when: [
      at('readingItem', ['busy']),
      done('getItem', dish({ price: 12 })),
      done('getDistance', way),
      done('getZoneId', served),
    ],
    ends: 'quoted',
    asked: [['getItem', { id: 11, campaign: 0 }], [...asked], ['getZoneId', position]],
    output: { type: 'quoted', lines: [{ ...lineFor(8, dish()), item: dish({ price: 12 }) }], quote },
  },
  'the quote reads a campaign item as a campaign item': {
    input: { ...start, goods: 'stale', page: 'campaign' },
    when: [],
    ends: 'readingItem',
    asked: [['getItem', { id: 11, campaign: 1 }]],
  },
  'the quote fails when the cart cannot be read': {
    input: { ...start, goods: 'stale' },
    when: [refused('listCart', offline)],
    ends: 'failed',
    output: { type: 'failed', lines, error: offline },
  },
  'the quote fails when the item cannot be read': {
    input: { ...start, goods: 'stale', page: 'buy_now' },
    when: [refused('getItem', offline)],
    ends: 'failed',
    output: { type: 'failed', lines, error: offline },
  },
  'the quote fails when the way cannot be measured': {
    input: start,
    when: [refused('getDistance', offline)],
    ends: 'failed',
    output: { type: 'failed', lines, error: offline },
  },
  'the quote fails when nobody knows the zone': {
    input: start,
    when: [done('getDistance', way), refused('getZoneId', offline)],
    ends: 'failed',
    output: { type: 'failed', lines, error: offline },
  },
})
