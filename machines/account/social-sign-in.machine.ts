import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import type { SocialFields } from '#machines/rules/social-fields.ts'
import { askedOf, socialFlaws, socialRegisterBody, untyped } from '#machines/rules/social-form.ts'
import type { Medium, SocialProof, SocialReturn } from '#machines/rules/social-return.ts'
import type { AuthToken, SocialLogin, SocialRegister, SocialSignIn } from '#openapi/generated/client.ts'
import { type ClaimAccountOutcome, claimAccountMachine } from './claim-account.machine.ts'

export type SocialSignInOutcome =
  | { type: 'signedIn'; token: string }
  | { type: 'registered'; token: string }
  /** The customer has to verify the phone first; `phone` is empty where it is not known. */
  | { type: 'unverified'; token: string; phone: string; isNew: boolean }
  /** An account that existed before; `linked`: the medium signs its customer in from now on. */
  | Extract<ClaimAccountOutcome, { type: 'claimed' }>
  /** Back to the medium; what was typed comes along. */
  | { type: 'again'; medium: Medium; typed: SocialFields }
  | { type: 'left' }

export const socialSignInPorts = {
  socialLogin: port<SocialSignIn, SocialLogin>('socialLogin'),
  socialRegister: port<AuthToken, SocialRegister>('socialRegister'),
}

type Shop = {
  came: SocialReturn
  guest_id: string | null
  must_verify: boolean
  length: number
  codes: 'shop' | 'firebase'
}

