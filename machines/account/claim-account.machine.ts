import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered } from '#machines/rules/refusal.ts'
import type { SocialProof } from '#machines/rules/social-return.ts'
import type { Message } from '#openapi/generated/client.ts'
import { type SignInOutcome, signInMachine } from './sign-in.machine.ts'
import { type VerifyPhoneOutcome, verifyPhoneMachine } from './verify-phone.machine.ts'

export type ClaimAccountOutcome =
  /** `linked`: the medium signs this customer in from now on; `messages`: what the server wants them to know. */
  | { type: 'claimed'; linked: boolean; token: string; messages: readonly string[] }
  /** The password is right, but the customer has to verify the phone first; linking waits for another time. */
  | { type: 'unverified'; token: string; phone: string }
  | { type: 'left' }

export const claimAccountPorts = {
  /** `session` is the proof: the token of a sign-in just before. */
  linkSocial: port<Message, { session: string; proof: SocialProof }>('linkSocial'),
}

/** Gives an account that exists to the medium that its owner came from, once they prove to own it (docs/decisions/034). */
export const claimAccountMachine = setup({
  types: {
    /** `phone`: where the account has it, or empty; the rest as in `signIn` and `verifyPhone`. */
    input: {} as {
      proof: SocialProof
      phone: string
      length: number
      codes: 'shop' | 'firebase'
      guest_id: string | null
      must_verify: boolean
    },
    context: {} as {
      proof: SocialProof
      phone: string
      length: number
      codes: 'shop' | 'firebase'
      guest_id: string | null
      must_verify: boolean
      /** Of the sign-in that proved the owner. */
      session: string
      messages: readonly string[]
    },
    events: {} as
      | { type: 'code.choose' }
      | { type: 'claim.leave' }
      | { type: 'link.again' }
      | { type: 'link.skip' },
    output: {} as ClaimAccountOutcome,
    tags: {} as 'busy',
  },
  actors: { ...claimAccountPorts, signIn: signInMachine, verifyPhone: verifyPhoneMachine },
  actions: {
    'keep the session': assign(
      (_, { output }: { output: { token: string; message?: string | undefined } }) => ({
        session: output.token,
        messages: output.message ? [output.message] : [],
      }),
    ),
    'keep the message': assign(({ context }, { output }: { output: Message }) => ({
      messages: [...context.messages, output.message],
    })),
  },
  guards: {
    'the password let them in': (_, { output }: { output: SignInOutcome }) => output.type === 'signedIn',
    'the code let them in': (_, { output }: { output: VerifyPhoneOutcome }) => output.type === 'verified',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'claimAccount',
  description: 'Does the account belong to the customer whom the medium vouches for?',
  context: ({ input }) => ({ ...input, session: '', messages: [] }),
  output: ({ event }) => event.output as ClaimAccountOutcome,
  initial: 'password',
  states: {
    password: {
      description: 'The owner signs in with the password of the account, or asks for a code.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { phone, guest_id, must_verify } }) => ({
          email_or_phone: phone,
          guest_id,
          must_verify,
        }),
        onDone: [
          {
            guard: { type: 'the password let them in', params: ({ event }) => event },
            target: 'linking',
            actions: { type: 'keep the session', params: ({ event }) => event },
          },
          'unverified',
        ],
        onError: 'left',
      },
      on: { 'code.choose': 'code', 'claim.leave': 'left' },
    },
    code: {
      description: 'The owner proves the phone of the account by a code, or goes back to the password.',
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context: { phone, length, codes } }) => ({ phone, length, codes }),
        onDone: [
          {
            guard: { type: 'the code let them in', params: ({ event }) => event },
            target: 'linking',
            actions: { type: 'keep the session', params: ({ event }) => verifiedIn(event) },
          },
          'password',
        ],
        onError: 'password',
      },
    },
    linking: {
      description: 'The server adds the medium to the account.',
      tags: 'busy',
      invoke: {
        id: 'linkSocial',
        src: 'linkSocial',
        input: ({ context: { session, proof } }) => ({ session, proof }),
        onDone: { target: 'linked', actions: { type: 'keep the message', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'unanswered' },
          'unlinked',
        ],
      },
    },
    unanswered: {
      description: 'No answer came; the customer tries again, or goes on without adding the medium.',
      on: { 'link.again': 'linking', 'link.skip': 'unlinked' },
    },
    linked: {
      description: 'The customer is signed in, and can sign in by the medium from now on.',
      type: 'final',
      output: ({ context: { session, messages } }): ClaimAccountOutcome => ({
        type: 'claimed',
        linked: true,
        token: session,
        messages,
      }),
    },
    unlinked: {
      description:
        'The customer is signed in; the server refused to add the medium, or the customer skipped this step.',
      type: 'final',
      output: ({ context: { session, messages } }): ClaimAccountOutcome => ({
        type: 'claimed',
        linked: false,
        token: session,
        messages,
      }),
    },
    unverified: {
      description: 'The password is right, and the customer has to verify the phone first.',
      type: 'final',
      output: ({ event }): ClaimAccountOutcome => waitingIn(event),
    },
    left: {
      description: 'The customer leaves without a proof, or the sign-in stops with an error.',
      type: 'final',
      output: { type: 'left' } satisfies ClaimAccountOutcome,
    },
  },
})

/** Each is called for the outcome that its guard has seen, or the only one left. */
const verifiedIn = (event: EventObject) =>
  event as DoneActorEvent<Extract<VerifyPhoneOutcome, { type: 'verified' }>>
function waitingIn(event: EventObject): ClaimAccountOutcome {
  const { token, phone } = (event as DoneActorEvent<Extract<SignInOutcome, { type: 'unverified' }>>).output
  return { type: 'unverified', token, phone }
}
