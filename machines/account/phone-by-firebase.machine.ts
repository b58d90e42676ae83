import { assign, type DoneActorEvent, type EventObject, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { AuthToken } from '#openapi/generated/client.ts'
import type { EnterCodeOutcome } from './enter-code.machine.ts'
import { refusedBy } from './firebase-refusal.ts'
import { digitsOfCode } from './one-time-code.ts'

/** Firebase sends six digits to every phone. */
export const FIREBASE_CODE = 6

export const phoneByFirebasePorts = {
  /** Resolves when Google's check is drawn; refused when something keeps its script away. */
  loadChallenge: port<void>('loadChallenge'),
  /** What the check gives to a customer who passes it; good for one code. */
  solveChallenge: port<string>('solveChallenge'),
  /** The session in which Firebase takes the code. */
  sendVerificationCode: port<string, { phone: string; challenge: string }>('sendVerificationCode'),
  verifyFirebaseToken: port<AuthToken, { phone: string; session: string; code: string }>(
    'verifyFirebaseToken',
  ),
}

/** A phone is proven by a code that Firebase sends, once Google has checked that a person asks for it (docs/decisions/045). */
export const phoneByFirebaseMachine = setup({
  types: {
    input: {} as { phone: string },
    /** `session`: where Firebase takes the code that it sent last. */
    context: {} as { phone: string; session: string; code: string; refusals: readonly ServerRefusal[] },
    events: {} as
      /** For the first code, or for another one. */
        | { type: 'challenge.open' }
        | { type: 'challenge.close' }
        | { type: 'code.change'; code: string }
        | { type: 'form.submit' },
    emitted: {} as { type: 'code.refused' },
    output: {} as EnterCodeOutcome,
    tags: {} as 'busy' | 'challenge',
  },
  actors: phoneByFirebasePorts,
  delays: { challengeWait: 15_000 },
  actions: {
    'keep the session': assign((_, { output }: { output: string }) => ({
      session: output,
      code: '',
      refusals: [],
    })),
    'keep the code': assign((_, { text }: { text: string }) => ({ code: digitsOfCode(text, FIREBASE_CODE) })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the code': assign({ refusals: [] }),
    'tell that the code was refused': emit({ type: 'code.refused' }),
  },
  guards: {
    'the number is refused': (_, { error }: { error: unknown }) => refusedBy(error) === 'phone',
    'too many were asked for': (_, { error }: { error: unknown }) => refusedBy(error) === 'often',
    'the code is complete': (_, { text }: { text: string }) =>
      digitsOfCode(text, FIREBASE_CODE).length === FIREBASE_CODE,
    'the session is over': (_, { error }: { error: unknown }) => hasCode(error, 403, 'session'),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'phoneByFirebase',
  description: 'Can the customer read a code that Firebase sends to this phone?',
  context: ({ input }) => ({ ...input, session: '', code: '', refusals: [] }),
  output: ({ event }) => event.output as EnterCodeOutcome,
  initial: 'ready',
  states: {
    ready: {
      description:
        'The page says that Google checks the request first, and has loaded nothing of Google yet.',
      initial: 'fresh',
      on: { 'challenge.open': 'loading' },
      states: {
        fresh: { description: 'The page shows no error.' },
        blocked: {
          description: 'The script of the check did not come: a blocker or the network held it back.',
        },
        refused: { description: 'Firebase sends no code to this number.' },
        exhausted: { description: 'Too many codes were asked for here; Firebase sends one later.' },
        unanswered: { description: 'Google or Firebase gave no answer, and a code may be on its way.' },
        expired: {
          description: 'No code can be tried in the session any more; the customer gets another code.',
        },
      },
    },
    loading: {
      description: 'The browser loads the check.',
      tags: ['busy', 'challenge'],
      invoke: { id: 'loadChallenge', src: 'loadChallenge', onDone: 'solving', onError: 'ready.blocked' },
      after: { challengeWait: 'ready.blocked' },
    },
    solving: {
      description: 'The customer passes the check, or closes it.',
      tags: 'challenge',
      invoke: { id: 'solveChallenge', src: 'solveChallenge', onDone: 'sending', onError: 'ready.unanswered' },
      on: { 'challenge.close': 'ready' },
    },
    sending: {
      description: 'Firebase sends a code to the phone.',
      tags: 'busy',
      invoke: {
        id: 'sendVerificationCode',
        src: 'sendVerificationCode',
        input: ({ context: { phone }, event }) => ({ phone, challenge: challengeIn(event) }),
        onDone: {
          target: 'entering',
          actions: { type: 'keep the session', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'the number is refused', params: ({ event }) => event }, target: 'ready.refused' },
          {
            guard: { type: 'too many were asked for', params: ({ event }) => event },
            target: 'ready.exhausted',
          },
          'ready.unanswered',
        ],
      },
    },
    entering: {
      description:
        'The customer types, pastes, or lets the browser fill in the code, or asks for another one.',
      initial: 'fresh',
      on: {
        'challenge.open': 'loading',
        'code.change': [
          {
            guard: { type: 'the code is complete', params: ({ event }) => ({ text: event.code }) },
            target: 'checking',
            actions: { type: 'keep the code', params: ({ event }) => ({ text: event.code }) },
          },
          {
            target: '.fresh',
            actions: [
              { type: 'keep the code', params: ({ event }) => ({ text: event.code }) },
              'forgive the code',
            ],
          },
        ],
        'form.submit': [
          {
            guard: { type: 'the code is complete', params: ({ context }) => ({ text: context.code }) },
            target: 'checking',
          },
          '.incomplete',
        ],
      },
      states: {
        fresh: { description: 'The field shows no error.' },
        incomplete: { description: 'The code lacks digits.' },
        refused: { description: 'The server refused the code, and says why.' },
        failed: { description: 'No answer came; the customer can submit the same code again.' },
      },
    },
    checking: {
      description: 'The server asks Firebase about the code.',
      tags: 'busy',
      entry: 'forgive the code',
      invoke: {
        id: 'verifyFirebaseToken',
        src: 'verifyFirebaseToken',
        input: ({ context: { phone, session, code } }) => ({ phone, session, code }),
        onDone: 'proven',
        onError: [
          { guard: { type: 'the session is over', params: ({ event }) => event }, target: 'ready.expired' },
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'entering.failed' },
          {
            target: 'entering.refused',
            actions: [
              { type: 'keep the refusals', params: ({ event }) => event },
              'tell that the code was refused',
            ],
          },
        ],
      },
    },
    proven: {
      description: 'The server accepted the code, and the customer is signed in.',
      type: 'final',
      output: ({ context: { code }, event }): EnterCodeOutcome => ({ code, proof: sessionIn(event) }),
    },
  },
})

/** Only the response of the port before leads to each of both. */
const challengeIn = (event: EventObject) => (event as DoneActorEvent<string>).output
const sessionIn = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output
