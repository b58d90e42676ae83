import { quoteOrderMachine } from '#machines/quote-order.machine.ts'
import { dish, lineFor, store, zone } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const start = {
  goods: 'known' as const,
  page: 'cart' as const,
  owner: { guest_id: 'guest-7' },
  lines: [lineFor(8, dish())],
  store: store(),
  position: { lat: 25.2, lng: 55.2 },
}
const offline = new Error('offline')

export const quoteOrderModel = model(quoteOrderMachine, {
  inputs: {
    'a cart': start,
    'a cart whose prices are stale': { ...start, goods: 'stale' },
    'an item bought at once whose price is stale': { ...start, goods: 'stale', page: 'buy_now' },
  },
  events: {},
  answers: {
    listCart: { done: [[lineFor(8, dish())]], refused: [offline] },
    getItem: { done: [dish()], refused: [offline] },
    getDistance: {
      done: [
        {
          rows: [
            {
              elements: [
                { distance: { value: 4200, text: '4.2 km' }, duration: { value: 600, text: '10 min' } },
              ],
            },
          ],
        },
      ],
      refused: [offline],
    },
    getZoneId: {
      done: [
        { zone_id: '[1]', zone_data: [zone()] },
        { zone_id: '[7]', zone_data: [zone({ id: 7 })] },
      ],
      refused: [offline],
    },
  },
})
