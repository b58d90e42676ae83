import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered } from '#machines/rules/refusal.ts'
import type { SessionList } from '#openapi/generated/client.ts'

export const sessionsPorts = {
  listSessions: port<SessionList>('listSessions'),
  /** One id ends that session, several all others. */
  endSessions: port<SessionList, { ids: readonly string[] }>('endSessions'),
}

/** Shows where the customer is signed in, and signs other devices out (docs/contract.md §2 Ours). */
export const sessionsMachine = setup({
  types: {
    /** `chosen`: ids of the sessions that the customer wants to end. */
    context: {} as SessionList & { chosen: readonly string[] },
    events: {} as
      | { type: 'session.end'; id: string }
      | { type: 'others.end' }
      | { type: 'end.accept' }
      | { type: 'end.decline' }
      | { type: 'list.retry' },
    emitted: {} as { type: 'sessions.ended'; count: number } | { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: sessionsPorts,
  actions: {
    'keep the list': assign((_, { output: { sessions } }: { output: SessionList }) => ({ sessions })),
    'choose the session': assign((_, { id }: { id: string }) => ({ chosen: [id] })),
    'choose all others': assign(({ context: { sessions } }) => ({
      chosen: sessions.filter(({ is_current }) => !is_current).map(({ id }) => id),
    })),
    'tell that they ended': emit(({ context: { chosen } }) => ({
      type: 'sessions.ended',
      count: chosen.length,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'they are gone': ({ context: { chosen } }, { output: { sessions } }: { output: SessionList }) =>
      sessions.every(({ id }) => !chosen.includes(id)),
  },
}).createMachine({
  id: 'sessions',
  description: 'On which devices is the customer signed in, and which devices does the customer sign out?',
  context: { sessions: [], chosen: [] },
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
      description: 'The server ends the sessions.',
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { chosen } }) => ({ ids: chosen }),
        onDone: {
          target: 'showing',
          actions: [{ type: 'keep the list', params: ({ event }) => event }, 'tell that they ended'],
        },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'checking' },
          { target: 'loading', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
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
