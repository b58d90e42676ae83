import { ApiError } from '#api/api-error.ts'
import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { model } from '#tests/support/model.ts'

export const findOrderModel = model(findOrderMachine, {
  inputs: {
    'a guest with an empty form': { asker: 'guest', order_id: '', contact_number: '', isWrong: false },
    'a customer with a link': { asker: 'customer', order_id: '100001', contact_number: '', isWrong: false },
    'a guest with a wrong phone number': {
      asker: 'guest',
      order_id: '100001',
      contact_number: '+971501112233',
      isWrong: true,
    },
  },
  events: {
    'field.change': [
      { field: 'order_id', value: '100001' },
      { field: 'contact_number', value: '+971501234567' },
    ],
    'form.submit': [{}],
  },
  answers: {
    trackOrder: {
      done: [orderAs('pending')],
      refused: [
        new ApiError(404, [{ code: 'order', message: 'Order not found' }]),
        new ApiError(429, [{ code: 'too_many_requests', message: 'Try again later.' }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
  gestures: {
    'field.change': (page, { field, value }) =>
      page.getByRole('textbox', { name: field === 'order_id' ? 'Order ID' : 'Contact number' }).fill(value),
    'form.submit': (page) => page.getByRole('main').getByRole('button', { name: 'Track order' }).click(),
  },
})
