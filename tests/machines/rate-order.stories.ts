import { rateOrderMachine } from '#machines/rate-order.machine.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import {
  bread,
  draft,
  noSuchOrder,
  notDelivered,
  nothingKept,
  offline,
  orderReviews,
  reviewedBefore,
  shown,
  soup,
  tooLate,
  written,
  yusuf,
} from '#tests/machines/samples/reviews.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001 }
const read = done('getOrderReviews', orderReviews())
const readBefore = done('getOrderReviews', reviewedBefore())
const recalled = done('recallReviews', nothingKept)
const stars = (key: string, rating: number) => ({ type: 'rating.set', key, rating }) as const
const write = (key: string, comment: string) => ({ type: 'comment.write', key, comment }) as const
const add = (key: string, ...pictures: ReturnType<typeof chosen>[]) =>
  ({ type: 'pictures.add', key, pictures }) as const
const remove = (key: string, id: string) => ({ type: 'picture.remove', key, id }) as const
const send = { type: 'reviews.send' } as const
const saved = done('sendReview', { type: 'saved' })
const notSaved = done('sendReview', { type: 'failed', error: offline })
const front = chosen('front')
const back = chosen('back')
const side = chosen('side')
const menu = chosen('menu')
const ofWritten = { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] }
const asksFor: [['getOrderReviews', typeof input], ['recallReviews', typeof input]] = [
  ['getOrderReviews', input],
  ['recallReviews', input],
]
const words = (rating: number, comment = '', kept: string[] = []) => ({ rating, comment, kept })
const drafted = (
  key: string,
  all: Record<string, ReturnType<typeof words>>,
  pictures = [] as (typeof menu)[],
) => ({ type: 'draft.changed', words: all, key, pictures: pictures as never }) as const

