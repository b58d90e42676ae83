import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { isPhone } from '#machines/rules/phone.ts'
import type { AuthToken } from '#openapi/generated/client.ts'
import { type EarlierCode, type EnterCodeOutcome, enterCodeMachine } from './enter-code.machine.ts'
import { phoneByFirebaseMachine } from './phone-by-firebase.machine.ts'

type Given = {
  phone: string
  length: number
  codes: 'shop' | 'firebase'
  earlier?: EarlierCode | undefined
}

export type VerifyPhoneOutcome =
  /** `message`: what the server wants the customer to know. */
  | { type: 'verified'; token: string; message?: string | undefined }
  /** The customer goes on as a guest; the account waits. */
  | { type: 'left' }

/**
 * The customer proves a phone by a code, and is signed in: after a sign-up where the shop demands it, and in place of a
 * password (docs/spec.md §7 Auth).
 */
export const verifyPhoneMachine = setup({
  types: {
    /**
     * `phone` as typed at sign-up or sign-in, or empty after a sign-in by e-mail; `length` of a code in digits; `codes`: who sends
     * them; `earlier`: the code that this tab asked for before a reload.
     */
    input: {} as Given,
    context: {} as Given,
    events: {} as
      | { type: 'phone.change'; phone: string }
      | { type: 'form.submit' }
      /** Back to the phone number. */
      | { type: 'name.change' }
      | { type: 'page.leave' },
    output: {} as VerifyPhoneOutcome,
  },
  actors: { enterCode: enterCodeMachine, phoneByFirebase: phoneByFirebaseMachine },
  actions: {
    'keep the phone': assign((_, { phone }: { phone: string }) => ({ phone })),
  },
  guards: {
    'no phone is named': ({ context }) => !isPhone(context.phone.trim()),
    'Firebase sends the codes': ({ context }) => context.codes === 'firebase',
    'a code was sent before': ({ context }) => context.earlier !== undefined,
  },
}).createMachine({
  id: 'verifyPhone',
  description: 'Does this phone belong to the customer?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as VerifyPhoneOutcome,
  on: { 'page.leave': '.left' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Did an earlier form give the number?',
      always: [
        { guard: 'no phone is named', target: 'naming' },
        { guard: 'Firebase sends the codes', target: 'proving' },
        { guard: 'a code was sent before', target: 'resuming' },
        'entering',
      ],
    },
    naming: {
      description: 'The customer enters the phone number of the account.',
      initial: 'fresh',
      on: {
        'phone.change': { actions: { type: 'keep the phone', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'no phone is named', target: '.incomplete' },
          { guard: 'Firebase sends the codes', target: 'proving' },
          'entering',
        ],
      },
      states: {
        fresh: { description: 'The form shows no error.' },
        incomplete: { description: 'The number is missing.' },
      },
    },
    resuming: {
      description:
        'The page was loaded again: the customer enters the code that was sent before, and no other is sent unasked.',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { phone, length, earlier } }) => ({ recipient: phone.trim(), length, earlier }),
        onDone: 'verified',
        onError: 'naming',
      },
      on: { 'name.change': 'naming' },
    },
    entering: {
      description: 'The server sends a code to the phone, and the customer enters the code.',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { phone, length } }) => ({ recipient: phone.trim(), length }),
        onDone: 'verified',
        onError: 'naming',
      },
      on: { 'name.change': 'naming' },
    },
    proving: {
      description: 'Firebase sends a code to the phone after a check, and the customer enters the code.',
      invoke: {
        id: 'phoneByFirebase',
        src: 'phoneByFirebase',
        input: ({ context: { phone } }) => ({ phone: phone.trim() }),
        onDone: 'verified',
        onError: 'naming',
      },
      on: { 'name.change': 'naming' },
    },
    verified: {
      description: 'The phone is verified, and the customer is signed in.',
      type: 'final',
      output: ({ event }): VerifyPhoneOutcome => ({ type: 'verified', ...sessionOf(event) }),
    },
    left: {
      description: 'The customer leaves the page without verifying the phone.',
      type: 'final',
      output: (): VerifyPhoneOutcome => ({ type: 'left' }),
    },
  },
})

/** Only a code that the server took for this phone leads here, and the server answers it with a session. */
function sessionOf(event: EventObject) {
  const { token, message } = (event as DoneActorEvent<EnterCodeOutcome>).output.proof as AuthToken
  return { token, message }
}
