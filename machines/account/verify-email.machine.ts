import { setup } from 'xstate'
import { type EnterCodeOutcome, enterCodeMachine } from './enter-code.machine.ts'

export type VerifyEmailOutcome = { type: 'verified'; message: string }

/** The customer proves to read the mail of the account's e-mail address (docs/contract.md §2 Ours). */
export const verifyEmailMachine = setup({
  types: {
    /** `length` of the code in digits. */
    input: {} as { email: string; length: number },
    context: {} as { email: string; length: number },
    events: {} as { type: 'email.verify' } | { type: 'code.leave' },
    output: {} as VerifyEmailOutcome,
  },
  actors: { enterCode: enterCodeMachine },
}).createMachine({
  id: 'verifyEmail',
  description: 'Does the e-mail address belong to the customer?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as VerifyEmailOutcome,
  initial: 'unverified',
  states: {
    unverified: {
      description: 'The page says that the address is not verified, and offers to verify it.',
      on: { 'email.verify': 'entering' },
    },
    entering: {
      description: 'The server sends a code to the address, and the customer enters the code.',
      on: { 'code.leave': 'unverified' },
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { email, length } }) => ({ recipient: email, length }),
        onDone: 'verified',
        onError: 'unverified',
      },
    },
    verified: {
      description: 'The customer entered the right code, and the address is verified.',
      type: 'final',
      output: ({ event }): VerifyEmailOutcome => {
        const { output } = event as object as { output: EnterCodeOutcome }
        return { type: 'verified', message: output.proof.message ?? '' }
      },
    },
  },
})
