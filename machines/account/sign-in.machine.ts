import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { isEmail } from '#machines/rules/validation.ts'
import type { AuthToken, Login } from '#openapi/generated/client.ts'
import { loginBody, type SignInFields, signInFlaws } from './sign-in-form.ts'

export type SignInOutcome =
  /** `remembered` is the phone or email to offer next time; empty when the customer does not want that. */
  | { type: 'signedIn'; token: string; remembered: string }
  /** The password is right, but the customer has to verify the phone first; `phone` is empty after a sign-in by e-mail. */
  | { type: 'unverified'; token: string; remembered: string; phone: string }

export const signInPorts = { login: port<AuthToken, Login>('login') }

/** Signs a customer in; the fields keep their text until it succeeds (docs/spec.md §6, §7 auth). */
export const signInMachine = setup({
  types: {
    /**
     * `email_or_phone` is the remembered one or empty; `guest_id` moves the guest's cart and orders to the customer;
     * `must_verify`: the shop lets in only customers whose phone is verified.
     */
    input: {} as { email_or_phone: string; guest_id: string | null; must_verify: boolean },
    context: {} as {
      fields: SignInFields
      remember: boolean
      guest_id: string | null
      must_verify: boolean
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: keyof SignInFields; value: string }
      | { type: 'remember.change'; remember: boolean }
      | { type: 'form.submit' },
    output: {} as SignInOutcome,
    tags: {} as 'busy',
  },
  actors: signInPorts,
  actions: {
    'keep the text': assign(
      ({ context }, { field, value }: { field: keyof SignInFields; value: string }) => ({
        fields: { ...context.fields, [field]: value },
      }),
    ),
    'keep the wish': assign((_, { remember }: { remember: boolean }) => ({ remember })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the field': assign(({ context }, { field }: { field: string }) => ({
      refusals: withoutField(context.refusals, field),
    })),
  },
  guards: {
    'something is wrong': ({ context }) => Object.keys(signInFlaws(context.fields)).length > 0,
    'the customer is let in': ({ context }, { output }: { output: AuthToken }) =>
      !context.must_verify || Number(output.is_phone_verified) === 1,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'signIn',
  description: 'Which customer signs in by phone or e-mail address and password?',
  context: ({ input: { email_or_phone, ...shop } }) => ({
    ...shop,
    fields: { email_or_phone, password: '' },
    remember: email_or_phone !== '',
    refusals: [],
  }),
  output: ({ event }) => event.output as SignInOutcome,
  on: {
    'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
    'remember.change': { actions: { type: 'keep the wish', params: ({ event }) => event } },
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
          description: 'The form says what is missing, and keeps saying it while the customer types.',
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
      description: 'The server checks the form; the fields keep the text that the customer types meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => loginBody(context.fields, context.guest_id),
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
      description: 'The customer is signed in.',
      type: 'final',
      output: ({ context, event }): SignInOutcome => ({
        type: 'signedIn',
        token: tokenOf(event),
        remembered: rememberedOf(context),
      }),
    },
    unverified: {
      description: 'The customer has to verify the phone first.',
      type: 'final',
      output: ({ context, event }): SignInOutcome => ({
        type: 'unverified',
        token: tokenOf(event),
        remembered: rememberedOf(context),
        phone: phoneOf(context.fields),
      }),
    },
  },
})

/** Only the response of `login` leads to the final states. */
const tokenOf = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output.token

const rememberedOf = ({ fields, remember }: { fields: SignInFields; remember: boolean }) =>
  remember ? typedText(fields.email_or_phone) : ''

const phoneOf = ({ email_or_phone }: SignInFields) =>
  isEmail(typedText(email_or_phone)) ? '' : typedText(email_or_phone).replace(/[^\d+]/g, '')
