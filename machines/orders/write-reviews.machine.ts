import { assign, emit, enqueueActions, setup } from 'xstate'
import { isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import {
  editedSubjects,
  isReady,
  type KeptWords,
  keptWords,
  picturesIn,
  type ReviewDraft,
  type ReviewEdit,
  type ReviewSubject,
} from '#machines/rules/review-subjects.ts'
import { type SendReviewOutcome, sendReviewMachine } from './send-review.machine.ts'

export type WriteReviewsOutcome = { type: 'rated' }

type PicturesAdded = Extract<ReviewEdit, { type: 'pictures.add' }>

type Writing = {
  order_id: number
  subjects: readonly ReviewSubject[]
  /** Keys of the subjects still to be sent; the first is on its way. */
  queue: readonly string[]
  /** Keys of the subjects whose reviews were saved in this visit. */
  sent: readonly string[]
  /** The reviews that the server did not take, and why. */
  failed: readonly { key: string; error: unknown }[]
  /** The key of the subject whose pictures were chosen last, or none. */
  pictured: readonly string[]
}

/** Takes what a customer says of each subject of an order, and sends one review after another. */
export const writeReviewsMachine = setup({
  types: {
    input: {} as Pick<Writing, 'order_id' | 'subjects'>,
    context: {} as Writing,
    events: {} as ReviewEdit | { type: 'reviews.send' },
    emitted: {} as
      /** `words`: of all drafts. `pictures`: of the draft that the customer changed. */
        | { type: 'draft.changed'; words: KeptWords; key: string; pictures: ReviewDraft['chosen'] }
        | { type: 'review.saved'; words: KeptWords; key: string },
    output: {} as WriteReviewsOutcome,
    tags: {} as 'busy',
  },
  actors: { sendReview: sendReviewMachine },
  actions: {
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
        .filter(isReady)
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
    'one of them is no picture': (_, { pictures }: PicturesAdded) => !pictures.every(isPicture),
    'they are too many': ({ context }, { key, pictures }: PicturesAdded) =>
      context.subjects.some(
        (each) => each.key === key && picturesIn(each.draft) + pictures.length > MOST_PICTURES,
      ),
    'nothing is new': ({ context }) => !unsent(context).some(isReady),
    'a review waits': ({ context }) => context.queue.length > 0,
    'a review was not taken': ({ context }) => context.failed.length > 0,
    'the server took it': (_, { output }: { output: SendReviewOutcome }) => output.type === 'saved',
  },
}).createMachine({
  id: 'writeReviews',
  description: 'What does the customer say of each item and of the courier?',
  context: ({ input }) => ({ ...input, queue: [], sent: [], failed: [], pictured: [] }),
  output: ({ event }) => event.output as WriteReviewsOutcome,
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer gives stars, and then writes and adds pictures.',
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
          { guard: 'nothing is new', target: '.nothingNew' },
          { target: 'sending', actions: 'queue what is new' },
        ],
      },
      states: {
        fresh: { description: 'The reviews have no known flaw.' },
        notPictures: { description: 'A chosen file is no picture and was left out.' },
        tooManyPictures: { description: 'More than three pictures were chosen; the first three are taken.' },
        nothingNew: { description: 'The customer changed nothing since the last reviews were sent.' },
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
            { guard: 'a review was not taken', target: '#writeReviews.editing.unsent' },
            '#writeReviews.rated',
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
      output: (): WriteReviewsOutcome => ({ type: 'rated' }),
    },
  },
})

/** What was not saved in this visit. */
const unsent = ({ subjects, sent }: Pick<Writing, 'subjects' | 'sent'>): ReviewSubject[] =>
  subjects.filter(({ key }) => !sent.includes(key))

function reviewOnItsWay({ order_id, subjects, queue }: Writing) {
  const { about, draft, written } = subjects.find(({ key }) => key === queue[0])!
  return {
    order_id,
    about,
    draft: { ...draft, comment: draft.comment.trim() },
    isChange: written !== null,
  }
}
