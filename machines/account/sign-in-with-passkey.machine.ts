import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { AuthToken, PasskeyRequest, PasskeySignIn } from '#openapi/generated/client.ts'
import type { DeviceAnswer } from './add-passkey.machine.ts'

type Credential = PasskeySignIn['credential']

/** `autofill`: the browser can also offer passkeys in the field of the form. */
export type PasskeySupport = 'none' | 'button' | 'autofill'

export type SignInWithPasskeyOutcome =
  | { type: 'signedIn'; token: string }
  /** The customer has to verify the phone first. */
  | { type: 'unverified'; token: string }
  | { type: 'unsupported' }

export const signInWithPasskeyPorts = {
  readPasskeySupport: port<PasskeySupport>('readPasskeySupport'),
  startPasskeySignIn: port<PasskeyRequest>('startPasskeySignIn'),
  /** Waits in the field of the form until the customer picks a passkey there. */
  offerPasskeys: port<DeviceAnswer<Credential>, PasskeyRequest>('offerPasskeys'),
  /** The browser asks which passkey, and for a face, a finger or a PIN. */
  choosePasskey: port<DeviceAnswer<Credential>, PasskeyRequest>('choosePasskey'),
  signInWithPasskey: port<AuthToken, PasskeySignIn>('signInWithPasskey'),
}

/** Signs a customer in by a passkey of the device, beside the form (docs/contract.md §2 Ours). */
export const signInWithPasskeyMachine = setup({
  types: {
    /** As in `signIn`. */
    input: {} as { guest_id: string | null; must_verify: boolean },
    context: {} as { guest_id: string | null; must_verify: boolean; refusals: readonly ServerRefusal[] },
    events: {} as { type: 'passkey.choose' },
    output: {} as SignInWithPasskeyOutcome,
    tags: {} as 'busy',
  },
  actors: signInWithPasskeyPorts,
  actions: {
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive everything': assign({ refusals: [] }),
  },
  guards: {
    'the field can offer passkeys': (_, { output }: { output: PasskeySupport }) => output === 'autofill',
    'a button can ask for one': (_, { output }: { output: PasskeySupport }) => output === 'button',
    'a passkey answered': (_, { output }: { output: DeviceAnswer<Credential> }) => output.type === 'made',
    'the customer declined': (_, { output }: { output: DeviceAnswer<Credential> }) =>
      output.type === 'declined',
    'the customer is let in': ({ context }, { output }: { output: AuthToken }) =>
      !context.must_verify || Number(output.is_phone_verified) === 1,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  delays: {
    /** The server forgets a challenge after five minutes; the machine asks for a new one before that. */
    challengeLifetime: 4.5 * 60_000,
  },
}).createMachine({
  id: 'signInWithPasskey',
  description: 'Does a passkey of this device sign the customer in?',
  context: ({ input }) => ({ ...input, refusals: [] }),
  output: ({ event }) => event.output as SignInWithPasskeyOutcome,
  initial: 'checking',
  states: {
    checking: {
      description:
        'The browser says whether it supports passkeys; the customer may press the button meanwhile.',
      on: { 'passkey.choose': 'challenging' },
      invoke: {
        id: 'readPasskeySupport',
        src: 'readPasskeySupport',
        onDone: [
          {
            guard: { type: 'the field can offer passkeys', params: ({ event }) => event },
            target: 'waiting',
          },
          { guard: { type: 'a button can ask for one', params: ({ event }) => event }, target: 'offered' },
          'unsupported',
        ],
        onError: 'unsupported',
      },
    },
    waiting: {
      description: 'The field offers passkeys while the customer types, and the button offers passkeys too.',
      initial: 'preparing',
      on: { 'passkey.choose': 'challenging' },
      states: {
        preparing: {
          description:
            'The server sends a challenge for the field; without a challenge, only the button offers passkeys.',
          invoke: {
            id: 'startPasskeySignIn',
            src: 'startPasskeySignIn',
            onDone: 'offering',
            onError: '#signInWithPasskey.offered',
          },
        },
        offering: {
          description: 'The browser offers passkeys in the field, until the challenge is too old.',
          after: { challengeLifetime: 'preparing' },
          invoke: {
            id: 'offerPasskeys',
            src: 'offerPasskeys',
            input: ({ event }) => challengeIn(event),
            onDone: [
              {
                guard: { type: 'a passkey answered', params: ({ event }) => event },
                target: '#signInWithPasskey.signingIn',
              },
              '#signInWithPasskey.offered',
            ],
            onError: '#signInWithPasskey.offered',
          },
        },
      },
    },
    offered: {
      description: 'Only the button offers passkeys.',
      initial: 'fresh',
      on: { 'passkey.choose': 'challenging' },
      states: {
        fresh: { description: 'The page shows no error.' },
        declined: {
          description: 'The customer closed the question of the device, or the device has no passkey.',
        },
        impossible: { description: 'The device could not ask the customer.' },
        refused: { description: 'The server refused the sign-in, and said why.' },
        failed: { description: 'No answer came; the customer can try again.' },
      },
    },
    challenging: {
      description: 'The server sends a challenge for the button.',
      tags: 'busy',
      entry: 'forgive everything',
      invoke: {
        id: 'startPasskeySignIn',
        src: 'startPasskeySignIn',
        onDone: 'choosing',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'offered.failed' },
          {
            target: 'offered.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    choosing: {
      description: 'The device asks its owner to choose a passkey.',
      tags: 'busy',
      invoke: {
        id: 'choosePasskey',
        src: 'choosePasskey',
        input: ({ event }) => challengeIn(event),
        onDone: [
          { guard: { type: 'a passkey answered', params: ({ event }) => event }, target: 'signingIn' },
          {
            guard: { type: 'the customer declined', params: ({ event }) => event },
            target: 'offered.declined',
          },
          'offered.impossible',
        ],
        onError: 'offered.impossible',
      },
    },
    signingIn: {
      description: 'The server checks the signature.',
      tags: 'busy',
      invoke: {
        id: 'signInWithPasskey',
        src: 'signInWithPasskey',
        input: ({ context: { guest_id }, event }) => ({
          credential: credentialIn(event),
          ...(guest_id && { guest_id }),
        }),
        onDone: [
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'signedIn' },
          'unverified',
        ],
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'offered.failed' },
          {
            target: 'offered.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    unsupported: {
      description: 'The browser supports no passkeys on this page; the customer signs in by the form.',
      type: 'final',
      output: { type: 'unsupported' } satisfies SignInWithPasskeyOutcome,
    },
    signedIn: {
      description: 'The customer is signed in.',
      type: 'final',
      output: ({ event }): SignInWithPasskeyOutcome => ({ type: 'signedIn', token: tokenOf(event) }),
    },
    unverified: {
      description: 'The customer has to verify the phone first.',
      type: 'final',
      output: ({ event }): SignInWithPasskeyOutcome => ({ type: 'unverified', token: tokenOf(event) }),
    },
  },
})

/** Each state is entered by the answer that it goes on with. */
const challengeIn = (event: EventObject) => (event as DoneActorEvent<PasskeyRequest>).output
const credentialIn = (event: EventObject) =>
  (event as DoneActorEvent<{ credential: Credential }>).output.credential
const tokenOf = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output.token
