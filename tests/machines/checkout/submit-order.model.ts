import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { draft, key, placed, placement, purpose } from '#tests/machines/samples/submission.ts'
import { refusal } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

export const submitOrderModel = model(submitOrderMachine, {
  inputs: {
    'an order': {
      placement,
      purpose,
      draft,
    },
  },
  events: { retry: [{}], 'wait.leave': [{}] },
  answers: {
    readOrderKey: {
      done: [null, { key, purpose, kind: 'cart', guest_id: null, contact_number: '' }],
      refused: [new Error('storage is blocked')],
    },
    isOnline: { done: [true, false], refused: [new Error('unknown')] },
    newOrderKey: { done: [key], refused: [new Error('no randomness')] },
    storeOrderKey: { done: [undefined], refused: [new Error('storage is full')] },
    forgetOrderKey: { done: [undefined], refused: [new Error('storage is blocked')] },
    findPlacedOrder: { done: [placed], refused: [new Error('connection reset')] },
    placeOrder: {
      done: [placed],
      refused: [
        new Error('connection reset'),
        refusal(409, { code: 'idempotency_key', message: 'Your order is being placed.' }),
        refusal(422, { code: 'idempotency_key', message: 'Already sent with other content.' }),
        refusal(403, { code: 'order_amount', message: 'The total is now 22.00.' }),
        refusal(403, { code: 'stock', message: 'Lentil soup is out of stock.' }),
      ],
    },
  },
  gestures: {
    retry: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'wait.leave': (page) => page.getByRole('button', { name: 'Back' }).click(),
  },
})
