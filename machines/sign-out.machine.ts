import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export type SignOutOutcome = { type: 'signedOut' } | { type: 'stayed' }

export const signOutPorts = {
  /** Clears the token, the cart and the wishlist. */
  clearCustomer: port<void>('clearCustomer'),
  /** The server revokes the token that the browser has already dropped. */
  logOut: port<void, { token: string }>('logOut'),
}

/**
 * Decides whether the customer leaves: asks first, waits a moment, then clears what is theirs (docs/spec.md §4, logout). Whoever
 * shows it goes on at `customer.left`; what the server says of the token is not waited for.
 */
export const signOutMachine = setup({
  types: {
    /** Null is a guest: the browser history may reopen the dialog of an earlier visit. */
    input: {} as { token: string | null },
    context: {} as { token: string | null; outcome: SignOutOutcome },
    events: {} as { type: 'logout.accept' } | { type: 'logout.decline' },
    emitted: {} as
      | { type: 'customer.left' }
      | { type: 'problem'; error: unknown }
      /** For the log only. */
      | { type: 'token.notRevoked'; error: unknown },
    output: {} as SignOutOutcome,
    tags: {} as 'busy',
  },
  actors: signOutPorts,
  delays: { logoutPause: 500 },
  actions: {
    'note that the customer left': assign({ outcome: { type: 'signedOut' } }),
    'tell that the customer left': emit({ type: 'customer.left' }),
    'log that the token was not revoked': emit((_, { error }: { error: unknown }) => ({
      type: 'token.notRevoked',
      error,
    })),
    'report the problem': emit((_, { error }: { error: unknown }) => ({ type: 'problem', error })),
  },
  guards: { 'somebody is signed in': ({ context }) => context.token !== null },
}).createMachine({
  id: 'signOut',
  description: 'Does the customer really want to log out?',
  context: ({ input: { token } }) => ({ token, outcome: { type: 'stayed' } }),
  output: ({ context }) => context.outcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is anybody signed in who could log out?',
      always: [{ guard: 'somebody is signed in', target: 'confirming' }, 'stayed'],
    },
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
        onDone: {
          target: 'revoking',
          actions: ['note that the customer left', 'tell that the customer left'],
        },
        onError: {
          target: 'confirming',
          actions: { type: 'report the problem', params: ({ event }) => event },
        },
      },
    },
    // Waits until the session has dropped the token: a 401 of a pending request would count as an expired session.
    revoking: {
      description: 'The customer is gone; the server is told that the token is over.',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => ({ token: context.token! }),
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: { type: 'log that the token was not revoked', params: ({ event }) => event },
        },
      },
    },
    signedOut: { description: 'The customer is gone.', type: 'final' },
    stayed: { description: 'The customer stays.', type: 'final' },
  },
})
