import { ApiError } from '#api/api-error.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { fromOtherStore, preview, repeated, soldOut } from '#tests/machines/samples/order-again.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001, key: 'a-key-of-the-browser' }
const asked: ['previewOrderAgain', { order_id: number }] = ['previewOrderAgain', { order_id: 100001 }]
type Adding = ['orderAgain', { order_id: number; replace_cart: 0 | 1; key: string }]
const adding = (replace_cart: 0 | 1, attempt = 1): Adding => [
  'orderAgain',
  { order_id: 100001, replace_cart, key: `a-key-of-the-browser-${attempt}` },
]

const noLocation = new ApiError(403, [{ code: 'zoneId', message: 'Choose your location first.' }])
const otherStore = new ApiError(403, [
  { code: 'different_stores', message: 'The cart holds items of another store.' },
])
const full = new ApiError(403, [{ code: 'cart_limit', message: 'Your cart is full.' }])
const running = (seconds?: number) =>
  new ApiError(409, [{ code: 'idempotency_key', message: 'Wait a moment.' }], seconds)
const lost = new TypeError('Failed to fetch')

// Issue 20, line 4; docs/contract.md §2 Ours, /order/again.
export const orderAgainStories = stories(orderAgainMachine, {
  'the review of an order again shows what has changed and adds nothing by itself': {
    input,
    when: [at('reading', ['busy']), done('previewOrderAgain', preview())],
    ends: 'reviewing',
    asked: [asked],
    context: { preview: preview() },
  },
  'the review of an order again puts everything that can be had into the cart with one press': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      at('adding', ['busy']),
      done('orderAgain', repeated()),
    ],
    ends: 'added',
    asked: [asked, adding(0)],
    output: { type: 'added', added: 2, missing: 1, key: 'a-key-of-the-browser-1' },
  },
  'the review of an order again adds a single piece, too': {
    input,
    when: [
      done('previewOrderAgain', preview({ quantity: 1 })),
      { type: 'again.add' },
      done('orderAgain', repeated({ added: 1 })),
    ],
    ends: 'added',
    output: { type: 'added', added: 1, missing: 1, key: 'a-key-of-the-browser-1' },
  },
  'the review of an order again takes a second press for no second order': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      ignored({ type: 'again.add' }),
      ignored({ type: 'again.close' }),
    ],
    ends: 'adding',
    asked: [asked, adding(0)],
  },
  'the review of an order again asks before it clears the cart of another store': {
    input,
    when: [
      done('previewOrderAgain', fromOtherStore),
      { type: 'again.add' },
      at('confirmingClear'),
      { type: 'clear.accept' },
      done('orderAgain', repeated({ missing: [] })),
    ],
    ends: 'added',
    asked: [asked, adding(1)],
    output: { type: 'added', added: 2, missing: 0, key: 'a-key-of-the-browser-1' },
  },
  'the review of an order again keeps the cart of another store when the customer declines clearing it': {
    input,
    when: [done('previewOrderAgain', fromOtherStore), { type: 'again.add' }, { type: 'clear.decline' }],
    ends: 'reviewing',
    asked: [asked],
  },
  'the review of an order again offers nothing to add when nothing can be had': {
    input,
    when: [done('previewOrderAgain', soldOut), at('nothingLeft'), ignored({ type: 'again.add' })],
    ends: 'nothingLeft',
    asked: [asked],
    context: { preview: soldOut },
  },
  'the review of an order again shows the order anew when everything sold out before the press': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      done('orderAgain', repeated({ added: 0 })),
      at('reading'),
      done('previewOrderAgain', soldOut),
    ],
    ends: 'nothingLeft',
    asked: [asked, adding(0), asked],
  },
  'the review of an order again shows the order anew, and asks, when another tab filled the cart at another store':
    {
      input,
      when: [
        done('previewOrderAgain', preview()),
        { type: 'again.add' },
        refused('orderAgain', otherStore),
        done('previewOrderAgain', fromOtherStore),
        { type: 'again.add' },
        { type: 'clear.accept' },
      ],
      ends: 'adding',
      asked: [asked, adding(0), asked, adding(1, 2)],
    },
  'the review of an order again sends a repetition under a new key after it has added nothing': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      done('orderAgain', repeated({ added: 0 })),
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      done('orderAgain', repeated()),
    ],
    ends: 'added',
    asked: [asked, adding(0), asked, adding(0, 2)],
    output: { type: 'added', added: 2, missing: 1, key: 'a-key-of-the-browser-2' },
  },
  'the review of an order again says why the server refuses, and stays': {
    input,
    when: [done('previewOrderAgain', preview()), { type: 'again.add' }, refused('orderAgain', full)],
    ends: 'reviewing',
    heard: [{ type: 'failure', error: full }],
  },
  'the review of an order again asks for a location before anything else': {
    input,
    when: [refused('previewOrderAgain', noLocation), at('locationMissing'), { type: 'again.close' }],
    ends: 'closed',
    asked: [asked],
    output: { type: 'closed' },
  },
  'the review of an order again tries once more when the comparison does not come': {
    input,
    when: [
      refused('previewOrderAgain', lost),
      at('failed'),
      { type: 'again.retry' },
      done('previewOrderAgain', preview()),
    ],
    ends: 'reviewing',
    asked: [asked, asked],
  },
  'the review of an order again retries a lost reply under the same key': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      refused('orderAgain', lost),
      at('unanswered'),
      { type: 'again.retry' },
      done('orderAgain', repeated()),
    ],
    ends: 'added',
    asked: [asked, adding(0), adding(0)],
    output: { type: 'added', added: 2, missing: 1, key: 'a-key-of-the-browser-1' },
  },
  'the review of an order again says that the cart may have changed when the customer does not wait': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      refused('orderAgain', lost),
      { type: 'again.close' },
    ],
    ends: 'leftUnanswered',
    output: { type: 'unknown' },
  },
  'the review of an order again waits two seconds for a first request that still runs': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      refused('orderAgain', running()),
      at('waiting', ['busy']),
      after('stillRunningPause', 2000),
      done('orderAgain', repeated()),
    ],
    ends: 'added',
    asked: [asked, adding(0), adding(0)],
    output: { type: 'added', added: 2, missing: 1, key: 'a-key-of-the-browser-1' },
  },
  'the review of an order again waits as long as the server says': {
    input,
    when: [
      done('previewOrderAgain', preview()),
      { type: 'again.add' },
      refused('orderAgain', running(5)),
      after('stillRunningPause', 5000),
    ],
    ends: 'adding',
  },
  'the review of an order again closes without a change while it reads': {
    input,
    when: [{ type: 'again.close' }],
    ends: 'closed',
    output: { type: 'closed' },
  },
  'the review of an order again closes without a change after the customer has read it': {
    input,
    when: [done('previewOrderAgain', preview()), { type: 'again.close' }],
    ends: 'closed',
    output: { type: 'closed' },
  },
  'the review of an order again closes when nothing can be had': {
    input,
    when: [done('previewOrderAgain', soldOut), { type: 'again.close' }],
    ends: 'closed',
    output: { type: 'closed' },
  },
  'the review of an order again closes when the comparison does not come': {
    input,
    when: [refused('previewOrderAgain', lost), { type: 'again.close' }],
    ends: 'closed',
    output: { type: 'closed' },
  },
})
