import { ApiError } from '#api/api-error.ts'
import { pushMachine } from '#machines/app/push.machine.ts'
import { model } from '#tests/support/model.ts'

export const pushModel = model(pushMachine, {
  inputs: { start: undefined },
  events: {
    'stream.open': [{}],
    'order.news': [{ order_id: 100001, order_status: 'picked_up' }],
    'message.news': [{ conversation_id: 5, sender_type: 'delivery_man' }],
    'referral.news': [{ title: 'A friend joined', body: 'You earned 5' }],
    'device.news': [{ update: { type: 'order.news', order_id: 100001, order_status: 'picked_up' } }],
    'shopper.change': [{}],
    'push.retry': [{}],
  },
  answers: {
    streamEvents: {
      done: [undefined],
      refused: [
        new TypeError('network error'),
        new ApiError(404, [{ code: 'not-found', message: 'No such page' }]),
      ],
    },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
})