/** Signs a customer in who comes back from Google, Apple or Facebook (docs/spec.md §7 Auth; docs/decisions/034). */
export const socialSignInMachine = setup({
  types: {
    /** `length` of a code in digits; `codes`: who sends them; the rest as in `signUp`. */
    input: {} as Shop,
    context: {} as Shop & {
      fields: SocialFields
      /** What the form asks for; nothing before the server says that an account is missing. */
      asked: readonly (keyof SocialFields)[]
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: keyof SocialFields; value: string }
      | { type: 'form.submit' }
      /** The account that stands in the way is the customer's own. */
      | { type: 'account.claim' }
      | { type: 'send.again' }
      | { type: 'start.again' }
      | { type: 'page.leave' },
    output: {} as SocialSignInOutcome,
    tags: {} as 'busy',
  },
  actors: { ...socialSignInPorts, claimAccount: claimAccountMachine },
  actions: {
    'keep the text': assign(
      ({ context }, { field, value }: { field: keyof SocialFields; value: string }) => ({
        fields: { ...context.fields, [field]: value },
        refusals: withoutField(context.refusals, field),
      }),
    ),
    'ask for the rest': assign(({ context }, { output }: { output: SocialSignIn }) => ({
      asked: askedOf(output, context.fields),
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive everything': assign({ refusals: [] }),
  },
  guards: {
    'nobody asked for this': ({ context }) => context.came.type === 'foreign',
    'the customer declined': ({ context }) => context.came.type === 'cancelled',
    'the medium failed': ({ context }) => context.came.type === 'failed',
    'there is no account': (_, { output }: { output: SocialSignIn }) => output.token === null,
    'the customer is let in': ({ context }, { output }: { output: { is_phone_verified: unknown } }) =>
      !context.must_verify || Number(output.is_phone_verified) === 1,
    'something is wrong': ({ context: { fields, asked } }) =>
      Object.keys(socialFlaws(fields, asked)).length > 0,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the address has an account': (_, { error }: { error: unknown }) => hasCode(error, 403, 'email'),
    'phone or address has an account': (_, { error }: { error: unknown }) =>
      hasCode(error, 403, 'phone') || hasCode(error, 403, 'email'),
    'the token is not believed': (_, { error }: { error: unknown }) => hasCode(error, 403, 'token'),
    'the owner proved it': (_, { output }: { output: ClaimAccountOutcome }) => output.type === 'claimed',
    'the phone is not verified': (_, { output }: { output: ClaimAccountOutcome }) =>
      output.type === 'unverified',
    'a form is filled in': ({ context }) => context.asked.length > 0,
  },
}).createMachine({
  id: 'socialSignIn',
  description: 'For which customer does the medium vouch, and which account belongs to this customer?',
  context: ({ input }) => ({ ...input, fields: typedIn(input), asked: [], refusals: [] }),
  output: ({ event }) => event.output as SocialSignInOutcome,
  on: { 'page.leave': '.left' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What did the medium answer, and did this tab ask?',
      always: [
        { guard: 'nobody asked for this', target: 'foreign' },
        { guard: 'the customer declined', target: 'cancelled' },
        { guard: 'the medium failed', target: 'failed' },
        { target: 'signingIn' },
      ],
    },
    foreign: {
      description:
        'This tab did not ask for the answer: another site may have made it, and the page ignores it.',
    },
    cancelled: { description: 'The customer declined at the medium.', on: { 'start.again': 'again' } },
    failed: { description: 'The medium could not sign the customer in.', on: { 'start.again': 'again' } },
    signingIn: {
      description: 'The server reads the id token.',
      tags: 'busy',
      invoke: {
        id: 'socialLogin',
        src: 'socialLogin',
        input: ({ context }) => ({
          ...proofIn(context),
          ...(context.guest_id === null ? {} : { guest_id: context.guest_id }),
        }),
        onDone: [
          {
            guard: { type: 'there is no account', params: ({ event }) => event },
            target: 'registering',
            actions: { type: 'ask for the rest', params: ({ event }) => event },
          },
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'signedIn' },
          'unverified',
        ],
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'unanswered' },
          { guard: { type: 'the address has an account', params: ({ event }) => event }, target: 'owned' },
          { target: 'denied', actions: { type: 'keep the refusals', params: ({ event }) => event } },
        ],
      },
    },
    unanswered: {
      description: 'No answer came; the customer can send the same token again.',
      on: { 'send.again': 'signingIn' },
    },
    denied: { description: 'The server refused the sign-in, and said why.', on: { 'start.again': 'again' } },
    owned: {
      description:
        'An account has the e-mail address, but its owner did not prove it; the customer may claim the account.',
      on: { 'account.claim': 'claiming' },
    },
    registering: {
      description: 'The customer enters the phone, and the details that the medium did not give.',
      initial: 'fresh',
      on: {
        'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
        'form.submit': [{ guard: 'something is wrong', target: '.incomplete' }, 'submitting'],
      },
      states: {
        fresh: { description: 'The form shows no error.' },
        incomplete: {
          description: 'The form says what is missing, and keeps saying it while the customer types.',
        },
        taken: {
          description:
            'An account has the phone or the e-mail address: the customer types another, or claims the account.',
          on: {
            'field.change': {
              target: 'fresh',
              actions: { type: 'keep the text', params: ({ event }) => event },
            },
            'account.claim': '#socialSignIn.claiming',
          },
        },
        refused: {
          description:
            'The server refused fields; the error of a field disappears once the customer changes the field.',
        },
        expired: {
          description:
            'The server no longer accepts the token; the customer starts again at the medium, and the form keeps its text.',
          on: { 'start.again': '#socialSignIn.again' },
        },
        failed: { description: 'No answer came; the customer can send the form again.' },
      },
    },
    submitting: {
      description: 'The server makes the account; the form keeps what the customer types meanwhile.',
      tags: 'busy',
      entry: 'forgive everything',
      on: { 'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } } },
      invoke: {
        id: 'socialRegister',
        src: 'socialRegister',
        input: ({ context }) => socialRegisterBody({ ...context, proof: proofIn(context) }, context.guest_id),
        onDone: [
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'registered' },
          'registeredUnverified',
        ],
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'registering.failed' },
          {
            guard: { type: 'the token is not believed', params: ({ event }) => event },
            target: 'registering.expired',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
          {
            guard: { type: 'phone or address has an account', params: ({ event }) => event },
            target: 'registering.taken',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
          {
            target: 'registering.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    claiming: {
      description: 'The customer proves to own the account, and the server adds the medium to the account.',
      invoke: {
        id: 'claimAccount',
        src: 'claimAccount',
        input: ({ context }) => ({
          proof: proofIn(context),
          phone: context.fields.phone.trim(),
          length: context.length,
          codes: context.codes,
          guest_id: context.guest_id,
          must_verify: context.must_verify,
        }),
        onDone: [
          { guard: { type: 'the owner proved it', params: ({ event }) => event }, target: 'claimed' },
          {
            guard: { type: 'the phone is not verified', params: ({ event }) => event },
            target: 'claimedUnverified',
          },
          'decidingBack',
        ],
        onError: 'decidingBack',
      },
    },
    decidingBack: {
      description: 'Where did the customer claim the account?',
      always: [{ guard: 'a form is filled in', target: 'registering.taken' }, { target: 'owned' }],
    },
    signedIn: {
      description: 'The customer is signed in.',
      type: 'final',
      output: ({ event }): SocialSignInOutcome => ({ type: 'signedIn', token: tokenOf(event) }),
    },
    unverified: {
      description: 'The customer has an account, and has to verify the phone first.',
      type: 'final',
      output: ({ event }): SocialSignInOutcome => ({
        type: 'unverified',
        token: tokenOf(event),
        phone: '',
        isNew: false,
      }),
    },
    registered: {
      description: 'The server made the account, and the customer is signed in.',
      type: 'final',
      output: ({ event }): SocialSignInOutcome => ({ type: 'registered', token: tokenOf(event) }),
    },
    registeredUnverified: {
      description: 'The server made the account; the customer has to verify the phone.',
      type: 'final',
      output: ({ context, event }): SocialSignInOutcome => ({
        type: 'unverified',
        token: tokenOf(event),
        phone: context.fields.phone.trim(),
        isNew: true,
      }),
    },
    claimed: {
      description: 'The owner of the account is signed in.',
      type: 'final',
      output: ({ event }): SocialSignInOutcome => claimIn<'claimed'>(event),
    },
    claimedUnverified: {
      description: 'The owner of the account has to verify the phone first.',
      type: 'final',
      output: ({ event }): SocialSignInOutcome => ({
        ...claimIn<'unverified'>(event),
        isNew: false,
      }),
    },
    again: {
      description: 'The browser opens the page of the medium once more.',
      type: 'final',
      output: ({ context }): SocialSignInOutcome => ({
        type: 'again',
        medium: mediumIn(context),
        typed: context.fields,
      }),
    },
    left: {
      description: 'The customer signs in another way.',
      type: 'final',
      output: { type: 'left' } satisfies SocialSignInOutcome,
    },
  },
})

const typedIn = ({ came }: Shop): SocialFields => (came.type === 'foreign' ? untyped : came.typed)

/** Only an answer with a token leads to a state that sends it. */
const proofIn = ({ came }: Shop): SocialProof => (came as Extract<SocialReturn, { type: 'proven' }>).proof

/** No state that a foreign answer leads to starts again. */
const mediumIn = ({ came }: Shop): Medium =>
  came.type === 'proven' ? came.proof.medium : (came as Extract<SocialReturn, { type: 'failed' }>).medium

/** Only the response of the server leads to the final states that name a token. */
const tokenOf = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output.token

const claimIn = <Type extends ClaimAccountOutcome['type']>(event: EventObject) =>
  (event as DoneActorEvent<Extract<ClaimAccountOutcome, { type: Type }>>).output
