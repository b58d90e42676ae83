import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export type SignOutOutcome = { type: 'signedOut' } | { type: 'stayed' }

/** Clears the token, the cart and the wishlist. */
export const signOutPorts = { clearCustomer: port<void>('clearCustomer') }

/** Decides whether the customer leaves: asks first, waits a moment, then clears what is theirs (spec §4, logout). */
export const signOutMachine = setup({
  types: {
    context: {} as { outcome: SignOutOutcome },
    events: {} as { type: 'logout.accept' } | { type: 'logout.decline' },
    emitted: {} as { type: 'problem'; error: unknown },
    output: {} as SignOutOutcome,
    tags: {} as 'busy',
  },
  actors: signOutPorts,
  delays: { logoutPause: 500 },
  actions: {
    'note that the customer left': assign({ outcome: { type: 'signedOut' } }),
    'report the problem': emit((_, { error }: { error: unknown }) => ({ type: 'problem', error })),
  },
}).createMachine({
  id: 'signOut',
  description: 'Does the customer really want to log out?',
  context: { outcome: { type: 'stayed' } },
  output: ({ context }) => context.outcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The customer is asked whether to log out.',
      on: { 'logout.accept': 'leaving', 'logout.decline': 'stayed' },
    },
    leaving: {
      description: 'The customer agreed; a short pause.',
      tags: 'busy',
      after: { logoutPause: 'clearing' },
    },
    clearing: {
      description: 'Token, cart and wishlist are cleared.',
      tags: 'busy',
      invoke: {
        id: 'clearCustomer',
        src: 'clearCustomer',
        onDone: { target: 'signedOut', actions: 'note that the customer left' },
        onError: {
          target: 'confirming',
          actions: { type: 'report the problem', params: ({ event }) => event },
        },
      },
    },
    signedOut: { description: 'The customer is gone.', type: 'final' },
    stayed: { description: 'The customer stays.', type: 'final' },
  },
})
