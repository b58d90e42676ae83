import { assign, type DoneActorEvent, type EventObject, emit, setup } from 'xstate'
import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { AuthToken, Message, OrderProven } from '#openapi/generated/client.ts'
import { digitsOfCode } from './one-time-code.ts'

/** A code that was sent: `resend_at` in milliseconds since 1970, `good_for` in milliseconds. */
export type EarlierCode = { resend_at: number; good_for: number }

/** What the server says about a code that was asked for. */
export type SentCode =
  | ({ type: 'sent'; message: string } & EarlierCode)
  /** A code was sent a moment ago, by a sign-up or before a reload; no other one was sent. */
  | ({ type: 'held' } & EarlierCode)
  /** Too many codes were asked for or tried: none is sent until then. */
  | { type: 'blocked'; message: string; resend_at: number }

/** What the right code opens; where it leads is the business of the flow that asked for it. */
export type CodeProof = AuthToken | Message | (OrderProven & { message?: never })

export type EnterCodeOutcome = { code: string; proof: CodeProof }

export const enterCodePorts = {
  sendCode: port<SentCode, { recipient: string }>('sendCode'),
  /** Refused when the code is wrong, used or expired, or was tried too often. */
  checkCode: port<CodeProof, { recipient: string; code: string }>('checkCode'),
}

