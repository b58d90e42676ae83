import { assign, setup } from 'xstate'
import { picturePorts } from '#machines/app/read-pictures.ts'
import { port } from '#machines/port.ts'
import { pauseAsked } from '#machines/rules/backoff.ts'
import { type ChosenPicture, isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message, RefundOffer, RefundReasons } from '#openapi/generated/client.ts'
import {
  changedRefund,
  emptyRefund,
  type RefundChange,
  type RefundDraft,
  refundFlaws,
  refundRequest,
  type SentRefund,
  withRefundPictures,
} from './refund-form.ts'

export type FillRefundOutcome =
  | { type: 'requested'; message: string }
  /** The order can no longer be refunded: too late, asked before, or not the caller's. */
  | { type: 'closed'; refusals: readonly ServerRefusal[] }

export const fillRefundPorts = {
  ...picturePorts,
  listRefundReasons: port<RefundReasons>('listRefundReasons'),
  /** A new unguessable key of 16 to 64 characters. */
  newRequestKey: port<string>('newRequestKey'),
  requestRefund: port<Message, { key: string; request: SentRefund }>('requestRefund'),
}

type Filling = {
  offer: RefundOffer
  reasons: RefundReasons['refund_reasons']
  draft: RefundDraft
  /** Files that the browser still reads; the draft takes those that it can draw. */
  chosen: readonly ChosenPicture[]
  /** Idempotency key of the request; empty until the machine makes one. */
  key: string
  /** Milliseconds. */
  pause: number
  refusals: readonly ServerRefusal[]
}

