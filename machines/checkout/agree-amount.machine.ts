import { assign, setup } from 'xstate'
import type { AmountPressed, AmountSoFar } from '#machines/rules/order-draft.ts'

export type AgreeAmountOutcome =
  /** The customer last saw this total. */
  | { type: 'agreed' }
  /** The fee came after the press, and the total is another. */
  | { type: 'changed' }
  /** The store does not deliver there, or the server did not say what the delivery costs. */
  | { type: 'impossible' }

/** Waits for the final amount of an order that was placed before it was known, and compares it with the total that was shown. */
export const agreeAmountMachine = setup({
  types: {
    input: {} as AmountPressed,
    context: {} as AmountPressed,
    events: {} as { type: 'draft.changed' } & AmountSoFar,
    output: {} as AgreeAmountOutcome,
    tags: {} as 'busy',
  },
  actions: {
    'take the amount': assign((_, { amount, final, fee }: AmountSoFar) => ({ amount, final, fee })),
  },
  guards: {
    'the amount is known': ({ context }) => context.final,
    'it is the total that was shown': ({ context: { amount, final, shown } }) => final && amount === shown,
    'no fee comes': ({ context: { fee } }) => fee === 'outside' || fee === 'unknown',
  },
}).createMachine({
  id: 'agreeAmount',
  description: 'Does the customer accept this total?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as AgreeAmountOutcome,
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'Is the amount final already? The app asks again for a fee or price that is missing.',
      always: [{ guard: 'the amount is known', target: 'agreed' }, 'awaiting'],
    },
    awaiting: {
      description:
        'The customer placed the order before its total was final; the server still has to answer.',
      tags: 'busy',
      on: {
        'draft.changed': {
          target: 'deciding',
          actions: { type: 'take the amount', params: ({ event }) => event },
        },
      },
    },
    deciding: {
      description: 'Is the total final now, and did the customer see this total?',
      always: [
        { guard: 'it is the total that was shown', target: 'agreed' },
        { guard: 'the amount is known', target: 'changed' },
        { guard: 'no fee comes', target: 'impossible' },
        'awaiting',
      ],
    },
    agreed: {
      description: 'The customer has seen this total.',
      type: 'final',
      output: (): AgreeAmountOutcome => ({ type: 'agreed' }),
    },
    changed: {
      description:
        'The total differs from the total that the customer saw, and the page asks the customer again.',
      type: 'final',
      output: (): AgreeAmountOutcome => ({ type: 'changed' }),
    },
    impossible: {
      description:
        'The server gave no fee or no price: the order has no total and cannot be placed as it is.',
      type: 'final',
      output: (): AgreeAmountOutcome => ({ type: 'impossible' }),
    },
  },
})
