import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import {
  errorIn,
  hasCode,
  isUnanswered,
  type ServerRefusal,
  serverRefusals,
} from '#machines/rules/refusal.ts'
import { isBlank } from '#machines/rules/validation.ts'
import type { PasskeyList } from '#openapi/generated/client.ts'
import { type AddPasskeyOutcome, addPasskeyMachine } from './add-passkey.machine.ts'

export const passkeysPorts = {
  listPasskeys: port<PasskeyList>('listPasskeys'),
  renamePasskey: port<PasskeyList, { id: string; name: string }>('renamePasskey'),
  removePasskey: port<PasskeyList, { id: string }>('removePasskey'),
}

type Owner = { has_password: boolean; recipient: string; length: number }

/** Shows the passkeys of the customer, who adds, names and removes them (docs/contract.md §2 Ours). */
export const passkeysMachine = setup({
  types: {
    /** As in `addPasskey`; `is_supported`: this browser can make passkeys for this page. */
    input: {} as Owner & { is_supported: boolean },
    /** `id` and `name`: of the passkey that is being named or removed; `refusals`: what the server said of the name. */
    context: {} as Owner &
      PasskeyList & { is_supported: boolean; id: string; name: string; refusals: readonly ServerRefusal[] },
    events: {} as
      | { type: 'passkey.add' }
      | { type: 'passkey.rename'; id: string; name: string }
      | { type: 'name.change'; name: string }
      | { type: 'name.submit' }
      | { type: 'name.leave' }
      | { type: 'passkey.remove'; id: string; name: string }
      | { type: 'remove.accept' }
      | { type: 'remove.decline' }
      | { type: 'list.retry' },
    emitted: {} as
      | { type: 'passkey.added' }
      | { type: 'passkey.removed' }
      | { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: { ...passkeysPorts, addPasskey: addPasskeyMachine },
  actions: {
    'keep the list': assign((_, { output: { passkeys, maximum } }: { output: PasskeyList }) => ({
      passkeys,
      maximum,
    })),
    'keep the new list': assign((_, { output }: { output: AddPasskeyOutcome }) =>
      output.type === 'added' ? output.list : {},
    ),
    'choose the passkey': assign((_, { id, name }: { id: string; name: string }) => ({ id, name })),
    'keep the name': assign((_, { name }: { name: string }) => ({ name })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'tell that it was added': emit({ type: 'passkey.added' }),
    'tell that it was removed': emit({ type: 'passkey.removed' }),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
    'report why it was refused': emit((_, { output }: { output: AddPasskeyOutcome }) => ({
      type: 'failure',
      error: errorIn(output),
    })),
  },
  guards: {
    'another one can be added': ({ context: { is_supported, passkeys, maximum } }) =>
      is_supported && passkeys.length < maximum,
    'no name is typed': ({ context: { name } }) => isBlank(name),
    'it was added': (_, { output }: { output: AddPasskeyOutcome }) => output.type === 'added',
    'it was refused': (_, { output }: { output: AddPasskeyOutcome }) => output.type === 'refused',
    'no answer came to it': (_, { output }: { output: AddPasskeyOutcome }) => output.type === 'failed',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'it is gone already': (_, { error }: { error: unknown }) => hasCode(error, 404, 'passkey_id'),
    'it is gone': ({ context }, { output: { passkeys } }: { output: PasskeyList }) =>
      passkeys.every(({ id }) => id !== context.id),
  },
}).createMachine({
  id: 'passkeys',
  description: 'Which devices sign the customer in without a password?',
  context: ({ input }) => ({ ...input, passkeys: [], maximum: 1, id: '', name: '', refusals: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server lists the passkeys.',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: { target: 'showing', actions: { type: 'keep the list', params: ({ event }) => event } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The list did not load.',
      on: { 'list.retry': 'loading' },
    },
    showing: {
      description: 'The customer sees the passkeys.',
      initial: 'settled',
      on: {
        'passkey.add': { guard: 'another one can be added', target: 'adding' },
        'passkey.rename': {
          target: 'naming',
          actions: { type: 'choose the passkey', params: ({ event }) => event },
        },
        'passkey.remove': {
          target: 'confirming',
          actions: { type: 'choose the passkey', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: 'The list shows no error.' },
        unadded: {
          description:
            'The passkey is not confirmed: no answer came, the list shows no new passkey, or a step stopped with an error.',
        },
        unremoved: { description: 'No answer came, and the list still shows the passkey.' },
      },
    },
    adding: {
      description: 'This device makes a passkey.',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { has_password, recipient, length } }) => ({ has_password, recipient, length }),
        onDone: [
          {
            guard: { type: 'it was added', params: ({ event }) => event },
            target: 'showing',
            actions: [{ type: 'keep the new list', params: ({ event }) => event }, 'tell that it was added'],
          },
          {
            guard: { type: 'it was refused', params: ({ event }) => event },
            target: 'showing',
            actions: { type: 'report why it was refused', params: ({ event }) => event },
          },
          {
            guard: { type: 'no answer came to it', params: ({ event }) => event },
            target: 'showing.unadded',
          },
          'showing',
        ],
        onError: 'showing.unadded',
      },
    },
    naming: {
      description: 'The customer names a passkey.',
      initial: 'fresh',
      on: {
        'name.change': { actions: { type: 'keep the name', params: ({ event }) => event } },
        'name.submit': [{ guard: 'no name is typed', target: '.incomplete' }, 'renaming'],
        'name.leave': 'showing',
      },
      states: {
        fresh: { description: 'The field shows no error.' },
        incomplete: { description: 'The name is missing.' },
        refused: {
          description: 'The server refused the name, and said why.',
          on: {
            'name.change': {
              target: 'fresh',
              actions: { type: 'keep the name', params: ({ event }) => event },
            },
          },
        },
        failed: { description: 'No answer came; the customer can send the name again.' },
      },
    },
    renaming: {
      description: 'The server saves the name.',
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context: { id, name } }) => ({ id, name }),
        onDone: { target: 'showing', actions: { type: 'keep the list', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'naming.failed' },
          {
            guard: { type: 'it is gone already', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'report the failure', params: ({ event }) => event },
          },
          {
            target: 'naming.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The page asks the customer whether to remove the passkey.',
      on: { 'remove.accept': 'removing', 'remove.decline': 'showing' },
    },
    removing: {
      description: 'The server removes the passkey.',
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'showing',
          actions: [{ type: 'keep the list', params: ({ event }) => event }, 'tell that it was removed'],
        },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'checking' },
          { target: 'loading', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      description: 'The reply was lost: the list says whether the server removed the passkey.',
      tags: 'busy',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: [
          {
            guard: { type: 'it is gone', params: ({ event }) => event },
            target: 'showing',
            actions: [{ type: 'keep the list', params: ({ event }) => event }, 'tell that it was removed'],
          },
          {
            target: 'showing.unremoved',
            actions: { type: 'keep the list', params: ({ event }) => event },
          },
        ],
        onError: 'unavailable',
      },
    },
  },
})