/** Sends a one-time code to a phone or e-mail address and takes it back (docs/spec.md §7 Auth). */
export const enterCodeMachine = setup({
  types: {
    /**
     * `recipient`: a phone number or an e-mail address; `length` in digits; `earlier`: what this tab asked for before a reload,
     * so that no other code is sent unasked.
     */
    input: {} as { recipient: string; length: number; earlier?: EarlierCode | undefined },
    /** `message`: what the server last said about the sending; the times are 0 until it says anything. */
    context: {} as {
      recipient: string
      length: number
      earlier?: EarlierCode | undefined
      code: string
      refusals: readonly ServerRefusal[]
      message: string
      resend_at: number
      good_for: number
    },
    events: {} as { type: 'code.change'; code: string } | { type: 'form.submit' } | { type: 'code.resend' },
    emitted: {} as { type: 'code.refused' },
    output: {} as EnterCodeOutcome,
    tags: {} as 'busy' | 'sending',
  },
  actors: { ...enterCodePorts, countdown: countdownMachine },
  delays: { codeExpires: ({ context }) => context.good_for },
  actions: {
    'keep the code': assign(({ context: { length } }, { text }: { text: string }) => ({
      code: digitsOfCode(text, length),
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the code': assign({ refusals: [] }),
    'note the sending': assign((_, { output: { type: _type, ...sending } }: { output: SentCode }) => ({
      message: '',
      ...sending,
    })),
    'forget the earlier code': assign({ code: '', refusals: [] }),
    'note why nothing was sent': assign((_, { error }: { error: unknown }) => ({
      message: serverRefusals(error)
        .map(({ message }) => message)
        .join(' '),
    })),
    'tell that the code was refused': emit({ type: 'code.refused' }),
  },
  guards: {
    'the code is complete': ({ context: { length } }, { text }: { text: string }) =>
      digitsOfCode(text, length).length === length,
    'a code is on its way': (_, { output }: { output: SentCode }) => output.type === 'sent',
    'a code was sent a moment ago': (_, { output }: { output: SentCode }) => output.type === 'held',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'an earlier sending is known': ({ context }) => context.earlier !== undefined,
  },
}).createMachine({
  id: 'enterCode',
  description: 'Can the customer read a code that the server sends to this phone or e-mail address?',
  context: ({ input }) => ({
    ...input,
    code: '',
    refusals: [],
    message: '',
    resend_at: 0,
    good_for: 0,
    ...input.earlier,
  }),
  output: ({ event }) => event.output as EnterCodeOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Did this tab ask for a code before?',
      always: [
        { guard: 'an earlier sending is known', target: '#enterCode.proving.delivery.held' },
        'sending',
      ],
    },
    sending: {
      description: 'The page asks the server to send a code.',
      tags: 'sending',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { recipient } }) => ({ recipient }),
        onDone: [
          {
            guard: { type: 'a code is on its way', params: ({ event }) => event },
            target: 'proving',
            actions: [{ type: 'note the sending', params: ({ event }) => event }, 'forget the earlier code'],
          },
          {
            guard: { type: 'a code was sent a moment ago', params: ({ event }) => event },
            target: '#enterCode.proving.delivery.held',
            actions: { type: 'note the sending', params: ({ event }) => event },
          },
          {
            target: '#enterCode.proving.delivery.blocked',
            actions: { type: 'note the sending', params: ({ event }) => event },
          },
        ],
        onError: {
          target: '#enterCode.proving.delivery.unsent',
          actions: { type: 'note why nothing was sent', params: ({ event }) => event },
        },
      },
    },
    proving: {
      description: 'The customer enters the code, and may ask for another code later.',
      type: 'parallel',
      states: {
        entry: {
          description: 'The field for the code.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The customer types, pastes, or lets the browser fill in the code.',
              initial: 'fresh',
              on: {
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
                    guard: {
                      type: 'the code is complete',
                      params: ({ context }) => ({ text: context.code }),
                    },
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
              description: 'The server checks the code.',
              tags: 'busy',
              entry: 'forgive the code',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { recipient, code } }) => ({ recipient, code }),
                onDone: '#enterCode.proven',
                onError: [
                  {
                    guard: { type: 'no answer came', params: ({ event }) => event },
                    target: 'editing.failed',
                  },
                  {
                    target: 'editing.refused',
                    actions: [
                      { type: 'keep the refusals', params: ({ event }) => event },
                      'tell that the code was refused',
                    ],
                  },
                ],
              },
            },
          },
        },
        delivery: {
          description: 'The delivery of the code to the customer.',
          initial: 'sent',
          states: {
            sent: {
              description: 'The server sent a code, which is valid for a while.',
              initial: 'recent',
              after: { codeExpires: 'expired' },
              states: {
                recent: {
                  description: 'The code may still arrive; the customer cannot ask for another code yet.',
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context }) => ({ ends: context.resend_at }),
                    onDone: 'late',
                    onError: 'late',
                  },
                },
                late: {
                  description: 'The code should have arrived; the customer can ask for another code.',
                  on: { 'code.resend': '#enterCode.sending' },
                },
              },
            },
            held: {
              description:
                'The server sent a code before and sends no other unasked: the customer enters the earlier code.',
              initial: 'recent',
              after: { codeExpires: 'expired' },
              states: {
                recent: {
                  description:
                    'The earlier code may still arrive; the customer cannot ask for another code yet.',
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context }) => ({ ends: context.resend_at }),
                    onDone: 'late',
                    onError: 'late',
                  },
                },
                late: {
                  description: 'The earlier code should have arrived; the customer can ask for another code.',
                  on: { 'code.resend': '#enterCode.sending' },
                },
              },
            },
            blocked: {
              description:
                'The customer asked for or tried too many codes; the server says when it sends a code again.',
              invoke: {
                id: 'countdown',
                src: 'countdown',
                input: ({ context }) => ({ ends: context.resend_at }),
                onDone: 'free',
                onError: 'free',
              },
            },
            free: {
              description: 'The customer can ask for a code again.',
              on: { 'code.resend': '#enterCode.sending' },
            },
            expired: {
              description: 'The code has expired; the customer can ask for another code.',
              on: { 'code.resend': '#enterCode.sending' },
            },
            unsent: {
              description: 'The request for a code failed; the customer can ask again.',
              on: { 'code.resend': '#enterCode.sending' },
            },
          },
        },
      },
    },
    proven: {
      description: 'The server accepted the code.',
      type: 'final',
      output: ({ context, event }): EnterCodeOutcome => ({
        code: context.code,
        proof: proofIn(event),
      }),
    },
  },
})

/** Only the response of `checkCode` leads to the final state. */
const proofIn = (event: EventObject) => (event as DoneActorEvent<CodeProof>).output
