import { assign, emit, setup } from 'xstate'
import { picturePorts } from '#machines/app/read-pictures.ts'
import { port } from '#machines/port.ts'
import { pauseAsked } from '#machines/rules/backoff.ts'
import { type ChosenPicture, isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { ChatMessage } from '#openapi/generated/client.ts'
import type { Whom } from './conversation.machine.ts'
import { type Draft, emptyDraft, isEmpty, type OutgoingMessage, reopened, withPictures } from './letter.ts'

/** The recipient, and the order that the message is about, if any. */
export type Addressed = { whom: Whom; order_id?: number }

export const sendMessagePorts = {
  ...picturePorts,
  /** A new unguessable key of 16 to 64 characters. */
  newMessageKey: port<string>('newMessageKey'),
  sendMessage: port<ChatMessage, { key: string; message: OutgoingMessage; to: Addressed }>('sendMessage'),
}

/** Queues messages and sends them in order, each exactly once, also after lost responses (docs/spec.md §5, Uploads). */
export const sendMessageMachine = setup({
  types: {
    input: {} as { to: Addressed },
    context: {} as {
      to: Addressed
      draft: Draft
      /** Files that the browser still reads; the draft takes those that it can draw. */
      chosen: readonly ChosenPicture[]
      /** Unsent messages; the first may be in flight. */
      outgoing: readonly OutgoingMessage[]
      /** Count of all messages so far. */
      written: number
      /** Idempotency key of the first message; empty until the machine makes one. */
      key: string
      /** Milliseconds. */
      pause: number
      /** The refusal of the first message. */
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'pictures.add'; pictures: readonly ChosenPicture[] }
      | { type: 'picture.remove'; id: string }
      | { type: 'message.send' }
      | { type: 'letter.retry' }
      /** The customer edits the message that failed. */
      | { type: 'letter.reopen' },
    emitted: {} as { type: 'message.sent'; message: ChatMessage },
    tags: {} as 'busy',
  },
  actors: sendMessagePorts,
  delays: { stillRunningPause: ({ context }) => context.pause },
  actions: {
    'keep the text': assign(({ context }, { text }: { text: string }) => ({
      draft: { ...context.draft, text },
    })),
    'set the choice aside': assign(({ context }, { pictures }: { pictures: readonly ChosenPicture[] }) => ({
      chosen: [...context.chosen, ...pictures],
    })),
    'keep the pictures that fit': assign(({ context }, { output }: { output: readonly ChosenPicture[] }) => ({
      draft: withPictures(context.draft, output),
      chosen: [],
    })),
    'leave the choice out': assign({ chosen: [] }),
    'put the picture away': assign(({ context }, { id }: { id: string }) => ({
      draft: { ...context.draft, pictures: context.draft.pictures.filter((picture) => picture.id !== id) },
    })),
    'hand over the letter': assign(({ context: { draft, outgoing, written } }) => ({
      outgoing: [...outgoing, { ...draft, text: draft.text.trim(), id: written + 1 }],
      written: written + 1,
      draft: emptyDraft,
    })),
    'take the key': assign((_, { output }: { output: string }) => ({ key: output })),
    'take the pause': assign(({ context }, { error }: { error: unknown }) => ({
      pause: pauseAsked(error, context.pause),
    })),
    'let go of the letter': assign(({ context }) => ({ outgoing: context.outgoing.slice(1) })),
    'tell of the message': emit((_, { output }: { output: ChatMessage }) => ({
      type: 'message.sent',
      message: output,
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'open the letter again': assign(({ context: { outgoing, draft } }) => ({
      draft: outgoing.slice(0, 1).reduce((rest, message) => reopened(message, rest), draft),
    })),
  },
  guards: {
    'one of them is no picture': (_, { output }: { output: readonly ChosenPicture[] }) =>
      !output.every(isPicture),
    'they are too many': ({ context }, { output }: { output: readonly ChosenPicture[] }) =>
      context.draft.pictures.length + output.length > MOST_PICTURES,
    'there is something to send': ({ context }) => !isEmpty(context.draft),
    'a letter waits': ({ context }) => context.outgoing.length > 0,
    'its pictures fit into the draft': ({ context: { outgoing, draft } }) =>
      (outgoing[0]?.pictures.length ?? 0) + draft.pictures.length <= MOST_PICTURES,
    'the first request still runs': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'idempotency_key'),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'sendMessage',
  description: 'What does the customer write, and does the server have the message?',
  context: ({ input: { to } }) => ({
    to,
    draft: emptyDraft,
    chosen: [],
    outgoing: [],
    written: 0,
    key: '',
    pause: 2000,
    refusals: [],
  }),
  type: 'parallel',
  states: {
    draft: {
      description: 'The customer writes a message, even while another message is on its way.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The customer changes the draft.',
          initial: 'fine',
          on: {
            'text.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
            'pictures.add': {
              target: '.reading',
              actions: { type: 'set the choice aside', params: ({ event }) => event },
            },
            'picture.remove': {
              target: '.fine',
              actions: { type: 'put the picture away', params: ({ event }) => event },
            },
            'message.send': {
              guard: 'there is something to send',
              target: '.fine',
              actions: 'hand over the letter',
            },
          },
          states: {
            fine: { description: 'The draft shows no error.' },
            reading: {
              description: 'The browser draws the chosen files, while the customer keeps writing.',
              invoke: {
                id: 'readPictures',
                src: 'readPictures',
                input: ({ context: { chosen } }) => chosen,
                onDone: [
                  {
                    guard: { type: 'one of them is no picture', params: ({ event }) => event },
                    target: 'notPictures',
                    actions: { type: 'keep the pictures that fit', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'they are too many', params: ({ event }) => event },
                    target: 'tooManyPictures',
                    actions: { type: 'keep the pictures that fit', params: ({ event }) => event },
                  },
                  {
                    target: 'fine',
                    actions: { type: 'keep the pictures that fit', params: ({ event }) => event },
                  },
                ],
                onError: { target: 'notPictures', actions: 'leave the choice out' },
              },
              on: {
                'picture.remove': {
                  actions: { type: 'put the picture away', params: ({ event }) => event },
                },
                'message.send': '#sendMessage.draft.awaitingPictures',
              },
            },
            notPictures: { description: 'A chosen file cannot be drawn as a picture, and was left out.' },
            tooManyPictures: {
              description: 'The customer chose too many pictures; the first pictures stay.',
            },
          },
        },
        awaitingPictures: {
          description: 'The customer sent the message while the browser still draws its pictures.',
          tags: 'busy',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { chosen } }) => chosen,
            onDone: [
              {
                guard: { type: 'one of them is no picture', params: ({ event }) => event },
                target: 'writing.notPictures',
                actions: { type: 'keep the pictures that fit', params: ({ event }) => event },
              },
              {
                guard: { type: 'they are too many', params: ({ event }) => event },
                target: 'writing.tooManyPictures',
                actions: { type: 'keep the pictures that fit', params: ({ event }) => event },
              },
              {
                target: 'writing',
                actions: [
                  { type: 'keep the pictures that fit', params: ({ event }) => event },
                  'hand over the letter',
                ],
              },
            ],
            onError: { target: 'writing.notPictures', actions: 'leave the choice out' },
          },
          on: {
            'pictures.add': {
              target: 'awaitingPictures',
              reenter: true,
              actions: { type: 'set the choice aside', params: ({ event }) => event },
            },
          },
        },
      },
    },
    post: {
      description: 'The app sends the messages in the order in which the customer wrote them.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Is a message left to send?',
          always: { guard: 'a letter waits', target: 'makingKey' },
        },
        makingKey: {
          description:
            'The browser makes a key for this message, by which the server recognises a repeated request.',
          tags: 'busy',
          invoke: {
            id: 'newMessageKey',
            src: 'newMessageKey',
            onDone: { target: 'sending', actions: { type: 'take the key', params: ({ event }) => event } },
            onError: {
              target: 'unsent.refused',
              actions: { type: 'keep the refusals', params: ({ event }) => event },
            },
          },
        },
        sending: {
          description: 'The server takes the message.',
          tags: 'busy',
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context: { key, outgoing, to } }) => ({
              key,
              message: outgoing[0] as OutgoingMessage,
              to,
            }),
            onDone: {
              target: 'idle',
              actions: [
                'let go of the letter',
                { type: 'tell of the message', params: ({ event }) => event },
              ],
            },
            onError: [
              {
                guard: { type: 'the first request still runs', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'take the pause', params: ({ event }) => event },
              },
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: 'unsent.unanswered',
              },
              {
                target: 'unsent.refused',
                actions: { type: 'keep the refusals', params: ({ event }) => event },
              },
            ],
          },
        },
        waiting: {
          description: 'The server still works on an earlier request with this key.',
          tags: 'busy',
          after: { stillRunningPause: 'sending' },
        },
        unsent: {
          description: 'The server has not confirmed the first message, and the later messages wait.',
          initial: 'unanswered',
          on: {
            'letter.reopen': {
              guard: 'its pictures fit into the draft',
              target: 'idle',
              actions: ['open the letter again', 'let go of the letter'],
            },
          },
          states: {
            unanswered: {
              description:
                'No answer came: the message may or may not have arrived. Trying again uses the same key.',
              on: { 'letter.retry': '#sendMessage.post.sending' },
            },
            refused: {
              description:
                'The server refused the message and says why, or the browser could not make a key.',
              on: { 'letter.retry': '#sendMessage.post.makingKey' },
            },
          },
        },
      },
    },
  },
})
