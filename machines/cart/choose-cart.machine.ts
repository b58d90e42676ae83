import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn, isUnanswered } from '#machines/rules/refusal.ts'
import type { CartChoice, CartLine } from '#openapi/generated/client.ts'

export type ChooseCartOutcome =
  /** No cart was set aside, or the server did not say so: the next visit asks again. */
  | { type: 'nothing' }
  /** The customer decides at another visit. */
  | { type: 'postponed' }
  /** `lines`: the cart that stays. */
  | { type: 'chosen'; lines: readonly CartLine[] }
  | { type: 'refused'; error: unknown }

export const chooseCartPorts = {
  getSavedCart: port<CartLine[]>('getSavedCart'),
  /** Sent again after a lost reply, it answers the cart that stays. */
  chooseCart: port<CartLine[], CartChoice>('chooseCart'),
}

/** Asks a customer who signed in with the cart of one store, and has a cart of another, which of the two stays. */
export const chooseCartMachine = setup({
  types: {
    /** `keep`: the choice that is being sent. */
    context: {} as CartChoice & { saved: readonly CartLine[] },
    events: {} as ({ type: 'cart.choose' } & CartChoice) | { type: 'choice.postpone' },
    output: {} as ChooseCartOutcome,
    tags: {} as 'busy',
  },
  actors: chooseCartPorts,
  actions: {
    'take the saved cart': assign((_, { output }: { output: CartLine[] }) => ({ saved: output })),
    'take the choice': assign((_, { keep }: CartChoice) => ({ keep })),
  },
  guards: {
    'a cart was set aside': (_, { output }: { output: CartLine[] }) => output.length > 0,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'chooseCart',
  description: 'Which of two carts does the customer keep?',
  context: { saved: [], keep: 'current' },
  output: ({ event }) => event.output as ChooseCartOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The app asks the server for a cart that was set aside.',
      invoke: {
        id: 'getSavedCart',
        src: 'getSavedCart',
        onDone: [
          {
            guard: { type: 'a cart was set aside', params: ({ event }) => event },
            target: 'offering',
            actions: { type: 'take the saved cart', params: ({ event }) => event },
          },
          'nothing',
        ],
        onError: 'nothing',
      },
    },
    offering: {
      description: 'The page shows both carts.',
      initial: 'fresh',
      on: {
        'cart.choose': {
          target: 'choosing',
          actions: { type: 'take the choice', params: ({ event }) => event },
        },
        'choice.postpone': 'postponed',
      },
      states: {
        fresh: { description: 'The customer has not chosen yet.' },
        unanswered: { description: 'No answer to the choice came; the customer may choose again.' },
      },
    },
    choosing: {
      description: 'The server keeps one cart and removes the other.',
      tags: 'busy',
      invoke: {
        id: 'chooseCart',
        src: 'chooseCart',
        input: ({ context: { keep } }) => ({ keep }),
        onDone: 'chosen',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'offering.unanswered' },
          'refused',
        ],
      },
    },
    nothing: {
      description: 'No second cart is set aside or could be read: the customer has nothing to choose.',
      type: 'final',
      output: (): ChooseCartOutcome => ({ type: 'nothing' }),
    },
    postponed: {
      description: 'Both carts stay until the next visit.',
      type: 'final',
      output: (): ChooseCartOutcome => ({ type: 'postponed' }),
    },
    chosen: {
      description: 'The server kept the chosen cart.',
      type: 'final',
      output: ({ event }): ChooseCartOutcome => ({
        type: 'chosen',
        lines: (event as object as { output: CartLine[] }).output,
      }),
    },
    refused: {
      description: 'The server refused the choice, and says why.',
      type: 'final',
      output: ({ event }): ChooseCartOutcome => ({ type: 'refused', error: errorIn(event) }),
    },
  },
})
