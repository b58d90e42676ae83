import { ApiError } from '#api/api-error.ts'
import { reportReviewMachine } from '#machines/orders/report-review.machine.ts'
import { offline } from '#tests/machines/samples/reviews.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { review_id: 12 }
const thanks = { message: 'Thank you. Our team will look at this review.' }
const choose = { type: 'reason.choose', reason: 'offensive' } as const
const send = { type: 'report.send' } as const
const own = new ApiError(409, [{ code: 'own_review', message: 'This is your own review.' }])
const reported = new ApiError(409, [{ code: 'review', message: 'You have already reported this review.' }])
const asked: ['reportReview', { review_id: number; reason: 'offensive' }] = [
  'reportReview',
  { review_id: 12, reason: 'offensive' },
]

/** docs/contract.md §2 Reviews: a report with a reason, once for each customer and review. */
export const reportReviewStories = stories(reportReviewMachine, {
  'a report goes to the shop with the reason that was chosen last and the trimmed note': {
    input,
    when: [
      at({ writing: 'fresh' }),
      { type: 'reason.choose', reason: 'untrue' },
      choose,
      { type: 'note.write', note: '  It insults the courier. ' },
      send,
      at('sending', ['busy']),
      done('reportReview', thanks),
      at('thanking'),
      { type: 'report.close' },
    ],
    ends: 'reported',
    asked: [['reportReview', { review_id: 12, reason: 'offensive', note: 'It insults the courier.' }]],
    output: { type: 'reported' },
  },
  'a report begins without a reason and without words': {
    input,
    when: [],
    ends: { writing: 'fresh' },
    context: { review_id: 12, reasons: [], note: '', refusals: [] },
  },
  'a report without words sends none': {
    input,
    when: [choose, { type: 'note.write', note: '   ' }, send],
    ends: 'sending',
    asked: [asked],
  },
  'a report asks for a reason, and sends nothing before': {
    input,
    when: [send, at({ writing: 'missing' }), choose, at({ writing: 'fresh' })],
    ends: { writing: 'fresh' },
    asked: [],
  },
  'nothing is reported when the customer closes the dialog': {
    input,
    when: [choose, { type: 'report.close' }],
    ends: 'dismissed',
    asked: [],
    output: { type: 'dismissed' },
  },
  'a report cannot be closed while it is sent': {
    input,
    when: [choose, send, ignored({ type: 'report.close' }), ignored(send)],
    ends: 'sending',
    asked: [asked],
  },
  'a report that was sent before thanks the customer all the same': {
    input,
    when: [choose, send, refused('reportReview', reported)],
    ends: 'thanking',
    asked: [asked],
  },
  'a report says what the server refuses, and keeps what was written': {
    input,
    when: [choose, { type: 'note.write', note: 'Mine' }, send, refused('reportReview', own)],
    ends: { writing: 'refused' },
    context: {
      reasons: ['offensive'],
      note: 'Mine',
      refusals: [{ code: 'own_review', message: 'This is your own review.' }],
    },
  },
  'a report without an answer can be sent again': {
    input,
    when: [choose, send, refused('reportReview', offline), at({ writing: 'failed' }), send],
    ends: 'sending',
    asked: [asked, asked],
    context: { refusals: [] },
  },
})
