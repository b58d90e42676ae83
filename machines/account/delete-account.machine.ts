import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { AccountRemoval, Message, RemovalPreview } from '#openapi/generated/client.ts'
import { type OwnerProof, type ProveOwnerOutcome, proveOwnerMachine } from './prove-owner.machine.ts'
import { blockingOrders, codeRecipient, walletGivenUp } from './removal.ts'

export type DeleteAccountOutcome = { type: 'deleted' }

export const deleteAccountPorts = {
  previewRemoval: port<RemovalPreview>('previewRemoval'),
  removeAccount: port<Message, AccountRemoval>('removeAccount'),
  /** Whether the token of this customer opens nothing any more. */
  isAccountGone: port<boolean>('isAccountGone'),
}

/** Deletes the account of the signed-in customer for good (docs/spec.md §4 Profile delete, §8 Account). */
export const deleteAccountMachine = setup({
  types: {
    /** `length` of a code in digits. */
    input: {} as { length: number },
    /**
     * `previews`: what the server last said of the removal, or nothing yet; `proofs`: what the owner proved it by, or none;
     * `refusals`: what the server said about the proof before.
     */
    context: {} as {
      length: number
      previews: readonly RemovalPreview[]
      proofs: readonly OwnerProof[]
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'preview.retry' }
      | { type: 'wallet.giveUp' }
      | { type: 'wallet.keep' }
      | { type: 'removal.continue' }
      | { type: 'removal.accept' }
      | { type: 'removal.decline' },
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** From now on the token may open nothing, because the account is gone. */
      | { type: 'removing' }
      /** The account is still there. */
      | { type: 'kept' },
    output: {} as DeleteAccountOutcome,
    tags: {} as 'busy',
  },
  actors: { ...deleteAccountPorts, proveOwner: proveOwnerMachine },
  actions: {
    'keep the preview': assign((_, { output }: { output: RemovalPreview }) => ({ previews: [output] })),
    'keep the proof': assign((_, { output }: { output: ProveOwnerOutcome }) => ({
      // Its guard asked whether there is one.
      proofs: [(output as Extract<ProveOwnerOutcome, { type: 'proven' }>).proof],
    })),
    'forget the proof': assign({ proofs: [] }),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive everything': assign({ refusals: [] }),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
    'tell that the account may go': emit({ type: 'removing' }),
    'tell that the account stays': emit({ type: 'kept' }),
  },
  guards: {
    'an order or a refund is in the way': (_, { output }: { output: RemovalPreview }) =>
      blockingOrders(output).length > 0,
    'the wallet is empty': ({ context }) => previewOf(context).wallet_balance === 0,
    'the owner proved it': (_, { output }: { output: ProveOwnerOutcome }) => output.type === 'proven',
    'the account is gone': (_, { output }: { output: boolean }) => output,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'something came in the way': (_, { error }: { error: unknown }) =>
      ['on-going', 'open_refund', 'wallet'].some((code) => hasCode(error, 403, code)),
  },
}).createMachine({
  id: 'deleteAccount',
  description: 'Does the owner want to delete the account for good?',
  context: ({ input }) => ({ ...input, previews: [], proofs: [], refusals: [] }),
  output: { type: 'deleted' },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server says what prevents the deletion.',
      invoke: {
        id: 'previewRemoval',
        src: 'previewRemoval',
        onDone: [
          {
            guard: { type: 'an order or a refund is in the way', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'keep the preview', params: ({ event }) => event },
          },
          { target: 'explaining', actions: { type: 'keep the preview', params: ({ event }) => event } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The server did not say what prevents the deletion.',
      on: { 'preview.retry': 'reading' },
    },
    blocked: {
      description: 'Open orders or refunds prevent the deletion; each links to its page.',
      on: { 'preview.retry': 'reading' },
    },
    explaining: {
      description:
        'The customer reads what the server deletes, what the server keeps, and what the customer loses.',
      initial: 'decidingWallet',
      states: {
        decidingWallet: {
          description: 'Does the wallet hold money?',
          always: [{ guard: 'the wallet is empty', target: 'free' }, 'holding'],
        },
        holding: {
          description: 'The wallet holds money; the customer spends the money, or gives it up.',
          on: { 'wallet.giveUp': 'givenUp' },
        },
        givenUp: {
          description: 'The customer gives the money up.',
          on: { 'wallet.keep': 'holding', 'removal.continue': '#deleteAccount.proving' },
        },
        free: {
          description: 'Nothing prevents the deletion.',
          on: { 'removal.continue': '#deleteAccount.proving' },
        },
      },
    },
    proving: {
      description: 'The owner enters the password, or a code that the server sends.',
      invoke: {
        id: 'proveOwner',
        src: 'proveOwner',
        input: ({ context }) => ({
          has_password: previewOf(context).confirm_by.includes('password'),
          recipient: codeRecipient(previewOf(context)),
          length: context.length,
          refusals: context.refusals,
        }),
        onDone: [
          {
            guard: { type: 'the owner proved it', params: ({ event }) => event },
            target: 'confirming',
            actions: [{ type: 'keep the proof', params: ({ event }) => event }, 'forgive everything'],
          },
          { target: 'decidingReturn', actions: 'forgive everything' },
        ],
        onError: { target: 'decidingReturn', actions: 'forgive everything' },
      },
    },
    decidingReturn: {
      description:
        'The customer returns to the explanation; wallet money stays given up until the customer leaves the page.',
      always: [{ guard: 'the wallet is empty', target: 'explaining' }, 'explaining.givenUp'],
    },
    confirming: {
      description: 'The page asks the customer for the last time.',
      initial: 'fresh',
      on: {
        'removal.accept': { target: 'deleting', actions: 'tell that the account may go' },
        'removal.decline': { target: 'decidingReturn', actions: 'forget the proof' },
      },
      states: {
        fresh: { description: 'The customer has not confirmed the deletion yet.' },
        unanswered: { description: 'No answer came, and the account still exists.' },
      },
    },
    deleting: {
      description: 'The server deletes the account.',
      tags: 'busy',
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: ({ context }) => ({ ...context.proofs[0], ...walletGivenUp(previewOf(context)) }),
        onDone: 'deleted',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'checking' },
          {
            guard: { type: 'something came in the way', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'report the failure', params: ({ event }) => event },
              'forget the proof',
              'tell that the account stays',
            ],
          },
          {
            target: 'proving',
            actions: [
              { type: 'keep the refusals', params: ({ event }) => event },
              'forget the proof',
              'tell that the account stays',
            ],
          },
        ],
      },
    },
    checking: {
      description: 'The reply was lost: does the account still exist?',
      tags: 'busy',
      invoke: {
        id: 'isAccountGone',
        src: 'isAccountGone',
        onDone: [
          { guard: { type: 'the account is gone', params: ({ event }) => event }, target: 'deleted' },
          { target: 'confirming.unanswered', actions: 'tell that the account stays' },
        ],
        onError: 'unsure',
      },
    },
    unsure: {
      description: 'The server does not answer: the account may or may not be deleted.',
      on: { 'preview.retry': { target: 'checking', actions: 'tell that the account may go' } },
    },
    deleted: {
      description: 'The server deleted the account.',
      type: 'final',
    },
  },
})

/** Every state that asks for it comes after the server has sent it. */
const previewOf = ({ previews }: { previews: readonly RemovalPreview[] }) => previews[0]!
