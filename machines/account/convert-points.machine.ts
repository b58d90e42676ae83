import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pointsIn } from '#machines/rules/amount.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message } from '#openapi/generated/client.ts'

export const convertPointsPorts = {
  /** A new unguessable key of 16 to 64 characters. */
  newTransferKey: port<string>('newTransferKey'),
  transferPoints: port<Message, { key: string; point: number }>('transferPoints'),
}

/** Converts points into wallet money exactly once, also after lost responses (docs/spec.md §7 Other). */
export const convertPointsMachine = setup({
  types: {
    /** `points` as typed; `key` is empty until the machine makes one. */
    context: {} as { points: string; key: string; refusals: readonly ServerRefusal[] },
    events: {} as { type: 'points.change'; points: string } | { type: 'form.submit' },
    emitted: {} as { type: 'points.converted'; message: string },
    tags: {} as 'busy',
  },
  actors: convertPointsPorts,
  actions: {
    /** A different number of points is a new transfer. */
    'keep the points': assign((_, { points }: { points: string }) => ({ points, key: '', refusals: [] })),
    'take the key': assign((_, { output }: { output: string }) => ({ key: output })),
    'clear the form': assign({ points: '', key: '' }),
    'tell of the transfer': emit((_, { output }: { output: Message }) => ({
      type: 'points.converted',
      message: output.message,
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forget the refusals': assign({ refusals: [] }),
  },
  guards: {
    'they are no points': ({ context }) => pointsIn(context.points) === undefined,
    'they were sent before': ({ context }) => context.key !== '',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'convertPoints',
  description: 'How many points does the customer convert into wallet money?',
  context: { points: '', key: '', refusals: [] },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer enters a number of points; the field keeps the number after a failure.',
      initial: 'fresh',
      on: {
        'points.change': {
          target: '.fresh',
          actions: { type: 'keep the points', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'they are no points', target: '.invalid' },
          { guard: 'they were sent before', target: 'submitting', actions: 'forget the refusals' },
          'makingKey',
        ],
      },
      states: {
        fresh: { description: 'The field shows no error.' },
        invalid: { description: 'The text is not a whole number of points.' },
        refused: { description: 'The server refused the points, and says why.' },
        failed: {
          description:
            'The browser made no key, or the reply was lost and the points may be converted. Trying again converts the points once.',
        },
      },
    },
    makingKey: {
      description: 'The browser makes a new key for this transfer.',
      tags: 'busy',
      invoke: {
        id: 'newTransferKey',
        src: 'newTransferKey',
        onDone: { target: 'submitting', actions: { type: 'take the key', params: ({ event }) => event } },
        onError: 'editing.failed',
      },
    },
    submitting: {
      description: 'The server converts the points; the customer cannot take this back.',
      tags: 'busy',
      invoke: {
        id: 'transferPoints',
        src: 'transferPoints',
        input: ({ context: { key, points } }) => ({ key, point: pointsIn(points)! }),
        onDone: {
          target: 'done',
          actions: ['clear the form', { type: 'tell of the transfer', params: ({ event }) => event }],
        },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.failed' },
          {
            target: 'editing.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    done: {
      description: 'The points are wallet money now; the customer can convert more points.',
      on: {
        'points.change': {
          target: 'editing',
          actions: { type: 'keep the points', params: ({ event }) => event },
        },
      },
    },
  },
})
