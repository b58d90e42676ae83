import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn, isUnanswered } from '#machines/rules/refusal.ts'
import type { RestoredCart } from '#openapi/generated/client.ts'

export type UndoAgainOutcome =
  | { type: 'undone' }
  /** The cart has changed since, and stays as it is. */
  | { type: 'refused'; error: unknown }
  /** No answer came: the same key may be sent again. */
  | { type: 'unanswered'; error: unknown; key: string }

export const undoAgainPorts = { undoOrderAgain: port<RestoredCart, { key: string }>('undoOrderAgain') }

/** Takes one order again back: the cart becomes what it was before. */
export const undoAgainMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as { key: string },
    output: {} as UndoAgainOutcome,
    tags: {} as 'busy',
  },
  actors: undoAgainPorts,
  guards: { 'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error) },
}).createMachine({
  id: 'undoAgain',
  description: 'Can the server restore the cart from before the repeated order?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as UndoAgainOutcome,
  initial: 'undoing',
  states: {
    undoing: {
      description: 'The server restores the earlier cart, unless the cart has changed since.',
      tags: 'busy',
      invoke: {
        id: 'undoOrderAgain',
        src: 'undoOrderAgain',
        input: ({ context }) => context,
        onDone: 'undone',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'unanswered' },
          'refused',
        ],
      },
    },
    undone: {
      description: 'The server restored the earlier cart.',
      type: 'final',
      output: (): UndoAgainOutcome => ({ type: 'undone' }),
    },
    refused: {
      description: 'The server refused to restore the cart, and says why.',
      type: 'final',
      output: ({ event }): UndoAgainOutcome => ({ type: 'refused', error: errorIn(event) }),
    },
    unanswered: {
      description:
        'The reply was lost: the cart may or may not be as it was, and the customer may try again.',
      type: 'final',
      output: ({ event, context }): UndoAgainOutcome => ({
        type: 'unanswered',
        error: errorIn(event),
        key: context.key,
      }),
    },
  },
})
