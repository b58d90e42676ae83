import { emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export type SignOutOutcome = { type: 'signedOut' } | { type: 'stayed' }

export const signOutPorts = {
  /** Clears the token, the cart and the wishlist. */
  clearCustomer: port<void>('clearCustomer'),
  /** The server revokes the token that the browser has already dropped. */
  logOut: port<void, { token: string }>('logOut'),
}

/**
 * Signs the customer out: asks first, waits a moment, then clears the customer's data (docs/spec.md §4, logout). The
 * view goes on at `customer.left` and does not wait for the server's answer about the token.
 */
export const signOutMachine = setup({
  types: {
    /** Null is a guest: the browser history may reopen the dialog of an earlier visit. */
    input: {} as { token: string | null },
    context: {} as { token: string | null },
    events: {} as { type: 'logout.accept' } | { type: 'logout.decline' },
    emitted: {} as
      | { type: 'customer.left' }
      | { type: 'failure'; error: unknown }
      /** For the log only. */
      | { type: 'token.notRevoked'; error: unknown },
    output: {} as SignOutOutcome,
    tags: {} as 'busy',
  },
  actors: signOutPorts,
  delays: { logoutPause: 500 },
  actions: {
    'tell that the customer left': emit({ type: 'customer.left' }),
    'log that the token was not revoked': emit((_, { error }: { error: unknown }) => ({
      type: 'token.notRevoked',
      error,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: { 'somebody is signed in': ({ context }) => context.token !== null },
}).createMachine({
  id: 'signOut',
  description: 'Does the customer really want to log out?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as SignOutOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is a customer signed in?',
      always: [{ guard: 'somebody is signed in', target: 'confirming' }, 'stayed'],
    },
    confirming: {
      description: 'The page asks the customer whether to log out.',
      on: { 'logout.accept': 'leaving', 'logout.decline': 'stayed' },
    },
    leaving: {
      description: 'The customer agreed; the browser clears the data after a short pause.',
      tags: 'busy',
      after: { logoutPause: 'clearing' },
    },
    clearing: {
      description: 'The browser clears token, cart and wishlist.',
      tags: 'busy',
      invoke: {
        id: 'clearCustomer',
        src: 'clearCustomer',
        onDone: { target: 'revoking', actions: 'tell that the customer left' },
        onError: {
          target: 'confirming',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    // Waits until the session has dropped the token: a 401 of a pending request would count as an expired session.
    revoking: {
      description: 'The browser has signed the customer out; the server revokes the token.',
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
    signedOut: {
      description: 'The customer is signed out.',
      type: 'final',
      output: (): SignOutOutcome => ({ type: 'signedOut' }),
    },
    stayed: {
      description: 'The customer stays signed in, or the dialog opened for a guest, who cannot log out.',
      type: 'final',
      output: (): SignOutOutcome => ({ type: 'stayed' }),
    },
  },
})
