import { expect, it } from 'vitest'
import { missingToTrack, orderNumber } from '#machines/orders/track-form.ts'

const filled = { order_id: '100001', contact_number: '+971501234567' }

// docs/spec.md §5: order id required; for guests a contact number is also required.
it('needs the order id of everybody, and the contact number of guests', () => {
  expect(missingToTrack({ order_id: ' ', contact_number: ' ' }, 'guest')).toEqual([
    'order_id',
    'contact_number',
  ])
  expect(missingToTrack({ order_id: '', contact_number: '' }, 'customer')).toEqual(['order_id'])
  expect(missingToTrack({ ...filled, contact_number: '' }, 'guest')).toEqual(['contact_number'])
  expect(missingToTrack(filled, 'guest')).toEqual([])
  expect(missingToTrack({ ...filled, contact_number: '' }, 'customer')).toEqual([])
})

it.each(['dinner', '12a', '#', '-5', '1.5', '10 0', '9'.repeat(16)])(
  'takes %j for no order id',
  (order_id) => {
    expect(missingToTrack({ ...filled, order_id }, 'guest')).toEqual(['order_id'])
  },
)

it('reads the number as people copy it', () => {
  expect([' 100001 ', '#100001', ' #7', '#١٠٠٠٠١'].map(orderNumber)).toEqual([100001, 100001, 7, 100001])
  expect(missingToTrack({ ...filled, order_id: '١٠٠٠٠١' }, 'guest')).toEqual([])
})
