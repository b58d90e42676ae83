import { assign, emit, enqueueActions, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { errorIn, hasCode } from '#machines/rules/refusal.ts'
import {
  editedSubjects,
  isNew,
  type KeptReviews,
  type KeptWords,
  keptWords,
  lacksStars,
  picturesIn,
  type ReviewDraft,
  type ReviewEdit,
  type ReviewSubject,
  subjectsOf,
  withKept,
} from '#machines/rules/review-subjects.ts'
import { type SendReviewOutcome, sendReviewMachine } from '#machines/send-review.machine.ts'
import type { OrderReviews } from '#openapi/generated/client.ts'

export type RateOrderOutcome = { type: 'rated' } | { type: 'closed' } | { type: 'notFound' }

type PicturesAdded = Extract<ReviewEdit, { type: 'pictures.add' }>

type Rating = {
  order_id: number
  store_name: string | null
  subjects: readonly ReviewSubject[]
  /** Keys of the subjects still to be sent; the first is on its way. */
  queue: readonly string[]
  /** Keys of those that were saved in this visit. */
  sent: readonly string[]
  /** Those that the server did not take, and why. */
  failed: readonly { key: string; error: unknown }[]
  /** The key of the subject whose pictures were chosen last, or none. */
  pictured: readonly string[]
}

export const rateOrderPorts = {
  getOrderReviews: port<OrderReviews, { order_id: number }>('getOrderReviews'),
  /** What this browser kept of an earlier visit. */
  recallReviews: port<KeptReviews, { order_id: number }>('recallReviews'),
}

/** Takes what a customer says of the items of a delivered order and of its courier, and sends one review after another. */
export const rateOrderMachine = setup({
  types: {
    input: {} as { order_id: number },
    context: {} as Rating,
    events: {} as ReviewEdit | { type: 'order.retry' } | { type: 'reviews.send' },
    emitted: {} as
      /** `words` of every draft, `pictures` of the one that was changed. */
        | { type: 'draft.changed'; words: KeptWords; key: string; pictures: ReviewDraft['chosen'] }
        | { type: 'review.saved'; words: KeptWords; key: string },
    output: {} as RateOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { ...rateOrderPorts, sendReview: sendReviewMachine },
  actions: {
    'take the order': assign((_, { output }: { output: OrderReviews }) => ({
      store_name: output.store_name,
      subjects: subjectsOf(output),
    })),
    'take what was kept': assign(({ context }, { output }: { output: KeptReviews }) => ({
      subjects: withKept(context.subjects, output),
    })),
    'take the edit': enqueueActions(({ context, enqueue }, edit: ReviewEdit) => {
      enqueue.assign({
        subjects: editedSubjects(context.subjects, edit),
        ...(edit.type === 'pictures.add' && { pictured: [edit.key] }),
      })
      enqueue.emit(({ context: { subjects, sent } }) => ({
        type: 'draft.changed',
        words: keptWords(unsent({ subjects, sent })),
        key: edit.key,
        pictures: subjects.flatMap(({ key, draft }) => (key === edit.key ? draft.chosen : [])),
      }))
    }),
    'queue what is new': assign(({ context }) => ({
      queue: unsent(context)
        .filter(isNew)
        .map(({ key }) => key),
      failed: [],
    })),
    'note the review as saved': assign(({ context: { queue, sent } }) => ({
      queue: queue.slice(1),
      sent: [...sent, ...queue.slice(0, 1)],
    })),
    'tell of the saved review': emit(({ context }) => ({
      type: 'review.saved',
      words: keptWords(unsent(context)),
      key: context.sent.at(-1)!,
    })),
    'set the review aside': assign(({ context: { queue, failed } }, outcome: object) => ({
      queue: queue.slice(1),
      failed: [...failed, { key: queue[0]!, error: errorIn(outcome) }],
    })),
  },
  guards: {
    'the order is not delivered': (_, { error }: { error: unknown }) => hasCode(error, 409, 'order_status'),
    'there is no such order': (_, { error }: { error: unknown }) => hasCode(error, 404, 'order'),
    'something can be reviewed': ({ context }) => context.subjects.some(({ access }) => access === 'open'),
    'one of them is no picture': (_, { pictures }: PicturesAdded) => !pictures.every(isPicture),
    'they are too many': ({ context }, { key, pictures }: PicturesAdded) =>
      context.subjects.some(
        (each) => each.key === key && picturesIn(each.draft) + pictures.length > MOST_PICTURES,
      ),
    'a review has no stars': ({ context }) => unsent(context).some(lacksStars),
    'nothing is new': ({ context }) => !unsent(context).some(isNew),
    'a review waits': ({ context }) => context.queue.length > 0,
    'a review was not taken': ({ context }) => context.failed.length > 0,
    'the server took it': (_, { output }: { output: SendReviewOutcome }) => output.type === 'saved',
  },
}).createMachine({
  id: 'rateOrder',
  description: 'What does the customer say of the items of an order and of its courier?',
  context: ({ input }) => ({
    ...input,
    store_name: null,
    subjects: [],
    queue: [],
    sent: [],
    failed: [],
    pictured: [],
  }),
  output: ({ event }) => event.output as RateOrderOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked what can be reviewed, and what the customer wrote so far.',
      tags: 'busy',
      invoke: {
        id: 'getOrderReviews',
        src: 'getOrderReviews',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'recalling', actions: { type: 'take the order', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'the order is not delivered', params: ({ event }) => event },
            target: 'notDelivered',
          },
          { guard: { type: 'there is no such order', params: ({ event }) => event }, target: 'notFound' },
          'unread',
        ],
      },
    },
    unread: { description: 'No answer came.', on: { 'order.retry': 'reading' } },
    notDelivered: {
      description: 'The order is under way: the customer reviews it once it is delivered.',
      on: { 'order.retry': 'reading' },
    },
    recalling: {
      description: 'The browser looks for what the customer wrote in an earlier visit and did not send.',
      tags: 'busy',
      invoke: {
        id: 'recallReviews',
        src: 'recallReviews',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'take what was kept', params: ({ event }) => event },
        },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Is there something that the customer can review?',
      always: [{ guard: 'something can be reviewed', target: 'editing' }, 'closed'],
    },
    editing: {
      description: 'The customer gives stars, writes and adds pictures.',
      initial: 'fresh',
      on: {
        'rating.set': { target: '.fresh', actions: { type: 'take the edit', params: ({ event }) => event } },
        'comment.write': { actions: { type: 'take the edit', params: ({ event }) => event } },
        'pictures.add': [
          {
            guard: { type: 'one of them is no picture', params: ({ event }) => event },
            target: '.notPictures',
            actions: { type: 'take the edit', params: ({ event }) => event },
          },
          {
            guard: { type: 'they are too many', params: ({ event }) => event },
            target: '.tooManyPictures',
            actions: { type: 'take the edit', params: ({ event }) => event },
          },
          { target: '.fresh', actions: { type: 'take the edit', params: ({ event }) => event } },
        ],
        'picture.remove': {
          target: '.fresh',
          actions: { type: 'take the edit', params: ({ event }) => event },
        },
        'reviews.send': [
          { guard: 'a review has no stars', target: '.unrated' },
          { guard: 'nothing is new', target: '.nothingNew' },
          { target: 'sending', actions: 'queue what is new' },
        ],
      },
      states: {
        fresh: { description: 'Nothing is held against what the customer says.' },
        notPictures: { description: 'A chosen file is no picture and was left out.' },
        tooManyPictures: { description: 'More than three pictures were chosen; the first three are taken.' },
        unrated: { description: 'A review has words or pictures, but no stars.' },
        nothingNew: { description: 'There is nothing to send.' },
        unsent: { description: 'The server did not take every review; each says why. The others are saved.' },
      },
    },
    sending: {
      description: 'One review after another goes to the server.',
      tags: 'busy',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is there another review to send?',
          always: [
            { guard: 'a review waits', target: 'sendingOne' },
            { guard: 'a review was not taken', target: '#rateOrder.editing.unsent' },
            '#rateOrder.rated',
          ],
        },
        sendingOne: {
          description: 'The server takes the first review of the queue.',
          invoke: {
            id: 'sendReview',
            src: 'sendReview',
            input: ({ context }) => reviewOnItsWay(context),
            onDone: [
              {
                guard: { type: 'the server took it', params: ({ event }) => event },
                target: 'deciding',
                actions: ['note the review as saved', 'tell of the saved review'],
              },
              {
                target: 'deciding',
                actions: { type: 'set the review aside', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'deciding',
              actions: { type: 'set the review aside', params: ({ event }) => event },
            },
          },
        },
      },
    },
    rated: {
      description: 'The server has every review.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'rated' }),
    },
    closed: {
      description: 'Nothing of the order can be reviewed: the time is over, or the store takes no reviews.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'closed' }),
    },
    notFound: {
      description: 'The customer has no such order.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'notFound' }),
    },
  },
})

/** What was not saved in this visit. */
const unsent = ({ subjects, sent }: Pick<Rating, 'subjects' | 'sent'>): ReviewSubject[] =>
  subjects.filter(({ key }) => !sent.includes(key))

function reviewOnItsWay({ order_id, subjects, queue }: Rating) {
  const { about, draft, written } = subjects.find(({ key }) => key === queue[0])!
  return {
    order_id,
    about,
    draft: { ...draft, comment: draft.comment.trim() },
    isChange: written !== null,
  }
}
