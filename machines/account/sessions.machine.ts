import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal } from '#machines/rules/refusal.ts'
import type { SessionList } from '#openapi/generated/client.ts'
import { asksForProof, proofRefusals, proofsIn } from './proof-refusals.ts'
import { type OwnerProof, type ProveOwnerOutcome, proveOwnerMachine } from './prove-owner.machine.ts'

export const sessionsPorts = {
  listSessions: port<SessionList>('listSessions'),
  /** One id ends that session, several all others. */
  endSessions: port<SessionList, { ids: readonly string[]; proofs: readonly OwnerProof[] }>('endSessions'),
}

type Owner = { has_password: boolean; recipient: string; length: number }

/** Shows where the customer is signed in, and signs other devices out (docs/contract.md §2 Ours). */
export const sessionsMachine = setup({
  types: {
    /** As in `proveOwner`. */
    input: {} as Owner,
    /** `chosen`: ids of the sessions that the customer wants to end; `refusals`: what the server said about the proof. */
    context: {} as Owner & SessionList & { chosen: readonly string[]; refusals: readonly ServerRefusal[] },
    events: {} as
      | { type: 'session.end'; id: string }
      | { type: 'others.end' }
      | { type: 'end.accept' }
      | { type: 'end.decline' }
      | { type: 'list.retry' },
    emitted: {} as { type: 'sessions.ended'; count: number } | { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: { ...sessionsPorts, proveOwner: proveOwnerMachine },
  actions: {
    'keep the list': assign((_, { output: { sessions } }: { output: SessionList }) => ({ sessions })),
    'choose the session': assign((_, { id }: { id: string }) => ({ chosen: [id] })),
    'choose all others': assign(({ context: { sessions } }) => ({
      chosen: sessions.filter(({ is_current }) => !is_current).map(({ id }) => id),
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: proofRefusals(error) })),
    'tell that they ended': emit(({ context: { chosen } }) => ({
      type: 'sessions.ended',
      count: chosen.length,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'a proof is needed': (_, { error }: { error: unknown }) => asksForProof(error),
    'the owner proved it': (_, { output }: { output: ProveOwnerOutcome }) => output.type === 'proven',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'they are gone': ({ context: { chosen } }, { output: { sessions } }: { output: SessionList }) =>
      sessions.every(({ id }) => !chosen.includes(id)),
  },
}).createMachine({
  id: 'sessions',
  description: 'On which devices is the customer signed in, and which devices does the customer sign out?',
  context: ({ input }) => ({ ...input, sessions: [], chosen: [], refusals: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server lists the sessions.',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: { target: 'showing', actions: { type: 'keep the list', params: ({ event }) => event } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The list did not load.',
      on: { 'list.retry': 'loading' },
    },
    showing: {
      description: 'The customer sees the devices.',
      initial: 'settled',
      on: {
        'session.end': {
          target: 'confirming',
          actions: { type: 'choose the session', params: ({ event }) => event },
        },
        'others.end': { target: 'confirming', actions: 'choose all others' },
      },
      states: {
        settled: { description: 'The list shows no error.' },
        unanswered: { description: 'No answer came, and the devices are still signed in.' },
      },
    },
    confirming: {
      description: 'The page asks the customer whether to sign the devices out.',
      on: { 'end.accept': 'ending', 'end.decline': 'showing' },
    },
    ending: {
      description: 'The server ends the sessions, or asks for a proof of the owner first.',
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { chosen }, event }) => ({ ids: chosen, proofs: proofsIn(event) }),
        onDone: {
          target: 'showing',
          actions: [{ type: 'keep the list', params: ({ event }) => event }, 'tell that they ended'],
        },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'checking' },
          {
            guard: { type: 'a proof is needed', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
          { target: 'loading', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
      },
    },
    proving: {
      description: 'The last sign-in or proof was some time ago: the owner enters the password or a code.',
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
          { guard: { type: 'the owner proved it', params: ({ event }) => event }, target: 'ending' },
          'showing',
        ],
        onError: 'showing',
      },
    },
    checking: {
      description: 'The reply was lost: the list says whether the server ended the sessions.',
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: [
          {
            guard: { type: 'they are gone', params: ({ event }) => event },
            target: 'showing',
            actions: [{ type: 'keep the list', params: ({ event }) => event }, 'tell that they ended'],
          },
          {
            target: 'showing.unanswered',
            actions: { type: 'keep the list', params: ({ event }) => event },
          },
        ],
        onError: 'unavailable',
      },
    },
  },
})
