import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import type { AuthToken, SignUp } from '#openapi/generated/client.ts'
import { type SignUpFields, signUpBody, signUpFlaws } from './sign-up-form.ts'

export type SignUpOutcome =
  | { type: 'signedIn'; token: string }
  /** The account exists, but the customer has to verify the phone first. */
  | { type: 'unverified'; token: string; phone: string }

export const signUpPorts = { signUp: port<AuthToken, SignUp>('signUp') }

/** Creates an account; the fields keep their text until it succeeds (docs/spec.md §5, §7 auth). */
export const signUpMachine = setup({
  types: {
    /**
     * `guest_id` brings the guest's cart and orders along; `ref_code` comes from an invitation, or is empty;
     * `must_verify`: the shop lets in only customers whose phone is verified.
     */
    input: {} as { guest_id: string | null; ref_code: string; must_verify: boolean },
    context: {} as {
      fields: SignUpFields
      guest_id: string | null
      must_verify: boolean
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: keyof SignUpFields; value: string }
      | { type: 'form.submit' },
    output: {} as SignUpOutcome,
    tags: {} as 'busy',
  },
  actors: signUpPorts,
  actions: {
    'keep the text': assign(
      ({ context }, { field, value }: { field: keyof SignUpFields; value: string }) => ({
        fields: { ...context.fields, [field]: value },
      }),
    ),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the field': assign(({ context }, { field }: { field: string }) => ({
      refusals: withoutField(context.refusals, field),
    })),
  },
  guards: {
    'something is wrong': ({ context }) => Object.keys(signUpFlaws(context.fields)).length > 0,
    'the customer is let in': ({ context }, { output }: { output: AuthToken }) =>
      !context.must_verify || Number(output.is_phone_verified) === 1,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'signUp',
  description: 'Can the new customer create an account with these details?',
  context: ({ input: { ref_code, ...shop } }) => ({
    ...shop,
    fields: { f_name: '', l_name: '', phone: '', email: '', password: '', confirm_password: '', ref_code },
    refusals: [],
  }),
  output: ({ event }) => event.output as SignUpOutcome,
  on: {
    'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the form.',
      initial: 'fresh',
      on: { 'form.submit': [{ guard: 'something is wrong', target: '.incomplete' }, 'submitting'] },
      states: {
        fresh: { description: 'The form shows no error.' },
        incomplete: {
          description: 'The form says what is wrong, and keeps saying it while the customer types.',
        },
        refused: {
          description:
            'The server refused fields; the error of a field disappears once the customer changes the field.',
          on: {
            'field.change': {
              actions: [
                { type: 'keep the text', params: ({ event }) => event },
                { type: 'forgive the field', params: ({ event }) => event },
              ],
            },
          },
        },
        failed: { description: 'No answer came; the customer can send the form again.' },
      },
    },
    submitting: {
      description:
        'The server makes the account; the fields keep the text that the customer types meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => signUpBody(context.fields, context.guest_id),
        onDone: [
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'signedIn' },
          'unverified',
        ],
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.failed' },
          {
            target: 'editing.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    signedIn: {
      description: 'The server made the account, and the customer is signed in.',
      type: 'final',
      output: ({ event }): SignUpOutcome => ({ type: 'signedIn', token: tokenOf(event) }),
    },
    unverified: {
      description: 'The server made the account; the customer has to verify the phone.',
      type: 'final',
      output: ({ context, event }): SignUpOutcome => ({
        type: 'unverified',
        token: tokenOf(event),
        phone: context.fields.phone.trim(),
      }),
    },
  },
})

/** Only the response of `signUp` leads to the final states. */
const tokenOf = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output.token
