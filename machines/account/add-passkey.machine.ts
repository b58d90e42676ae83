import { assign, type DoneActorEvent, type ErrorActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal } from '#machines/rules/refusal.ts'
import type { NewPasskey, PasskeyCreation, PasskeyList } from '#openapi/generated/client.ts'
import { asksForProof, proofRefusals, proofsIn } from './proof-refusals.ts'
import { type OwnerProof, type ProveOwnerOutcome, proveOwnerMachine } from './prove-owner.machine.ts'

/** What the device made of the challenge, or why it made nothing. */
export type DeviceAnswer<Credential> =
  | { type: 'made'; credential: Credential }
  /** `known`: the device has a passkey of this account; `unsupported`: it cannot keep one for this page. */
  | { type: 'declined' | 'known' | 'unsupported' }

export type AddPasskeyOutcome =
  | { type: 'added'; list: PasskeyList }
  | { type: 'left' }
  | { type: 'refused'; error: unknown }
  | { type: 'failed' }

export const addPasskeyPorts = {
  startPasskey: port<PasskeyCreation, { proofs: readonly OwnerProof[] }>('startPasskey'),
  /** The browser asks the customer for a face, a finger or a PIN. */
  createPasskey: port<DeviceAnswer<NewPasskey['credential']>, PasskeyCreation>('createPasskey'),
  addPasskey: port<PasskeyList, NewPasskey>('addPasskey'),
  listPasskeys: port<PasskeyList>('listPasskeys'),
}

type Owner = { has_password: boolean; recipient: string; length: number }
/** `options`: none before the server sent them; the last are kept, so that the device can be asked again. */
type Asked = { options: readonly PasskeyCreation[] }

/** The device of the customer makes a passkey, and the shop keeps its public half (docs/contract.md §2 Ours). */
export const addPasskeyMachine = setup({
  types: {
    /** As in `proveOwner`. */
    input: {} as Owner,
    context: {} as Owner & Asked & { refusals: readonly ServerRefusal[] },
    events: {} as { type: 'passkey.retry' } | { type: 'passkey.leave' },
    output: {} as AddPasskeyOutcome,
    tags: {} as 'busy',
  },
  actors: { ...addPasskeyPorts, proveOwner: proveOwnerMachine },
  actions: {
    'keep the options': assign((_, { output }: { output: PasskeyCreation }) => ({ options: [output] })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: proofRefusals(error) })),
  },
  guards: {
    'the owner proved it': (_, { output }: { output: ProveOwnerOutcome }) => output.type === 'proven',
    'a proof is needed': (_, { error }: { error: unknown }) => asksForProof(error),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'a passkey was made': (_, { output }: { output: DeviceAnswer<unknown> }) => output.type === 'made',
    'the device has one': (_, { output }: { output: DeviceAnswer<unknown> }) => output.type === 'known',
    'the customer declined': (_, { output }: { output: DeviceAnswer<unknown> }) => output.type === 'declined',
    'the list has grown': ({ context }, { output }: { output: PasskeyList }) =>
      output.passkeys.length > optionsOf(context).excludeCredentials.length,
  },
}).createMachine({
  id: 'addPasskey',
  description: 'Does this device sign the customer in from now on?',
  context: ({ input }) => ({ ...input, options: [], refusals: [] }),
  output: ({ event }) => event.output as AddPasskeyOutcome,
  initial: 'starting',
  states: {
    starting: {
      description: 'The server sends a challenge, or asks for a proof of the owner first.',
      tags: 'busy',
      invoke: {
        id: 'startPasskey',
        src: 'startPasskey',
        input: ({ event }) => ({ proofs: proofsIn(event) }),
        onDone: { target: 'creating', actions: { type: 'keep the options', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'a proof is needed', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'failed' },
          'refused',
        ],
      },
    },
    proving: {
      description: 'The sign-in was some time ago: the owner enters the password or a code.',
      invoke: {
        id: 'proveOwner',
        src: 'proveOwner',
        input: ({ context: { has_password, recipient, length, refusals } }) => ({
          has_password,
          recipient,
          length,
          refusals,
        }),
        onDone: [
          { guard: { type: 'the owner proved it', params: ({ event }) => event }, target: 'starting' },
          'left',
        ],
        onError: 'failed',
      },
    },
    creating: {
      description: 'The device asks its owner, and makes the passkey.',
      tags: 'busy',
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => optionsOf(context),
        onDone: [
          { guard: { type: 'a passkey was made', params: ({ event }) => event }, target: 'adding' },
          { guard: { type: 'the device has one', params: ({ event }) => event }, target: 'unmade.known' },
          {
            guard: { type: 'the customer declined', params: ({ event }) => event },
            target: 'unmade.declined',
          },
          'unmade.unsupported',
        ],
        onError: 'unmade.unsupported',
      },
    },
    unmade: {
      description:
        'The device made no passkey: the customer declined, the device has a passkey already, or it cannot keep a passkey.',
      initial: 'declined',
      on: { 'passkey.leave': 'left' },
      states: {
        declined: {
          description: 'The customer closed the question of the device, or did not answer it.',
          on: { 'passkey.retry': '#addPasskey.creating' },
        },
        known: { description: 'The device already has a passkey of this account.' },
        unsupported: {
          description: 'The device cannot keep a passkey for this page, or failed to make one.',
        },
      },
    },
    adding: {
      description: 'The server saves the public key of the passkey.',
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => ({ credential: credentialIn(event) }),
        onDone: 'added',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'checking' },
          'refused',
        ],
      },
    },
    checking: {
      description: 'The reply was lost: the list says whether the server saved the passkey.',
      tags: 'busy',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: [
          { guard: { type: 'the list has grown', params: ({ event }) => event }, target: 'added' },
          'failed',
        ],
        onError: 'failed',
      },
    },
    added: {
      description: 'The device signs the customer in from now on.',
      type: 'final',
      output: ({ event }): AddPasskeyOutcome => ({
        type: 'added',
        list: (event as object as DoneActorEvent<PasskeyList>).output,
      }),
    },
    refused: {
      description: 'The server refused the passkey, and said why.',
      type: 'final',
      output: ({ event }): AddPasskeyOutcome => ({
        type: 'refused',
        error: (event as object as ErrorActorEvent).error,
      }),
    },
    failed: {
      description:
        'The passkey is not confirmed: no answer came, the list shows no new passkey, or the proof stopped with an error.',
      type: 'final',
      output: { type: 'failed' } satisfies AddPasskeyOutcome,
    },
    left: {
      description: 'The customer adds no passkey.',
      type: 'final',
      output: { type: 'left' } satisfies AddPasskeyOutcome,
    },
  },
})

const optionsOf = ({ options: [options] }: Asked): PasskeyCreation => options!

/** Only a passkey that was made leads to `adding`. */
const credentialIn = (event: EventObject): NewPasskey['credential'] =>
  (event as DoneActorEvent<{ credential: NewPasskey['credential'] }>).output.credential
