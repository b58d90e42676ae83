import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import {
  bread,
  draft,
  offline,
  shown,
  soup,
  tooLate,
  written,
  yusuf,
} from '#tests/machines/samples/reviews.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const stars = (key: string, rating: number) => ({ type: 'rating.set', key, rating }) as const
const write = (key: string, comment: string) => ({ type: 'comment.write', key, comment }) as const
const add = (key: string, ...pictures: ReturnType<typeof chosen>[]) =>
  ({ type: 'pictures.add', key, pictures }) as const
const read = (...pictures: ReturnType<typeof chosen>[]) => done('readPictures', pictures)
const remove = (key: string, id: string) => ({ type: 'picture.remove', key, id }) as const
const send = { type: 'reviews.send' } as const
const saved = done('sendReview', { type: 'saved' })
const notSaved = done('sendReview', { type: 'failed', error: offline })
const front = chosen('front')
const back = chosen('back')
const side = chosen('side')
const menu = chosen('menu')
const ofWritten = { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] }
const overdue = { access: 'time over', written: written({ editable_until: null }), draft: ofWritten } as const
const input = { order_id: 100001, subjects: shown() }
const inputBefore = { order_id: 100001, subjects: shown({ written: written(), draft: ofWritten }) }
const words = (rating: number, comment = '', kept: string[] = []) => ({ rating, comment, kept })
const drafted = (
  key: string,
  all: Record<string, ReturnType<typeof words>>,
  pictures = [] as (typeof menu)[],
) => ({ type: 'draft.changed', words: all, key, pictures: pictures as never }) as const

