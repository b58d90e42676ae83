import { assign, setup } from 'xstate'
import type { ServerRefusal } from '#machines/rules/refusal.ts'
import { isBlank } from '#machines/rules/validation.ts'
import { type EnterCodeOutcome, enterCodeMachine } from './enter-code.machine.ts'

/** What the owner of an account knows or receives; a session alone changes neither e-mail address nor password. */
export type OwnerProof = { current_password: string } | { otp: string }

export type ProveOwnerOutcome = { type: 'proven'; proof: OwnerProof } | { type: 'left' }

/** Asks the owner of the account for the current password or a code (docs/contract.md §2 Profile). */
export const proveOwnerMachine = setup({
  types: {
    /**
     * `has_password`: not for accounts of a social login; `recipient`: where the server sends the code, empty where it sends none; `length` of the code in
     * digits; `refusals`: what the server said about the proof before this one.
     */
    input: {} as {
      has_password: boolean
      recipient: string
      length: number
      refusals: readonly ServerRefusal[]
    },
    context: {} as {
      has_password: boolean
      recipient: string
      length: number
      refusals: readonly ServerRefusal[]
      current_password: string
    },
    events: {} as
      | { type: 'password.change'; current_password: string }
      | { type: 'form.submit' }
      | { type: 'code.choose' }
      | { type: 'proof.leave' },
    output: {} as ProveOwnerOutcome,
  },
  actors: { enterCode: enterCodeMachine },
  actions: {
    'keep the password': assign((_, { current_password }: { current_password: string }) => ({
      current_password,
      refusals: [],
    })),
    'forgive everything': assign({ refusals: [] }),
  },
  guards: {
    'a code was refused': ({ context }) => context.refusals.some(({ code }) => ofCodes.includes(code)),
    'the account has a password': ({ context }) => context.has_password,
    'the server sends codes': ({ context }) => context.recipient !== '',
    'no password is typed': ({ context }) => isBlank(context.current_password),
  },
}).createMachine({
  id: 'proveOwner',
  description:
    'Does the owner of the account ask for this change, or another person who uses the open session?',
  context: ({ input }) => ({ ...input, current_password: '' }),
  output: ({ event }) => event.output as ProveOwnerOutcome,
  initial: 'deciding',
  on: { 'proof.leave': '.left' },
  states: {
    deciding: {
      description:
        'Does the owner enter the password or a code? After a refused code, the owner enters another code.',
      always: [
        { guard: 'a code was refused', target: 'code' },
        { guard: 'the account has a password', target: 'password' },
        { guard: 'the server sends codes', target: 'code' },
        { target: 'unprovable' },
      ],
    },
    password: {
      description: 'The customer enters the current password, or asks for a code instead.',
      initial: 'fresh',
      on: {
        'password.change': { actions: { type: 'keep the password', params: ({ event }) => event } },
        'form.submit': [{ guard: 'no password is typed', target: '.incomplete' }, 'known'],
        'code.choose': { target: 'code', actions: 'forgive everything' },
      },
      states: {
        fresh: { description: 'The form shows no error, or why the server refused the last password.' },
        incomplete: { description: 'The password is missing.' },
      },
    },
    code: {
      description: 'The server sends a code, and the customer enters it.',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { recipient, length } }) => ({ recipient, length }),
        onDone: 'received',
        onError: 'left',
      },
    },
    unprovable: {
      description:
        'The account has no password, and the shop sends no codes: only another sign-in proves the owner.',
    },
    known: {
      description: 'The customer entered the password; the change will show whether it is right.',
      type: 'final',
      output: ({ context: { current_password } }): ProveOwnerOutcome => ({
        type: 'proven',
        proof: { current_password },
      }),
    },
    received: {
      description: 'The customer entered the code; the change uses it up.',
      type: 'final',
      output: ({ event }): ProveOwnerOutcome => {
        const { output } = event as object as { output: EnterCodeOutcome }
        return { type: 'proven', proof: { otp: output.code } }
      },
    },
    left: {
      description: 'The customer leaves without a proof, or the entry of the code stops with an error.',
      type: 'final',
      output: { type: 'left' } satisfies ProveOwnerOutcome,
    },
  },
})

const ofCodes: readonly string[] = ['otp', 'otp_block_time']
