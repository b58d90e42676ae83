import { ApiError } from '#api/api-error.ts'
import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001, amount: 61 }
const accept = { type: 'price.accept' } as const
const timeOver = { type: 'time.over' } as const
const accepted = done('acceptPrescriptionPrice', { message: 'Price accepted.' })
const dearer = new ApiError(409, [
  { code: 'order_amount', message: 'The price is 65.00. Check it and accept it again.', expected: 65 },
])
const late = new ApiError(409, [
  { code: 'price_deadline', message: 'The time to accept this price is over.' },
])
const canceled = new ApiError(409, [
  { code: 'order_status', message: 'This order is not waiting for you to accept a price.' },
])
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const offline = new TypeError('Failed to fetch')

// docs/decisions/043; docs/contract.md §2 Orders: order/prescription/accept.
export const acceptPriceStories = stories(acceptPriceMachine, {
  'the price of a prescription asks the server nothing before the customer accepts it': {
    input,
    when: [],
    ends: 'offering',
    asked: [],
    context: input,
  },
  'the customer accepts the price that is on show, and a second press changes nothing': {
    input,
    when: [accept, at('accepting', ['busy']), ignored(accept), accepted],
    ends: 'accepted',
    asked: [['acceptPrescriptionPrice', { order_id: 100001, amount: 61 }]],
    output: { type: 'accepted', message: 'Price accepted.' },
  },
  'another price is shown and takes another press': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', dearer), at('changed'), accept, accepted],
    ends: 'accepted',
    asked: [
      ['acceptPrescriptionPrice', { order_id: 100001, amount: 61 }],
      ['acceptPrescriptionPrice', { order_id: 100001, amount: 65 }],
    ],
    heard: [{ type: 'order.outdated' }],
    context: { order_id: 100001, amount: 65 },
    output: { type: 'accepted', message: 'Price accepted.' },
  },
  'a changed price can expire, too': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', dearer), timeOver],
    ends: 'expired',
    heard: [{ type: 'order.outdated' }],
    output: { type: 'expired' },
  },
  'a lost answer is reported, and the same price is accepted with the next press': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', offline), at('failed'), accept, accepted],
    ends: 'accepted',
    asked: [
      ['acceptPrescriptionPrice', { order_id: 100001, amount: 61 }],
      ['acceptPrescriptionPrice', { order_id: 100001, amount: 61 }],
    ],
    heard: [{ type: 'failure', error: offline }],
    output: { type: 'accepted', message: 'Price accepted.' },
  },
  'an unexpected refusal is reported and keeps the price on show': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', gone)],
    ends: 'failed',
    heard: [{ type: 'failure', error: gone }],
    context: input,
  },
  'the price expires while the customer hesitates': {
    input,
    when: [timeOver],
    ends: 'expired',
    asked: [],
    output: { type: 'expired' },
  },
  'the price expires after an answer was lost': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', offline), timeOver],
    ends: 'expired',
    heard: [{ type: 'failure', error: offline }],
    output: { type: 'expired' },
  },
  'the end of the time does not interrupt an acceptance that is on its way': {
    input,
    when: [accept, ignored(timeOver), accepted],
    ends: 'accepted',
    output: { type: 'accepted', message: 'Price accepted.' },
  },
  'the server says that the time is over': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', late)],
    ends: 'expired',
    output: { type: 'expired' },
  },
  'the order was canceled on another page': {
    input,
    when: [accept, refused('acceptPrescriptionPrice', canceled)],
    ends: 'closed',
    output: { type: 'closed' },
  },
})