/** docs/spec.md §2 Routes (/rate-and-review), §5 Uploads, §9: half steps. */
export const rateOrderStories = stories(rateOrderMachine, {
  'the review page begins with nothing': {
    input,
    when: [at('reading', ['busy'])],
    ends: 'reading',
    asked: [['getOrderReviews', input]],
    context: {
      order_id: 100001,
      store_name: null,
      subjects: [],
      queue: [],
      sent: [],
      failed: [],
      pictured: [],
    },
  },
  'the review page shows every item of the order and its courier, without stars': {
    input,
    when: [read, at('recalling', ['busy']), recalled],
    ends: { editing: 'fresh' },
    asked: asksFor,
    context: {
      store_name: 'Harbour Kitchen',
      subjects: shown(),
    },
  },
  'one review after another is sent, of what the customer gave stars': {
    input,
    when: [
      read,
      recalled,
      stars('item 11', 4.5),
      write('item 11', '  Warm. '),
      stars('courier 2', 5),
      send,
      at({ sending: 'sendingOne' }, ['busy']),
      saved,
      at({ sending: 'sendingOne' }),
      saved,
    ],
    ends: 'rated',
    asked: [
      ...asksFor,
      [
        'sendReview',
        { order_id: 100001, about: soup, draft: draft({ rating: 4.5, comment: 'Warm.' }), isChange: false },
      ],
      ['sendReview', { order_id: 100001, about: yusuf, draft: draft({ rating: 5 }), isChange: false }],
    ],
    heard: [
      drafted('item 11', { 'item 11': words(4.5) }),
      drafted('item 11', { 'item 11': words(4.5, '  Warm. ') }),
      drafted('courier 2', { 'item 11': words(4.5, '  Warm. '), 'courier 2': words(5) }),
      { type: 'review.saved', words: { 'courier 2': words(5) }, key: 'item 11' },
      { type: 'review.saved', words: {}, key: 'courier 2' },
    ],
    output: { type: 'rated' },
    context: { queue: [], sent: ['item 11', 'courier 2'] },
  },
  'a review that was written before can be changed, picture by picture': {
    input,
    when: [
      readBefore,
      recalled,
      remove('item 11', 'photo-1'),
      add('item 11', front),
      stars('item 11', 3),
      send,
    ],
    ends: { sending: 'sendingOne' },
    asked: [
      ...asksFor,
      [
        'sendReview',
        {
          order_id: 100001,
          about: soup,
          draft: draft({ rating: 3, comment: 'Crisp and hot.', chosen: [front] }),
          isChange: true,
        },
      ],
    ],
    heard: [
      drafted('item 11', { 'item 11': words(4.5, 'Crisp and hot.') }),
      drafted('item 11', { 'item 11': words(4.5, 'Crisp and hot.') }, [front]),
      drafted('item 11', { 'item 11': words(3, 'Crisp and hot.') }, [front]),
    ],
  },
  'nothing is sent when nothing is new': {
    input,
    when: [readBefore, recalled, send, at({ editing: 'nothingNew' }), stars('item 12', 0.5)],
    ends: { editing: 'fresh' },
    asked: asksFor,
    heard: [drafted('item 12', { 'item 12': words(0.5) })],
  },
  'words without stars are not sent, and the customer is asked for stars': {
    input,
    when: [read, recalled, stars('courier 2', 5), write('item 12', 'Dry'), send],
    ends: { editing: 'unrated' },
    asked: asksFor,
    heard: [
      drafted('courier 2', { 'courier 2': words(5) }),
      drafted('item 12', { 'item 12': words(0, 'Dry'), 'courier 2': words(5) }),
    ],
  },
  'a picture without stars is not sent either': {
    input,
    when: [read, recalled, add('item 12', front), send],
    ends: { editing: 'unrated' },
    heard: [drafted('item 12', { 'item 12': words(0) }, [front])],
  },
  'a draft of spaces is nothing new': {
    input,
    when: [read, recalled, write('item 12', '   '), send],
    ends: { editing: 'nothingNew' },
    heard: [drafted('item 12', {})],
  },
  'three pictures fit, and those beyond are left out': {
    input,
    when: [
      read,
      recalled,
      add('item 11', front),
      add('item 11', back, side, menu),
      at({ editing: 'tooManyPictures' }),
      remove('item 11', 'back'),
      at({ editing: 'fresh' }),
      add('item 11', menu),
    ],
    ends: { editing: 'fresh' },
    context: { subjects: shown({ draft: draft({ chosen: [front, side, menu] }) }) },
    heard: [
      drafted('item 11', { 'item 11': words(0) }, [front]),
      drafted('item 11', { 'item 11': words(0) }, [front, back, side]),
      drafted('item 11', { 'item 11': words(0) }, [front, side]),
      drafted('item 11', { 'item 11': words(0) }, [front, side, menu]),
    ],
  },
  'a written picture counts among the three, and those of another item do not': {
    input,
    when: [
      readBefore,
      recalled,
      add('item 12', front, back, side),
      at({ editing: 'fresh' }),
      add('item 11', front, back, side),
    ],
    ends: { editing: 'tooManyPictures' },
    context: {
      subjects: shown(
        {
          written: written(),
          draft: { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [front, back] },
        },
        { draft: draft({ chosen: [front, back, side] }) },
      ),
    },
    heard: [
      drafted('item 12', { 'item 12': words(0) }, [front, back, side]),
      drafted('item 11', { 'item 11': words(4.5, 'Crisp and hot.', ['photo-1']), 'item 12': words(0) }, [
        front,
        back,
      ]),
    ],
  },
  'a file that is no picture is left out, and the pictures beside it are taken': {
    input,
    when: [read, recalled, add('item 11', chosen('letter', 'application/pdf'), front)],
    ends: { editing: 'notPictures' },
    context: {
      pictured: ['item 11'],
      subjects: shown({ draft: draft({ chosen: [front] }) }),
    },
    heard: [drafted('item 11', { 'item 11': words(0) }, [front])],
  },
  'a notice about pictures goes with the next stars, and stays while the customer writes': {
    input,
    when: [
      read,
      recalled,
      add('item 11', chosen('letter', 'application/pdf')),
      write('item 11', 'W'),
      at({ editing: 'notPictures' }),
      stars('item 11', 4),
    ],
    ends: { editing: 'fresh' },
    heard: [
      drafted('item 11', {}),
      drafted('item 11', { 'item 11': words(0, 'W') }),
      drafted('item 11', { 'item 11': words(4, 'W') }),
    ],
  },
  'what the server took stays saved, and the rest is sent again': {
    input,
    when: [
      read,
      recalled,
      stars('item 11', 4),
      stars('item 12', 3),
      stars('courier 2', 5),
      send,
      saved,
      notSaved,
      refused('sendReview', tooLate),
      at({ editing: 'unsent' }),
      send,
      saved,
      saved,
    ],
    ends: 'rated',
    asked: [
      ...asksFor,
      ['sendReview', { order_id: 100001, about: soup, draft: draft({ rating: 4 }), isChange: false }],
      ['sendReview', { order_id: 100001, about: bread, draft: draft({ rating: 3 }), isChange: false }],
      ['sendReview', { order_id: 100001, about: yusuf, draft: draft({ rating: 5 }), isChange: false }],
      ['sendReview', { order_id: 100001, about: bread, draft: draft({ rating: 3 }), isChange: false }],
      ['sendReview', { order_id: 100001, about: yusuf, draft: draft({ rating: 5 }), isChange: false }],
    ],
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 12', { 'item 11': words(4), 'item 12': words(3) }),
      drafted('courier 2', { 'item 11': words(4), 'item 12': words(3), 'courier 2': words(5) }),
      { type: 'review.saved', words: { 'item 12': words(3), 'courier 2': words(5) }, key: 'item 11' },
      { type: 'review.saved', words: { 'courier 2': words(5) }, key: 'item 12' },
      { type: 'review.saved', words: {}, key: 'courier 2' },
    ],
    output: { type: 'rated' },
    context: { failed: [] },
  },
  'each review that was not saved says why': {
    input,
    when: [
      read,
      recalled,
      stars('item 11', 4),
      stars('item 12', 3),
      send,
      notSaved,
      refused('sendReview', tooLate),
    ],
    ends: { editing: 'unsent' },
    context: {
      failed: [
        { key: 'item 11', error: offline },
        { key: 'item 12', error: tooLate },
      ],
      sent: [],
      queue: [],
    },
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 12', { 'item 11': words(4), 'item 12': words(3) }),
    ],
  },
  'a review that was saved in this visit is not sent again': {
    input,
    when: [
      read,
      recalled,
      stars('item 11', 4),
      stars('item 12', 3),
      send,
      saved,
      notSaved,
      stars('item 12', 0),
      send,
    ],
    ends: { editing: 'nothingNew' },
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 12', { 'item 11': words(4), 'item 12': words(3) }),
      { type: 'review.saved', words: { 'item 12': words(3) }, key: 'item 11' },
      drafted('item 12', {}),
    ],
  },
  'the reviews stay as they are while they are sent': {
    input,
    when: [read, recalled, stars('item 11', 4), send, ignored(stars('item 11', 1)), ignored(send)],
    ends: { sending: 'sendingOne' },
    heard: [drafted('item 11', { 'item 11': words(4) })],
  },
  'what this browser kept of an earlier visit is there again': {
    input,
    when: [
      readBefore,
      done('recallReviews', {
        'item 11': draft({ rating: 2, comment: 'Cold', kept: ['photo-1', 'photo-9'], chosen: [front] }),
        'courier 2': draft({ rating: 5 }),
        'item 99': draft({ rating: 1 }),
      }),
    ],
    ends: { editing: 'fresh' },
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
    ends: { editing: 'fresh' },
  },
  'a review whose time is over is shown and not changed': {
    input,
    when: [
      done('getOrderReviews', reviewedBefore({ editable_until: null })),
      done('recallReviews', { 'item 11': draft({ rating: 1 }) }),
      stars('item 11', 1),
      send,
    ],
    ends: { editing: 'nothingNew' },
    context: {
      subjects: shown({
        access: 'time over',
        written: written({ editable_until: null }),
        draft: { rating: 1, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] },
      }),
    },
    heard: [drafted('item 11', {})],
  },
  'a store without a review plan leaves the courier to be reviewed, and its reviews of before': {
    input,
    when: [done('getOrderReviews', { ...reviewedBefore(), review_plan: 0 }), recalled],
    ends: { editing: 'fresh' },
    context: {
      subjects: shown({ written: written(), draft: { ...ofWritten } }, { access: 'no plan' }),
    },
  },
  'the review page is closed when nothing can be reviewed': {
    input,
    when: [done('getOrderReviews', orderReviews({ review_plan: 0, delivery_man: null })), recalled],
    ends: 'closed',
    asked: asksFor,
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
    ends: { editing: 'fresh' },
    asked: [['getOrderReviews', input], ...asksFor],
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
})