/** Takes the items, the reason, a note and pictures, and sends the request once (docs/spec.md §5 Uploads, §7 Orders). */
export const fillRefundMachine = setup({
  types: {
    input: {} as { offer: RefundOffer },
    context: {} as Filling,
    events: {} as
      | { type: 'reasons.retry' }
      | { type: 'draft.change'; change: RefundChange }
      | { type: 'pictures.add'; pictures: readonly ChosenPicture[] }
      | { type: 'picture.remove'; id: string }
      | { type: 'form.submit' },
    output: {} as FillRefundOutcome,
    tags: {} as 'busy',
  },
  actors: fillRefundPorts,
  delays: { stillRunningPause: ({ context }) => context.pause },
  actions: {
    'offer the reasons': assign((_, { output }: { output: RefundReasons }) => ({
      reasons: output.refund_reasons,
    })),
    'change the draft': assign(({ context: { offer, draft } }, { change }: { change: RefundChange }) => ({
      draft: changedRefund(offer, draft, change),
    })),
    'set the choice aside': assign(({ context }, { pictures }: { pictures: readonly ChosenPicture[] }) => ({
      chosen: [...context.chosen, ...pictures],
    })),
    'take the pictures that fit': assign(
      ({ context: { draft } }, { output }: { output: readonly ChosenPicture[] }) => ({
        draft: withRefundPictures(draft, output),
        chosen: [],
      }),
    ),
    'leave the choice out': assign({ chosen: [] }),
    'remove the picture': assign(({ context: { draft } }, { id }: { id: string }) => ({
      draft: { ...draft, pictures: draft.pictures.filter((picture) => picture.id !== id) },
    })),
    'take the key': assign((_, { output }: { output: string }) => ({ key: output })),
    'take the pause': assign(({ context }, { error }: { error: unknown }) => ({
      pause: pauseAsked(error, context.pause),
    })),
    'take the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
  },
  guards: {
    'something is missing': ({ context: { offer, draft } }) => refundFlaws(offer, draft).length > 0,
    'one of them is no picture': (_, { output }: { output: readonly ChosenPicture[] }) =>
      !output.every(isPicture),
    'they are too many': ({ context: { draft } }, { output }: { output: readonly ChosenPicture[] }) =>
      draft.pictures.length + output.length > MOST_PICTURES,
    'the first request still runs': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'idempotency_key'),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the order takes no request': (_, { error }: { error: unknown }) =>
      serverRefusals(error).some(({ code }) => closing.includes(code)),
  },
}).createMachine({
  id: 'fillRefund',
  description: 'What does the customer want refunded, and why?',
  context: ({ input }) => ({
    ...input,
    reasons: [],
    draft: emptyRefund,
    chosen: [],
    key: '',
    pause: 2000,
    refusals: [],
  }),
  output: ({ event }) => event.output as FillRefundOutcome,
  initial: 'listing',
  states: {
    listing: {
      description: 'The app reads the reasons to choose from.',
      tags: 'busy',
      invoke: {
        id: 'listRefundReasons',
        src: 'listRefundReasons',
        onDone: { target: 'filling', actions: { type: 'offer the reasons', params: ({ event }) => event } },
        onError: 'unlisted',
      },
    },
    unlisted: { description: 'The reasons did not load.', on: { 'reasons.retry': 'listing' } },
    filling: {
      description: 'The customer fills in the request; the form keeps the request after a failure.',
      initial: 'fresh',
      on: {
        'draft.change': {
          target: '.fresh',
          actions: { type: 'change the draft', params: ({ event }) => event },
        },
        'pictures.add': {
          target: '.reading',
          actions: { type: 'set the choice aside', params: ({ event }) => event },
        },
        'picture.remove': {
          target: '.fresh',
          actions: { type: 'remove the picture', params: ({ event }) => event },
        },
        'form.submit': 'decidingRequest',
      },
      states: {
        fresh: { description: 'The request has no known flaw.' },
        reading: {
          description: 'The browser draws the chosen files, while the customer goes on.',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { chosen } }) => chosen,
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
            onError: { target: 'notPictures', actions: 'leave the choice out' },
          },
          on: {
            'draft.change': { actions: { type: 'change the draft', params: ({ event }) => event } },
            'picture.remove': { actions: { type: 'remove the picture', params: ({ event }) => event } },
            'form.submit': '#fillRefund.awaitingPictures',
          },
        },
        notPictures: { description: 'A chosen file cannot be drawn as a picture, and is left out.' },
        tooManyPictures: { description: 'The customer chose too many pictures; the first pictures stay.' },
        missing: { description: 'Items or the reason are missing; each field says so.' },
        refused: {
          description: 'The server refused the request and says why, or the browser could not make a key.',
        },
        unanswered: {
          description:
            'The server did not answer. The same request goes out again under its key; a changed request gets a new key.',
          on: { 'form.submit': '#fillRefund.sending' },
        },
      },
    },
    awaitingPictures: {
      description: 'The customer sent the request while the browser still draws its pictures.',
      tags: 'busy',
      invoke: {
        id: 'readPictures',
        src: 'readPictures',
        input: ({ context: { chosen } }) => chosen,
        onDone: [
          {
            guard: { type: 'one of them is no picture', params: ({ event }) => event },
            target: 'filling.notPictures',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
          {
            guard: { type: 'they are too many', params: ({ event }) => event },
            target: 'filling.tooManyPictures',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
          {
            target: 'decidingRequest',
            actions: { type: 'take the pictures that fit', params: ({ event }) => event },
          },
        ],
        onError: { target: 'filling.notPictures', actions: 'leave the choice out' },
      },
    },
    decidingRequest: {
      description: 'Is the request complete?',
      always: [{ guard: 'something is missing', target: 'filling.missing' }, 'makingKey'],
    },
    makingKey: {
      description: 'The browser makes a key, by which the server recognises a repeated request.',
      tags: 'busy',
      invoke: {
        id: 'newRequestKey',
        src: 'newRequestKey',
        onDone: { target: 'sending', actions: { type: 'take the key', params: ({ event }) => event } },
        onError: {
          target: 'filling.refused',
          actions: { type: 'take the refusals', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The server takes the request.',
      tags: 'busy',
      invoke: {
        id: 'requestRefund',
        src: 'requestRefund',
        input: ({ context: { key, offer, draft } }) => ({ key, request: refundRequest(offer, draft) }),
        onDone: 'requested',
        onError: [
          {
            guard: { type: 'the first request still runs', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'take the pause', params: ({ event }) => event },
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => event },
            target: 'filling.unanswered',
          },
          {
            guard: { type: 'the order takes no request', params: ({ event }) => event },
            target: 'closed',
          },
          {
            target: 'filling.refused',
            actions: { type: 'take the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      description: 'The server still works on an earlier request with this key.',
      tags: 'busy',
      after: { stillRunningPause: 'sending' },
    },
    requested: {
      description: 'The server has the request.',
      type: 'final',
      output: ({ event }): FillRefundOutcome => {
        const { output } = event as object as { output: Message }
        return { type: 'requested', message: output.message }
      },
    },
    closed: {
      description: 'The shop no longer refunds this order.',
      type: 'final',
      output: ({ event }): FillRefundOutcome => ({
        type: 'closed',
        refusals: serverRefusals((event as object as { error: unknown }).error),
      }),
    },
  },
})

/** What the server refuses a request with that no change of it would help. */
const closing: readonly string[] = ['refund', 'order_status', 'order']
