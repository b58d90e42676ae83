import { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { attempt, order } from '#tests/machines/samples/checkout.ts'
import { refusal } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

export const recoverOrderModel = model(recoverOrderMachine, {
  inputs: { 'an attempt without a reply': { attempt } },
  events: {},
  answers: {
    findPlacedOrder: {
      done: [order],
      refused: [
        new Error('connection reset'),
        refusal(409, { code: 'idempotency_key', message: 'Your order is being placed.' }),
        refusal(404, { code: 'order', message: 'Order not found.' }),
      ],
    },
    takeOrderKey: { done: [true, false], refused: [new Error('storage is blocked')] },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 2)),
})
