import { ApiError } from '#api/api-error.ts'
import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { offline } from '#tests/machines/samples/reviews.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { answered: [] }
const images = ['/media/item-11-160.webp']
const reminds = (order_id: number | null) =>
  done('getReviewReminder', { order_id, images: order_id === null ? [] : images })
const canceled = done('cancelReviewReminder', { message: "We won't ask again." })
const cover = { type: 'page.cover' } as const
const uncover = { type: 'page.uncover' } as const
const changed = { type: 'orders.changed' } as const
const rate = { type: 'prompt.rate' } as const
const close = { type: 'prompt.close' } as const
const answerElsewhere = (order_id: number) => ({ type: 'prompt.answer', order_id }) as const
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const asksAgain: ['getReviewReminder'] = ['getReviewReminder']

/** docs/spec.md §4 Review prompt. */
export const reviewPromptStories = stories(reviewPromptMachine, {
  'the review prompt begins by asking the server, with the page covered': {
    input,
    when: [],
    ends: ['page.covered', 'prompt.asking'],
    asked: [asksAgain],
    context: { answered: [], prompts: [], failures: 0 },
  },
  'the review prompt opens for the order that waits for a review': {
    input,
    when: [uncover, reminds(7)],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain],
    context: { prompts: [{ order_id: 7, images }] },
  },
  'the review prompt stays away when no order waits': {
    input,
    when: [uncover, reminds(null)],
    ends: ['page.free', 'prompt.resting'],
    asked: [asksAgain],
    context: { prompts: [] },
  },
  'the review prompt waits until checkout or a dialog is closed': {
    input,
    when: [reminds(7), at({ page: 'covered', prompt: 'waiting' }), ignored(rate), ignored(close), uncover],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain],
  },
  'the review prompt gives way to a page that covers it, and comes back': {
    input,
    when: [uncover, reminds(7), cover, at({ page: 'covered', prompt: 'waiting' }), uncover],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain],
  },
  'rating leads to the page of the order, and the server is not told to stop asking': {
    input,
    when: [uncover, reminds(7), rate],
    ends: ['page.free', 'prompt.asking'],
    asked: [asksAgain, asksAgain],
    heard: [{ type: 'prompt.rated', order_id: 7 }],
    context: { answered: [7] },
  },
  'the review prompt asks once about an order, although the server still reminds of it': {
    input,
    when: [uncover, reminds(7), rate, reminds(7)],
    ends: ['page.free', 'prompt.resting'],
    asked: [asksAgain, asksAgain],
    heard: [{ type: 'prompt.rated', order_id: 7 }],
  },
  'the review prompt does not ask about an order of which it asked in an earlier visit': {
    input: { answered: [7] },
    when: [uncover, reminds(7)],
    ends: ['page.free', 'prompt.resting'],
    context: { answered: [7] },
  },
  'the review prompt asks about a later order': {
    input: { answered: [7] },
    when: [uncover, reminds(8)],
    ends: ['page.free', 'prompt.shown'],
  },
  'closing the review prompt tells the server to stop asking': {
    input,
    when: [uncover, reminds(7), close, at({ page: 'free', prompt: 'canceling' }), canceled, reminds(null)],
    ends: ['page.free', 'prompt.resting'],
    asked: [asksAgain, ['cancelReviewReminder', { order_id: 7 }], asksAgain],
    heard: [{ type: 'prompt.closed', order_id: 7 }],
    context: { answered: [7] },
  },
  'closing without an answer of the server tells it again, later each time': {
    input,
    when: [
      uncover,
      reminds(7),
      close,
      refused('cancelReviewReminder', offline),
      at({ page: 'free', prompt: 'uncanceled' }),
      after('retryPause', 1000),
      refused('cancelReviewReminder', offline),
      after('retryPause', 2000),
      canceled,
      refused('getReviewReminder', offline),
      after('retryPause', 1000),
    ],
    ends: ['page.free', 'prompt.asking'],
    asked: [
      asksAgain,
      ['cancelReviewReminder', { order_id: 7 }],
      ['cancelReviewReminder', { order_id: 7 }],
      ['cancelReviewReminder', { order_id: 7 }],
      asksAgain,
      asksAgain,
    ],
    heard: [{ type: 'prompt.closed', order_id: 7 }],
  },
  'a server that refuses to stop asking is not told again': {
    input,
    when: [
      uncover,
      reminds(7),
      close,
      refused('cancelReviewReminder', offline),
      after('retryPause', 1000),
      refused('cancelReviewReminder', gone),
      refused('getReviewReminder', offline),
      after('retryPause', 1000),
    ],
    ends: ['page.free', 'prompt.asking'],
    heard: [{ type: 'prompt.closed', order_id: 7 }],
  },
  'the review prompt opens when an order is delivered while the shop is open': {
    input,
    when: [uncover, reminds(null), changed, reminds(7)],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain, asksAgain],
  },
  'the review prompt asks anew when an order changes while the server is asked, or while it waits': {
    input,
    when: [changed, reminds(7), changed, reminds(8)],
    ends: ['page.covered', 'prompt.waiting'],
    asked: [asksAgain, asksAgain, asksAgain],
    context: { prompts: [{ order_id: 8, images }] },
  },
  'the review prompt stays while the customer looks at it, although the orders change': {
    input,
    when: [uncover, reminds(7), ignored(changed)],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain],
  },
  'the review prompt asks again later when no answer comes, and later still the next time': {
    input,
    when: [
      refused('getReviewReminder', offline),
      at({ page: 'covered', prompt: 'unread' }),
      after('retryPause', 1000),
      refused('getReviewReminder', offline),
      after('retryPause', 2000),
      reminds(null),
      changed,
      refused('getReviewReminder', offline),
      after('retryPause', 1000),
      reminds(7),
      changed,
      refused('getReviewReminder', offline),
      after('retryPause', 1000),
    ],
    ends: ['page.covered', 'prompt.asking'],
  },
  'the review prompt asks at once when an order changes while it waits to ask again': {
    input,
    when: [refused('getReviewReminder', offline), changed],
    ends: ['page.covered', 'prompt.asking'],
    asked: [asksAgain, asksAgain],
  },
  'the review prompt goes when the customer answers it in another tab': {
    input,
    when: [uncover, reminds(7), answerElsewhere(7), reminds(7)],
    ends: ['page.free', 'prompt.resting'],
    asked: [asksAgain, asksAgain],
    context: { answered: [7] },
  },
  'an answer in another tab about another order changes nothing on show': {
    input,
    when: [uncover, reminds(7), answerElsewhere(6)],
    ends: ['page.free', 'prompt.shown'],
    asked: [asksAgain],
    context: { answered: [6] },
  },
  'an order answered in another tab while it waits is not asked about': {
    input,
    when: [
      reminds(7),
      answerElsewhere(6),
      at({ page: 'covered', prompt: 'waiting' }),
      answerElsewhere(7),
      reminds(7),
    ],
    ends: ['page.covered', 'prompt.resting'],
    asked: [asksAgain, asksAgain],
    context: { answered: [6, 7] },
  },
  'an order answered in another tab while the server is asked is not asked about': {
    input,
    when: [uncover, answerElsewhere(7), reminds(7)],
    ends: ['page.free', 'prompt.resting'],
    asked: [asksAgain],
  },
})
