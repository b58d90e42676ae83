import type { Page } from '@playwright/test'
import { ApiError } from '#api/api-error.ts'
import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { model } from '#tests/support/model.ts'

const reason = 'It takes too long'

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

export const cancelOrderModel = model(cancelOrderMachine, {
  inputs: { 'an order': { order_id: 100001, fee: 0 } },
  events: {
    'reason.choose': [{ reason }],
    'reasons.retry': [{}],
    'cancel.submit': [{}],
    'cancel.close': [{}],
  },
  answers: {
    listCancellationReasons: {
      done: [{ total_size: 1, limit: 10, offset: 1, data: [{ id: 1, reason }] }],
      refused: [new TypeError('Failed to fetch')],
    },
    cancelOrder: {
      done: [{ message: 'Order canceled' }],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(409, [{ code: 'cancel_fee', message: 'Canceling now costs 5.00.', expected: 5 }]),
        new ApiError(409, [{ code: 'order_status', message: 'This order can no longer be canceled.' }]),
      ],
    },
  },
  gestures: {
    'reason.choose': (page, { reason: text }) => page.getByRole('radio', { name: text }).check(),
    'reasons.retry': button('Try again'),
    'cancel.submit': button(/^Cancel (order|for .+)$/),
    'cancel.close': button(/^(Keep the order|Back to the order)$/),
  },
})
