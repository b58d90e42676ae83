import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import type { GuestToken } from '#openapi/generated/client.ts'

/** Token and guest id in the browser's storage (docs/spec.md §3); null is a missing key. */
export type StoredSession = { token: string | null; guest_id: string | null }

/** `closing`: the server was asked to delete the account, and nothing is known yet of how that ended. */
export type SessionToStore = StoredSession & { closing: boolean }

export const sessionPorts = {
  readStoredSession: port<SessionToStore>('readStoredSession'),
  requestGuest: port<GuestToken>('requestGuest'),
  /** Writes all keys at once; null and false remove the key. */
  storeSession: port<void, SessionToStore>('storeSession'),
}

/** Decides who is shopping: a customer with a token, or a guest with an id (docs/spec.md §6). */
export const sessionMachine = setup({
  types: {
    context: {} as StoredSession & { failures: number },
    events: {} as
      | { type: 'signed.in'; token: string }
      | { type: 'signed.out' }
      /** The server refused this token (401); an answer to a request made with an older token changes nothing. */
      | { type: 'unauthorized'; token: string }
      /** The server does not know this guest id (403); the answer to an older guest id changes nothing. */
      | { type: 'guest.refused'; guest_id: string }
      /** Another tab signed in, signed out or became a guest. */
      | ({ type: 'session.changed' } & StoredSession)
      /** The server was asked to delete the account: a token that opens nothing may be its first answer. */
      | { type: 'account.closing' }
      /** The account was not deleted. */
      | { type: 'account.kept' }
      /** The browser is online again, or the customer does not want to wait. */
      | { type: 'guest.retry' },
    emitted: {} as
      | { type: 'session.signedIn' }
      | { type: 'session.expired' }
      /** The token opens nothing any more after the server was asked to delete the account. */
      | { type: 'session.deleted' }
      | { type: 'session.signedOut' }
      /** Another tab changed the customer or guest. */
      | { type: 'session.taken'; wasCustomer: boolean }
      /** For the log only (docs/spec.md §8). */
      | { type: 'session.guestRefused'; error: unknown }
      | { type: 'session.notStored'; error: unknown },
  },
  actors: sessionPorts,
  delays: {
    guestRetryPause: ({ context }) => pauseAfter(context.failures),
    /** The deletion and the question that follows a lost reply have 20 s each. */
    deletionDeadline: 60_000,
  },
  actions: {
    'take who is shopping': assign((_, { token, guest_id }: StoredSession) => ({ token, guest_id })),
    /** Removes the guest id: the server has moved the guest's cart and orders to the customer. */
    'become the customer': assign((_, { token }: { token: string }) => ({ token, guest_id: null })),
    'become the guest': assign((_, { guest_id }: GuestToken) => ({ guest_id, failures: 0 })),
    'drop the token': assign({ token: null }),
    'drop the guest id': assign({ guest_id: null }),
    'count the failure': assign({ failures: ({ context }) => context.failures + 1 }),
    'tell of the sign-in': emit({ type: 'session.signedIn' }),
    'tell of the expiry': emit({ type: 'session.expired' }),
    'tell of the deletion': emit({ type: 'session.deleted' }),
    'tell of the sign-out': emit({ type: 'session.signedOut' }),
    'tell of the other tab': emit(({ context }) => ({
      type: 'session.taken',
      wasCustomer: context.token !== null,
    })),
    'log that no guest id came': emit((_, { error }: { error: unknown }) => ({
      type: 'session.guestRefused',
      error,
    })),
    'log that nothing was stored': emit((_, { error }: { error: unknown }) => ({
      type: 'session.notStored',
      error,
    })),
  },
  guards: {
    'the account was being deleted': (_, { token, closing }: SessionToStore) => token !== null && closing,
    'a token is known': ({ context }) => context.token !== null,
    'a guest id is known': ({ context }) => context.guest_id !== null,
    'it is the token in use': ({ context }, { token }: { token: string }) => context.token === token,
    'it is the guest id in use': ({ context }, { guest_id }: { guest_id: string }) =>
      context.guest_id === guest_id,
    'it is somebody else': ({ context }, { token, guest_id }: StoredSession) =>
      context.token !== token || context.guest_id !== guest_id,
  },
}).createMachine({
  id: 'session',
  description: 'Who is shopping: a customer with a token, or a guest with an id?',
  context: { token: null, guest_id: null, failures: 0 },
  on: {
    'signed.in': {
      target: '.customer.keeping',
      actions: [{ type: 'become the customer', params: ({ event }) => event }, 'tell of the sign-in'],
    },
    'session.changed': {
      guard: { type: 'it is somebody else', params: ({ event }) => event },
      target: '.deciding',
      actions: ['tell of the other tab', { type: 'take who is shopping', params: ({ event }) => event }],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The browser looks for the token and the guest id of the last visit.',
      invoke: {
        id: 'readStoredSession',
        src: 'readStoredSession',
        onDone: [
          {
            guard: { type: 'the account was being deleted', params: ({ event }) => event.output },
            target: 'customer.closing.noted',
            actions: { type: 'take who is shopping', params: ({ event }) => event.output },
          },
          {
            target: 'deciding',
            actions: { type: 'take who is shopping', params: ({ event }) => event.output },
          },
        ],
        onError: 'requestingGuest',
      },
    },
    deciding: {
      description:
        'A token makes a customer, a guest id makes a guest; without either, the server makes a guest id.',
      always: [
        { guard: 'a token is known', target: 'customer' },
        { guard: 'a guest id is known', target: 'guest' },
        'requestingGuest',
      ],
    },
    requestingGuest: {
      description:
        'The app asks the server for a guest id; until then, the visitor can read only public pages.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The request is on its way.',
          invoke: {
            id: 'requestGuest',
            src: 'requestGuest',
            onDone: {
              target: '#session.guest.keeping',
              actions: { type: 'become the guest', params: ({ event }) => event.output },
            },
            onError: {
              target: 'backingOff',
              actions: [
                'count the failure',
                { type: 'log that no guest id came', params: ({ event }) => event },
              ],
            },
          },
        },
        backingOff: {
          description: 'No guest id came; the next request waits longer after every failure.',
          after: { guestRetryPause: 'asking' },
          on: { 'guest.retry': 'asking' },
        },
      },
    },
    guest: {
      description: 'A guest is shopping, known by the guest id.',
      initial: 'kept',
      on: {
        'guest.refused': {
          guard: { type: 'it is the guest id in use', params: ({ event }) => event },
          target: 'requestingGuest',
          actions: 'drop the guest id',
        },
      },
      states: {
        keeping: {
          description: 'The browser stores the guest id for the next visit.',
          invoke: {
            id: 'storeSession',
            src: 'storeSession',
            input: ({ context }) => sessionToStore(context),
            onDone: 'kept',
            onError: {
              target: 'kept',
              actions: { type: 'log that nothing was stored', params: ({ event }) => event },
            },
          },
        },
        kept: { description: 'The browser has nothing left to store.' },
      },
    },
    customer: {
      description: 'A customer is signed in, known by the token.',
      initial: 'kept',
      on: {
        'signed.out': { target: 'leaving', actions: ['drop the token', 'tell of the sign-out'] },
        unauthorized: {
          guard: { type: 'it is the token in use', params: ({ event }) => event },
          target: 'leaving',
          actions: ['drop the token', 'tell of the expiry'],
        },
      },
      states: {
        keeping: {
          description: 'The browser stores the token for the next visit.',
          invoke: {
            id: 'storeSession',
            src: 'storeSession',
            input: ({ context }) => sessionToStore(context),
            onDone: 'kept',
            onError: {
              target: 'kept',
              actions: { type: 'log that nothing was stored', params: ({ event }) => event },
            },
          },
        },
        kept: {
          description: 'The browser has nothing left to store.',
          on: { 'account.closing': 'closing' },
        },
        closing: {
          description: 'The server deletes the account: a refused token means that the account is gone.',
          after: { deletionDeadline: 'keeping' },
          on: {
            'account.kept': 'keeping',
            unauthorized: {
              guard: { type: 'it is the token in use', params: ({ event }) => event },
              target: '#session.leaving',
              actions: ['drop the token', 'tell of the deletion'],
            },
          },
          initial: 'noting',
          states: {
            noting: {
              description: 'The browser stores for a reload that the account may be deleted.',
              invoke: {
                id: 'storeSession',
                src: 'storeSession',
                input: ({ context }) => sessionToStore(context, true),
                onDone: 'noted',
                onError: {
                  target: 'noted',
                  actions: { type: 'log that nothing was stored', params: ({ event }) => event },
                },
              },
            },
            noted: { description: 'The app waits for the reply to the deletion.' },
          },
        },
      },
    },
    leaving: {
      description: 'The browser removes the token.',
      invoke: {
        id: 'storeSession',
        src: 'storeSession',
        input: ({ context }) => sessionToStore(context),
        onDone: 'deciding',
        onError: {
          target: 'deciding',
          actions: { type: 'log that nothing was stored', params: ({ event }) => event },
        },
      },
    },
  },
})

const sessionToStore = ({ token, guest_id }: StoredSession, closing = false): SessionToStore => ({
  token,
  guest_id,
  closing,
})
