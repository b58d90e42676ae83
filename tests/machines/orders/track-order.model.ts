import { ApiError } from '#api/api-error.ts'
import { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import { look } from '#tests/machines/by-hand.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { model } from '#tests/support/model.ts'

export const trackOrderModel = model(trackOrderMachine, {
  inputs: {
    'a guest with an order on its way': {
      order: orderAs('pending'),
      contact_number: '+971501234567',
    },
    'a delivered order': { order: orderAs('delivered'), contact_number: '' },
    'a canceled order': { order: orderAs('canceled'), contact_number: '' },
  },
  events: {
    'order.news': [{ order_id: 100001 }, { order_id: 100002 }],
    'page.hidden': [{}],
    'page.shown': [{}],
    'track.retry': [{}],
  },
  answers: {
    trackOrder: {
      done: [orderAs('confirmed'), orderAs('delivered'), orderAs('canceled')],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(404, [{ code: 'order', message: 'Order not found' }]),
      ],
    },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
  gestures: {
    // The customer does not do this: the kitchen and the courier do, and the shop sends word of it.
    'order.news': async () => {},
    'page.hidden': (page) => look(page, 'hidden'),
    'page.shown': (page) => look(page, 'visible'),
    'track.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
})
