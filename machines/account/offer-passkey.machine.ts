import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { PasskeyList } from '#openapi/generated/client.ts'

export type OfferPasskeyOutcome = { type: 'offered' } | { type: 'quiet' }

export const offerPasskeyPorts = {
  /** Whether the device itself can keep a passkey for this page. */
  canKeepPasskey: port<boolean>('canKeepPasskey'),
  listPasskeys: port<PasskeyList>('listPasskeys'),
}

/** After a sign-in that proved the customer, offers a passkey once in each browser (docs/decisions/032). */
export const offerPasskeyMachine = setup({
  types: {
    input: {} as { was_offered: boolean },
    context: {} as { was_offered: boolean },
    output: {} as OfferPasskeyOutcome,
  },
  actors: offerPasskeyPorts,
  guards: {
    'it was offered before': ({ context }) => context.was_offered,
    'the device can': (_, { output }: { output: boolean }) => output,
    'the customer has none': (_, { output }: { output: PasskeyList }) => output.passkeys.length === 0,
  },
}).createMachine({
  id: 'offerPasskey',
  description: 'Does the customer want to sign in faster next time?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as OfferPasskeyOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Did this customer see the offer before?',
      always: [{ guard: 'it was offered before', target: 'quiet' }, { target: 'checking' }],
    },
    checking: {
      description: 'The browser says whether this device keeps passkeys.',
      invoke: {
        id: 'canKeepPasskey',
        src: 'canKeepPasskey',
        onDone: [
          { guard: { type: 'the device can', params: ({ event }) => event }, target: 'counting' },
          'quiet',
        ],
        onError: 'quiet',
      },
    },
    counting: {
      description: 'The server lists the passkeys of the customer.',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: [
          { guard: { type: 'the customer has none', params: ({ event }) => event }, target: 'offered' },
          'quiet',
        ],
        onError: 'quiet',
      },
    },
    offered: {
      description: 'The page offers the customer a passkey.',
      type: 'final',
      output: { type: 'offered' } satisfies OfferPasskeyOutcome,
    },
    quiet: {
      description:
        'The page offers nothing: the customer saw the offer before or has a passkey, the device keeps none, or a check failed.',
      type: 'final',
      output: { type: 'quiet' } satisfies OfferPasskeyOutcome,
    },
  },
})