/** docs/spec.md §5 Uploads, §9: half steps; docs/contract.md §2 Reviews. */
export const writeReviewsStories = stories(writeReviewsMachine, {
  'one review after another is sent, of what the customer gave stars': {
    input,
    when: [
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
    input: inputBefore,
    when: [remove('item 11', 'photo-1'), add('item 11', front), read(front), stars('item 11', 3), send],
    ends: { sending: 'sendingOne' },
    asked: [
      ['readPictures', [front]],
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
    input: inputBefore,
    when: [send, at({ editing: 'nothingNew' }), stars('item 12', 0.5)],
    ends: { editing: 'fresh' },
    asked: [],
    heard: [drafted('item 12', { 'item 12': words(0.5) })],
  },
  'a review without stars stays, and the review with stars goes': {
    input,
    when: [stars('courier 2', 5), write('item 12', 'Dry'), send],
    ends: { sending: 'sendingOne' },
    asked: [['sendReview', { order_id: 100001, about: yusuf, draft: draft({ rating: 5 }), isChange: false }]],
    context: { queue: ['courier 2'] },
    heard: [
      drafted('courier 2', { 'courier 2': words(5) }),
      drafted('item 12', { 'item 12': words(0, 'Dry'), 'courier 2': words(5) }),
    ],
  },
  'a picture without stars is not sent': {
    input,
    when: [add('item 12', front), read(front), send],
    ends: { editing: 'nothingNew' },
    heard: [drafted('item 12', { 'item 12': words(0) }, [front])],
  },
  'a draft of spaces is nothing new': {
    input,
    when: [write('item 12', '   '), send],
    ends: { editing: 'nothingNew' },
    heard: [drafted('item 12', {})],
  },
  'three pictures fit, and those beyond are left out': {
    input,
    when: [
      add('item 11', front),
      read(front),
      add('item 11', back, side, menu),
      read(back, side, menu),
      at({ editing: 'tooManyPictures' }),
      remove('item 11', 'back'),
      at({ editing: 'fresh' }),
      add('item 11', menu),
      read(menu),
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
    input: inputBefore,
    when: [
      add('item 12', front, back, side),
      read(front, back, side),
      at({ editing: 'fresh' }),
      add('item 11', front, back, side),
      read(front, back, side),
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
    when: [
      add('item 11', chosen('letter', 'application/pdf'), front),
      read(chosen('letter', 'application/pdf'), front),
    ],
    ends: { editing: 'notPictures' },
    context: {
      pictured: ['item 11'],
      subjects: shown({ draft: draft({ chosen: [front] }) }),
    },
    heard: [drafted('item 11', { 'item 11': words(0) }, [front])],
  },
  'a notice about pictures stays at its item while the customer reviews another, and goes with good pictures':
    {
      input,
      when: [
        add('item 11', chosen('letter', 'application/pdf')),
        read(chosen('letter', 'application/pdf')),
        write('item 12', 'Dry'),
        at({ editing: 'notPictures' }),
        add('item 11', front),
        read(front),
      ],
      ends: { editing: 'fresh' },
      heard: [
        drafted('item 11', {}),
        drafted('item 12', { 'item 12': words(0, 'Dry') }),
        drafted('item 11', { 'item 11': words(0), 'item 12': words(0, 'Dry') }, [front]),
      ],
    },
  'an edit of one item leaves the pictures that were chosen last with the other': {
    input,
    when: [
      add('item 11', chosen('letter', 'application/pdf')),
      read(chosen('letter', 'application/pdf')),
      write('item 12', 'Dry'),
    ],
    ends: { editing: 'notPictures' },
    context: { pictured: ['item 11'] },
    heard: [drafted('item 11', {}), drafted('item 12', { 'item 12': words(0, 'Dry') })],
  },
  'a notice about pictures goes with the next stars, and stays while the customer writes': {
    input,
    when: [
      add('item 11', chosen('letter', 'application/pdf')),
      read(chosen('letter', 'application/pdf')),
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
  // A photo of 48 megapixels takes a second to decode.
  'a review takes a picture once the browser has drawn it': {
    input,
    when: [add('item 11', front), at({ editing: 'reading' }, [])],
    ends: { editing: 'reading' },
    context: { choices: [add('item 11', front)], subjects: shown() },
  },
  'a file that the browser cannot draw is left out, and the others stay': {
    input,
    when: [add('item 11', front, back, side, menu), read(front, undrawn(back), side, menu)],
    ends: { editing: 'notPictures' },
    asked: [['readPictures', [front, back, side, menu]]],
    context: {
      choices: [],
      pictured: ['item 11'],
      subjects: shown({ draft: draft({ chosen: [front, side, menu] }) }),
    },
    heard: [drafted('item 11', { 'item 11': words(0) }, [front, side, menu])],
  },
  'a choice that the browser failed to read is left out, and its item says so': {
    input,
    when: [add('item 11', front), refused('readPictures')],
    ends: { editing: 'notPictures' },
    context: { choices: [], pictured: ['item 11'], subjects: shown() },
    heard: [drafted('item 11', {})],
  },
  'pictures of two items are read together, and only the item with a wrong file says so': {
    input,
    when: [add('item 11', front), add('item 12', back, side), read(front, undrawn(back), side)],
    ends: { editing: 'notPictures' },
    asked: [
      ['readPictures', [front]],
      ['readPictures', [front, back, side]],
    ],
    context: {
      pictured: ['item 12'],
      subjects: shown({ draft: draft({ chosen: [front] }) }, { draft: draft({ chosen: [side] }) }),
    },
    heard: [
      drafted('item 11', { 'item 11': words(0) }, [front]),
      drafted('item 12', { 'item 11': words(0), 'item 12': words(0) }, [side]),
    ],
  },
  'pictures of two items are counted for each of them, and only the item with too many says so': {
    input,
    when: [
      add('item 11', front),
      add('item 12', back, side, menu, chosen('door')),
      read(front, back, side, menu, chosen('door')),
    ],
    ends: { editing: 'tooManyPictures' },
    context: {
      pictured: ['item 12'],
      subjects: shown(
        { draft: draft({ chosen: [front] }) },
        { draft: draft({ chosen: [back, side, menu] }) },
      ),
    },
    heard: [
      drafted('item 11', { 'item 11': words(0) }, [front]),
      drafted('item 12', { 'item 11': words(0), 'item 12': words(0) }, [back, side, menu]),
    ],
  },
  'the customer writes reviews while the pictures are read': {
    input: inputBefore,
    when: [
      add('item 11', front),
      stars('item 11', 3),
      write('item 11', 'Warm.'),
      remove('item 11', 'photo-1'),
      at({ editing: 'reading' }),
      read(front),
    ],
    ends: { editing: 'fresh' },
    context: { pictured: [] },
    heard: [
      drafted('item 11', { 'item 11': words(3, 'Crisp and hot.', ['photo-1']) }),
      drafted('item 11', { 'item 11': words(3, 'Warm.', ['photo-1']) }),
      drafted('item 11', { 'item 11': words(3, 'Warm.') }),
      drafted('item 11', { 'item 11': words(3, 'Warm.') }, [front]),
    ],
  },
  'reviews that are sent while their pictures are read wait for them': {
    input,
    when: [
      stars('item 11', 4),
      add('item 11', front),
      send,
      at('awaitingPictures', ['busy']),
      ignored(send),
      ignored(stars('item 11', 1)),
      read(front),
    ],
    ends: { sending: 'sendingOne' },
    asked: [
      ['readPictures', [front]],
      ['readPictures', [front]],
      [
        'sendReview',
        {
          order_id: 100001,
          about: soup,
          draft: draft({ rating: 4, chosen: [front] }),
          isChange: false,
        },
      ],
    ],
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 11', { 'item 11': words(4) }, [front]),
    ],
  },
  'reviews are not sent without a picture that the browser cannot draw: its item says so first': {
    input,
    when: [stars('item 11', 4), add('item 11', front, back), send, read(front, undrawn(back))],
    ends: { editing: 'notPictures' },
    context: { pictured: ['item 11'], subjects: shown({ draft: draft({ rating: 4, chosen: [front] }) }) },
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 11', { 'item 11': words(4) }, [front]),
    ],
  },
  'reviews are not sent without the pictures that are too many: their item says so first': {
    input,
    when: [stars('item 11', 4), add('item 11', front, back, side, menu), send, read(front, back, side, menu)],
    ends: { editing: 'tooManyPictures' },
    context: { pictured: ['item 11'], choices: [] },
    heard: [
      drafted('item 11', { 'item 11': words(4) }),
      drafted('item 11', { 'item 11': words(4) }, [front, back, side]),
    ],
  },
  'reviews are not sent without a choice that the browser failed to read: its item says so first': {
    input,
    when: [stars('item 11', 4), add('item 11', front), send, refused('readPictures')],
    ends: { editing: 'notPictures' },
    context: { pictured: ['item 11'], choices: [] },
    heard: [drafted('item 11', { 'item 11': words(4) }), drafted('item 11', { 'item 11': words(4) })],
  },
  'reviews without stars are not sent when their pictures were read': {
    input,
    when: [add('item 12', front), send, read(front)],
    ends: { editing: 'nothingNew' },
    heard: [drafted('item 12', { 'item 12': words(0) }, [front])],
  },
  'what the server took stays saved, and the rest is sent again': {
    input,
    when: [
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
    when: [stars('item 11', 4), stars('item 12', 3), send, notSaved, refused('sendReview', tooLate)],
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
    when: [stars('item 11', 4), stars('item 12', 3), send, saved, notSaved, stars('item 12', 0), send],
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
    when: [stars('item 11', 4), send, ignored(stars('item 11', 1)), ignored(send)],
    ends: { sending: 'sendingOne' },
    heard: [drafted('item 11', { 'item 11': words(4) })],
  },
  'the customer begins with the subjects as the order has them': {
    input,
    when: [],
    ends: { editing: 'fresh' },
    context: {
      order_id: 100001,
      subjects: shown(),
      queue: [],
      sent: [],
      failed: [],
      choices: [],
      pictured: [],
    },
  },
  'a review whose time is over is never sent': {
    input: { order_id: 100001, subjects: shown(overdue) },
    when: [stars('item 11', 1), send],
    ends: { editing: 'nothingNew' },
    asked: [],
    heard: [drafted('item 11', {})],
  },
})
