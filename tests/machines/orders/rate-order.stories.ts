import { rateOrderMachine } from '#machines/orders/rate-order.machine.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import {
  draft,
  noSuchOrder,
  notDelivered,
  nothingStored,
  offline,
  orderReviews,
  reviewedBefore,
  shown,
  written,
} from '#tests/machines/samples/reviews.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001 }
const front = chosen('front')
const read = done('getOrderReviews', orderReviews())
const recalled = done('recallReviews', nothingStored)
const asksFor: [['getOrderReviews', typeof input], ['recallReviews', typeof input]] = [
  ['getOrderReviews', input],
  ['recallReviews', input],
]

/** docs/spec.md §2 Routes (/rate-and-review). */
export const rateOrderStories = stories(rateOrderMachine, {
  'the review page begins with nothing': {
    input,
    when: [at('reading', ['busy'])],
    ends: 'reading',
    asked: [['getOrderReviews', input]],
    context: { order_id: 100001, store_name: null, subjects: [] },
  },
  'the review page shows every item of the order and its courier, without stars': {
    input,
    when: [read, at('recalling', ['busy']), recalled],
    ends: 'writing',
    asked: [...asksFor, ['writeReviews', { order_id: 100001, subjects: shown() }]],
    context: {
      store_name: 'Harbour Kitchen',
      subjects: shown(),
    },
  },
  'what this browser kept of an earlier visit is there again': {
    input,
    when: [
      done('getOrderReviews', reviewedBefore()),
      done('recallReviews', {
        'item 11': draft({ rating: 2, comment: 'Cold', kept: ['photo-1', 'photo-9'], chosen: [front] }),
        'courier 2': draft({ rating: 5 }),
        'item 99': draft({ rating: 1 }),
      }),
    ],
    ends: 'writing',
    context: {
      subjects: shown(
        {
          written: written(),
          draft: { rating: 2, comment: 'Cold', kept: ['photo-1'], chosen: [front] },
        },
        {},
        { draft: draft({ rating: 5 }) },
      ),
    },
  },
  'the review page works without what the browser kept': {
    input,
    when: [read, refused('recallReviews')],
    ends: 'writing',
  },
  'the review page is closed when nothing can be reviewed': {
    input,
    when: [done('getOrderReviews', orderReviews({ review_plan: 0, delivery_man: null })), recalled],
    ends: 'closed',
    asked: asksFor,
    output: { type: 'closed' },
  },
  'the review page is closed all the same when the browser kept nothing readable': {
    input,
    when: [
      done('getOrderReviews', orderReviews({ review_plan: 0, delivery_man: null })),
      refused('recallReviews'),
    ],
    ends: 'closed',
    output: { type: 'closed' },
  },
  'an order under way is reviewed once it is delivered': {
    input,
    when: [
      refused('getOrderReviews', notDelivered),
      at('notDelivered'),
      { type: 'order.retry' },
      read,
      recalled,
    ],
    ends: 'writing',
    asked: [
      ['getOrderReviews', input],
      ...asksFor,
      ['writeReviews', { order_id: 100001, subjects: shown() }],
    ],
  },
  'an order of another customer is not found': {
    input,
    when: [refused('getOrderReviews', noSuchOrder)],
    ends: 'notFound',
    output: { type: 'notFound' },
  },
  'the review page is read again when no answer came': {
    input,
    when: [refused('getOrderReviews', offline), at('unread'), { type: 'order.retry' }],
    ends: 'reading',
    asked: [
      ['getOrderReviews', input],
      ['getOrderReviews', input],
    ],
  },

  'the customer is thanked once the server has every review': {
    input,
    when: [read, recalled, done('writeReviews', { type: 'rated' })],
    ends: 'rated',
    output: { type: 'rated' },
  },
  'the review page offers to read the order again when writing broke': {
    input,
    when: [read, recalled, refused('writeReviews'), at('unread')],
    ends: 'unread',
  },
  'a review whose time is over stays as it is, although the browser kept a draft': {
    input,
    when: [
      done('getOrderReviews', reviewedBefore({ editable_until: null })),
      done('recallReviews', { 'item 11': draft({ rating: 1 }) }),
    ],
    ends: 'writing',
    context: {
      subjects: shown({
        access: 'time over',
        written: written({ editable_until: null }),
        draft: { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] },
      }),
    },
  },
  'a store without a review plan leaves the courier to be reviewed, and its reviews of before': {
    input,
    when: [done('getOrderReviews', { ...reviewedBefore(), review_plan: 0 }), recalled],
    ends: 'writing',
    context: {
      subjects: shown(
        {
          written: written(),
          draft: { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] },
        },
        { access: 'no plan' },
      ),
    },
  },
})
