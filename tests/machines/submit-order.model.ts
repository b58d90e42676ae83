import { submitOrderMachine } from '#machines/submit-order.machine.ts'
import { refusal } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const purpose = 'cart/guest-7/8.11..2'
const key = 'key-0000000000000001'
const order = {
  message: 'Order placed successfully.',
  order_id: 100,
  total_ammount: 21,
  status: 'pending',
  created_at: '2026-11-20T12:00:00Z',
  user_id: 'guest-7',
} as const

export const submitOrderModel = model(submitOrderMachine, {
  inputs: {
    'an order': {
      placement: {
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        order_amount: 21,
        store_id: 1,
      },
      purpose,
    },
  },
  events: { retry: [{}], 'wait.leave': [{}] },
  answers: {
    readOrderKey: {
      done: [null, { key, purpose, kind: 'cart', guest_id: null, contact_number: '' }],
      refused: [new Error('storage is blocked')],
    },
    newOrderKey: { done: [key], refused: [new Error('no randomness')] },
    storeOrderKey: { done: [undefined], refused: [new Error('storage is full')] },
    forgetOrderKey: { done: [undefined], refused: [new Error('storage is blocked')] },
    findPlacedOrder: { done: [order], refused: [new Error('connection reset')] },
    placeOrder: {
      done: [order],
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
