import { assign, emit, enqueueActions, setup } from 'xstate'
import { picturePorts } from '#machines/app/read-pictures.ts'
import { type ChosenPicture, isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import {
  editedSubjects,
  isReady,
  leftOutOf,
  type PicturesAdded,
  picturesIn,
  type ReviewDraft,
  type ReviewEdit,
  type ReviewSubject,
  readChoices,
  type StoredWords,
  wordsToStore,
} from '#machines/rules/review-subjects.ts'
import { type SendReviewOutcome, sendReviewMachine } from './send-review.machine.ts'

export type WriteReviewsOutcome = { type: 'rated' }

/** What `readPictures` answered. */
type Read = { output: readonly ChosenPicture[] }

type Writing = {
  order_id: number
  subjects: readonly ReviewSubject[]
  /** Keys of the subjects still to be sent; the first is on its way. */
  queue: readonly string[]
  /** Keys of the subjects whose reviews were saved in this visit. */
  sent: readonly string[]
  /** The reviews that the server did not take, and why. */
  failed: readonly { key: string; error: unknown }[]
  /** Files that the browser still reads; the drafts take those that it can draw. */
  choices: readonly PicturesAdded[]
  /** Keys of the subjects that did not take every file chosen last. */
  pictured: readonly string[]
}

/** `words`: of all drafts. `pictures`: of the draft that the customer changed. */
type DraftChanged = {
  type: 'draft.changed'
  words: StoredWords
  key: string
  pictures: ReviewDraft['chosen']
}

/** Takes what a customer says of each subject of an order, and sends one review after another. */
export const writeReviewsMachine = setup({
  types: {
    input: {} as Pick<Writing, 'order_id' | 'subjects'>,
    context: {} as Writing,
    events: {} as ReviewEdit | { type: 'reviews.send' },
    emitted: {} as DraftChanged | { type: 'review.saved'; words: StoredWords; key: string },
    output: {} as WriteReviewsOutcome,
    tags: {} as 'busy',
  },
  actors: { ...picturePorts, sendReview: sendReviewMachine },
  actions: {
    'take the edit': enqueueActions(({ enqueue }, edit: ReviewEdit) => takeEdit(enqueue, edit)),
    'set the choice aside': assign(({ context }, choice: PicturesAdded) => ({
      choices: [...context.choices, choice],
    })),
    'take the pictures that fit': enqueueActions(({ context: { choices }, enqueue }, { output }: Read) => {
      for (const edit of readChoices(choices, output)) takeEdit(enqueue, edit)
      enqueue.assign(({ context: { subjects } }) => ({
        choices: [],
        pictured: leftOutOf(subjects, choices),
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
      words: wordsToStore(unsent(context)),
      key: context.sent.at(-1)!,
    })),
    'set the review aside': assign(({ context: { queue, failed } }, outcome: object) => ({
      queue: queue.slice(1),
      failed: [...failed, { key: queue[0]!, error: errorIn(outcome) }],
    })),
  },
  guards: {
    'one of them is no picture': (_, { output }: Read) => !output.every(isPicture),
    'they are too many': ({ context: { subjects, choices } }, { output }: Read) =>
      readChoices(choices, output).some(({ key, pictures }) =>
        subjects.some((each) => each.key === key && picturesIn(each.draft) + pictures.length > MOST_PICTURES),
      ),
    'nothing is new': ({ context }) => !unsent(context).some(isReady),
    'a review waits': ({ context }) => context.queue.length > 0,
    'a review was not taken': ({ context }) => context.failed.length > 0,
    'the server took it': (_, { output }: { output: SendReviewOutcome }) => output.type === 'saved',
  },
}).createMachine({
  id: 'writeReviews',
  description: 'What does the customer say of each item and of the courier?',
  context: ({ input }) => ({ ...input, queue: [], sent: [], failed: [], choices: [], pictured: [] }),
  output: ({ event }) => event.output as WriteReviewsOutcome,
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer gives stars, and then writes and adds pictures.',
      initial: 'fresh',
      on: {
        'rating.set': { target: '.fresh', actions: { type: 'take the edit', params: ({ event }) => event } },
        'comment.write': { actions: { type: 'take the edit', params: ({ event }) => event } },
        'pictures.add': {
          target: '.reading',
          actions: { type: 'set the choice aside', params: ({ event }) => event },
        },
        'picture.remove': {
          target: '.fresh',
          actions: { type: 'take the edit', params: ({ event }) => event },
        },
        'reviews.send': 'decidingReviews',
      },
      states: {
        fresh: { description: 'The reviews have no known flaw.' },
        reading: {
          description: 'The browser draws the chosen files, while the customer goes on.',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { choices } }) => choices.flatMap(({ pictures }) => pictures),
            onDone: [
              {
                guard: { type: 'one of them is no picture', params: ({ event }) => event },
                target: 'notPictures',
                actions: { type: 'take the pictures that fit', params: ({ event }) => event },
              },
              {
                guard: { type: 'they are too many', params: ({ event }) => event },
                target: 'tooManyPictures',
                actions: { type: 'take the pictures that fit', params: ({ event }) => event },
              },
              {
                target: 'fresh',
                actions: { type: 'take the pictures that fit', params: ({ event }) => event },
              },
            ],
            onError: {
              target: 'notPictures',
              actions: { type: 'take the pictures that fit', params: { output: [] } },
            },
          },
          on: {
            'rating.set': { actions: { type: 'take the edit', params: ({ event }) => event } },
            'picture.remove': { actions: { type: 'take the edit', params: ({ event }) => event } },
            'reviews.send': '#writeReviews.awaitingPictures',
          },
        },
        notPictures: { description: 'A chosen file cannot be drawn as a picture and was left out.' },
        tooManyPictures: {
          description: 'The customer chose more than three pictures; the app takes the first three.',
        },
        nothingNew: { description: 'The customer changed nothing since the last reviews were sent.' },
        unsent: {
          description:
            'The server did not take every review; each refused review says why. The other reviews are saved.',
        },
      },
    },
    awaitingPictures: {
      description: 'The customer sent the reviews while the browser still draws their pictures.',
      tags: 'busy',
      invoke: {
        id: 'readPictures',
        src: 'readPictures',
        input: ({ context: { choices } }) => choices.flatMap(({ pictures }) => pictures),
        onDone: [
          {
            guard: { type: 'one of them is no picture', params: ({ event }) => event },
            target: 'editing.notPictures',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
          {
            guard: { type: 'they are too many', params: ({ event }) => event },
            target: 'editing.tooManyPictures',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
          {
            target: 'decidingReviews',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'editing.notPictures',
          actions: { type: 'take the pictures that fit', params: { output: [] } },
        },
      },
    },
    decidingReviews: {
      description: 'Is there something new to send?',
      always: [
        { guard: 'nothing is new', target: 'editing.nothingNew' },
        { target: 'sending', actions: 'queue what is new' },
      ],
    },
    sending: {
      description: 'The app sends one review after another.',
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
            input: ({ context }) => reviewInFlight(context),
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

type Enqueue = {
  assign: (change: (at: { context: Writing }) => Partial<Writing>) => void
  emit: (fact: (at: { context: Writing }) => DraftChanged) => void
}

function takeEdit(enqueue: Enqueue, edit: ReviewEdit): void {
  enqueue.assign(({ context: { subjects } }) => ({ subjects: editedSubjects(subjects, edit) }))
  enqueue.emit(({ context: { subjects, sent } }) => ({
    type: 'draft.changed',
    words: wordsToStore(unsent({ subjects, sent })),
    key: edit.key,
    pictures: subjects.flatMap(({ key, draft }) => (key === edit.key ? draft.chosen : [])),
  }))
}

/** What was not saved in this visit. */
const unsent = ({ subjects, sent }: Pick<Writing, 'subjects' | 'sent'>): ReviewSubject[] =>
  subjects.filter(({ key }) => !sent.includes(key))

function reviewInFlight({ order_id, subjects, queue }: Writing) {
  const { about, draft, written } = subjects.find(({ key }) => key === queue[0])!
  return {
    order_id,
    about,
    draft: { ...draft, comment: draft.comment.trim() },
    isChange: written !== null,
  }
}
