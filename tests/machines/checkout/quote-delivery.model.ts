import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import { coordinator, matrix, offline } from '#tests/machines/samples/checkout.ts'
import { store, zone } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const position = { lat: 25.2, lng: 55.2 }

export const quoteDeliveryModel = model(quoteDeliveryMachine, {
  inputs: { 'a delivery': { store: store(), position, coordinator } },
  events: {
    'draft.changed': [{ position: { lat: 25.5, lng: 55.5 } }],
    'quote.renew': [{}],
  },
  answers: {
    getDistance: { done: [matrix(4200)], refused: [offline] },
    getZoneId: {
      done: [
        { zone_id: '[1]', zone_data: [zone()] },
        { zone_id: '[7]', zone_data: [zone({ id: 7 })] },
      ],
      refused: [offline],
    },
  },
  stateKey: ({ context }) => String(context.position.lat),
})
