import { ApiError } from '#api/api-error.ts'
import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001, fee: 0 }
const data = [
  { id: 1, reason: 'Ordered by mistake' },
  { id: 2, reason: 'It takes too long' },
]
const list = { total_size: 2, limit: 10, offset: 1, data }
const late = new ApiError(409, [{ code: 'order_status', message: 'This order can no longer be canceled.' }])
const dearer = new ApiError(409, [
  { code: 'cancel_fee', message: 'Canceling now costs 5.00. Confirm it again.', expected: 5 },
])
const missing = new ApiError(409, [{ code: 'order', message: 'Order not found' }])
const offline = new TypeError('Failed to fetch')

// docs/spec.md §2, cancel-order reason dialog; §7: POST order/cancel, GET order/cancellation-reasons.
export const cancelOrderStories = stories(cancelOrderMachine, {
  'the cancel-order dialog cancels the order for the reason that was chosen last': {
    input,
    when: [
      at('loading', ['busy']),
      done('listCancellationReasons', list),
      at('choosing'),
      { type: 'reason.choose', reason: 'Ordered by mistake' },
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      at('sending', ['busy']),
      done('cancelOrder', { message: 'Order canceled' }),
    ],
    ends: 'canceled',
    asked: [['listCancellationReasons'], ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }]],
    output: { type: 'canceled', message: 'Order canceled' },
    context: { reasons: data },
  },
  'the cancel-order dialog cancels nothing without a reason': {
    input,
    when: [done('listCancellationReasons', list), ignored({ type: 'cancel.submit' })],
    ends: 'choosing',
    asked: [['listCancellationReasons']],
  },
  'the cancel-order dialog keeps the order when the customer closes the dialog': {
    input,
    when: [done('listCancellationReasons', list), { type: 'cancel.close' }],
    ends: 'kept',
    output: { type: 'kept' },
  },
  'the cancel-order dialog keeps the order when the customer closes the dialog early': {
    input,
    when: [{ type: 'cancel.close' }],
    ends: 'kept',
    context: { reasons: [], reason: '' },
    output: { type: 'kept' },
  },
  'the cancel-order dialog offers to try again when the reasons do not come': {
    input,
    when: [
      refused('listCancellationReasons'),
      at('failed'),
      { type: 'reasons.retry' },
      refused('listCancellationReasons'),
      { type: 'cancel.close' },
    ],
    ends: 'kept',
    asked: [['listCancellationReasons'], ['listCancellationReasons']],
    output: { type: 'kept' },
  },
  'the cancel-order dialog keeps the reason when no reply arrives, and the second attempt cancels the order':
    {
      input,
      when: [
        done('listCancellationReasons', list),
        { type: 'reason.choose', reason: 'It takes too long' },
        { type: 'cancel.submit' },
        refused('cancelOrder', offline),
        at('choosing'),
        { type: 'cancel.submit' },
        done('cancelOrder', { message: 'Order canceled' }),
      ],
      ends: 'canceled',
      asked: [
        ['listCancellationReasons'],
        ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }],
        ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }],
      ],
      heard: [{ type: 'failure', error: offline }],
      output: { type: 'canceled', message: 'Order canceled' },
    },
  'the cancel-order dialog says that it is too late when the store has begun, and the order stays': {
    input,
    when: [
      done('listCancellationReasons', list),
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      refused('cancelOrder', late),
      at('tooLate'),
      ignored({ type: 'cancel.submit' }),
      { type: 'cancel.close' },
    ],
    ends: 'kept',
    asked: [['listCancellationReasons'], ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }]],
    heard: [{ type: 'order.outdated' }],
    output: { type: 'kept' },
  },
  'the cancel-order dialog sends the fee that it shows, so that the customer agrees to it': {
    input: { order_id: 100001, fee: 1 },
    when: [
      done('listCancellationReasons', list),
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      done('cancelOrder', { message: 'Order canceled' }),
    ],
    ends: 'canceled',
    asked: [
      ['listCancellationReasons'],
      ['cancelOrder', { order_id: 100001, reason: 'It takes too long', cancel_fee: 1 }],
    ],
    output: { type: 'canceled', message: 'Order canceled' },
  },
  'the cancel-order dialog names the new fee when the courier has set out meanwhile, and cancels for it after another press':
    {
      input,
      when: [
        done('listCancellationReasons', list),
        { type: 'reason.choose', reason: 'It takes too long' },
        { type: 'cancel.submit' },
        refused('cancelOrder', dearer),
        at('agreeing', []),
        { type: 'cancel.submit' },
        done('cancelOrder', { message: 'Order canceled' }),
      ],
      ends: 'canceled',
      asked: [
        ['listCancellationReasons'],
        ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }],
        ['cancelOrder', { order_id: 100001, reason: 'It takes too long', cancel_fee: 5 }],
      ],
      heard: [{ type: 'order.outdated' }],
      context: { fee: 5 },
      output: { type: 'canceled', message: 'Order canceled' },
    },
  'the cancel-order dialog keeps the order of a customer who does not agree to the new fee': {
    input,
    when: [
      done('listCancellationReasons', list),
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      refused('cancelOrder', dearer),
      { type: 'cancel.close' },
    ],
    ends: 'kept',
    asked: [['listCancellationReasons'], ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }]],
    heard: [{ type: 'order.outdated' }],
    output: { type: 'kept' },
  },
  'the cancel-order dialog stays open for another refusal, whose words the app shows': {
    input,
    when: [
      done('listCancellationReasons', list),
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      refused('cancelOrder', missing),
    ],
    ends: 'choosing',
    heard: [{ type: 'failure', error: missing }],
    context: { reason: 'It takes too long' },
  },
  'the cancel-order dialog cancels once, and cannot pretend otherwise while it is on its way': {
    input,
    when: [
      done('listCancellationReasons', list),
      { type: 'reason.choose', reason: 'It takes too long' },
      { type: 'cancel.submit' },
      ignored({ type: 'cancel.submit' }),
      ignored({ type: 'cancel.close' }),
    ],
    ends: 'sending',
    asked: [['listCancellationReasons'], ['cancelOrder', { order_id: 100001, reason: 'It takes too long' }]],
  },
})
