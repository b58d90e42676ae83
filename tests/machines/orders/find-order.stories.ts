import { ApiError } from '#api/api-error.ts'
import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const order = orderAs('pending')
const phone = '+971501234567'
const emptyGuest = { asker: 'guest', order_id: '', contact_number: '', isWrong: false } as const
const emptyCustomer = { ...emptyGuest, asker: 'customer' } as const
const knownGuest = { ...emptyGuest, order_id: '100001', contact_number: phone } as const
const limited = new ApiError(429, [{ code: 'too_many_requests', message: 'Try again later.' }])
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

export const findOrderStories = stories(findOrderMachine, {
  // docs/spec.md §6: a guest tracks an order with order id plus phone number.
  'the order search finds the order of a guest by its number and the phone number': {
    input: emptyGuest,
    when: [
      at({ editing: 'fresh' }),
      { type: 'field.change', field: 'order_id', value: ' #100001 ' },
      { type: 'field.change', field: 'contact_number', value: ` ${phone} ` },
      { type: 'form.submit' },
      at('asking', ['busy']),
      done('trackOrder', order),
    ],
    ends: 'found',
    asked: [['trackOrder', { order_id: 100001, contact_number: phone }]],
    output: { type: 'found', order, contact_number: phone },
  },
  'the order search finds the order of a customer by its number alone': {
    input: emptyCustomer,
    when: [
      { type: 'field.change', field: 'order_id', value: '100001' },
      { type: 'form.submit' },
      done('trackOrder', order),
    ],
    ends: 'found',
    asked: [['trackOrder', { order_id: 100001, contact_number: '' }]],
    output: { type: 'found', order, contact_number: '' },
  },
  'the order search asks at once when everything is known': {
    input: knownGuest,
    when: [at('asking'), done('trackOrder', order)],
    ends: 'found',
    output: { type: 'found', order, contact_number: phone },
  },
  'the order search shows the form to a guest who comes with the number only': {
    input: { ...emptyGuest, order_id: '100001' },
    when: [],
    ends: { editing: 'fresh' },
    asked: [],
  },
  'the order search lets a guest correct a wrong phone number before it asks': {
    input: { ...knownGuest, isWrong: true },
    when: [
      at({ editing: 'correcting' }),
      { type: 'field.change', field: 'contact_number', value: '+971507654321' },
      at({ editing: 'fresh' }),
      { type: 'form.submit' },
      done('trackOrder', order),
    ],
    ends: 'found',
    asked: [['trackOrder', { order_id: 100001, contact_number: '+971507654321' }]],
    output: { type: 'found', order, contact_number: '+971507654321' },
  },
  // docs/spec.md §5, parcel tracking: 'Need a order id'; for guests also 'Need a contact number'.
  'the order search names the missing fields, and keeps the typed fields': {
    input: emptyGuest,
    when: [
      { type: 'form.submit' },
      at({ editing: 'incomplete' }),
      { type: 'field.change', field: 'order_id', value: '100001' },
      at({ editing: 'incomplete' }),
      { type: 'form.submit' },
      at({ editing: 'incomplete' }),
      { type: 'field.change', field: 'contact_number', value: '   ' },
      { type: 'form.submit' },
    ],
    ends: { editing: 'incomplete' },
    asked: [],
    context: { fields: { order_id: '100001', contact_number: '   ' } },
  },
  'the order search does not ask for an order whose number is none': {
    input: { ...emptyCustomer, order_id: 'my dinner' },
    when: [{ type: 'form.submit' }],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  // docs/spec.md §8: 'Order not found'.
  'the order search says that there is no such order, and keeps the form': {
    input: knownGuest,
    when: [
      refused('trackOrder', gone),
      at({ editing: 'notFound' }),
      { type: 'field.change', field: 'order_id', value: '100002' },
      at({ editing: 'fresh' }),
      { type: 'form.submit' },
      done('trackOrder', order),
    ],
    ends: 'found',
    asked: [
      ['trackOrder', { order_id: 100001, contact_number: phone }],
      ['trackOrder', { order_id: 100002, contact_number: phone }],
    ],
    output: { type: 'found', order, contact_number: phone },
  },
  'the order search says that too many look-ups were wrong, and can be sent again': {
    input: knownGuest,
    when: [
      refused('trackOrder', limited),
      at({ editing: 'tooMany' }),
      { type: 'field.change', field: 'order_id', value: '100002' },
      at({ editing: 'fresh' }),
      { type: 'form.submit' },
      done('trackOrder', order),
    ],
    ends: 'found',
    output: { type: 'found', order, contact_number: phone },
  },
  'the order search can be sent again when no answer comes': {
    input: knownGuest,
    when: [
      refused('trackOrder'),
      at({ editing: 'failed' }),
      { type: 'form.submit' },
      ignored({ type: 'form.submit' }),
      done('trackOrder', order),
    ],
    ends: 'found',
    asked: [
      ['trackOrder', { order_id: 100001, contact_number: phone }],
      ['trackOrder', { order_id: 100001, contact_number: phone }],
    ],
    output: { type: 'found', order, contact_number: phone },
  },
  'the order search takes the question back when the customer types on': {
    input: knownGuest,
    when: [{ type: 'field.change', field: 'order_id', value: '1000012' }],
    ends: { editing: 'fresh' },
    context: { fields: { order_id: '1000012', contact_number: phone } },
  },
})
