import { assign, type DoneActorEvent, type EventObject, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode, isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import type { AuthToken, Login, PasswordSet } from '#openapi/generated/client.ts'
import { type EnterCodeOutcome, enterCodeMachine } from './enter-code.machine.ts'
import { nameFlaws, newPasswordFlaws, type ResetFields } from './reset-form.ts'
import { loginBody } from './sign-in-form.ts'

export type ResetPasswordOutcome =
  | { type: 'signedIn'; token: string }
  /** The password is new, but the customer has to verify the phone first. */
  | { type: 'unverified'; token: string }
  /** The password is new; signing in with it is left to the customer. */
  | { type: 'reset' }

export type NewPassword = ResetFields & { code: string }

export const resetPasswordPorts = {
  /** Uses the code up and ends every session of the customer; sent again after a lost reply, it refuses the code. */
  resetPassword: port<PasswordSet, NewPassword>('resetPassword'),
  login: port<AuthToken, Login>('login'),
}

/** A customer who forgot the password proves phone or e-mail address and chooses another (docs/contract.md §2 Auth). */
export const resetPasswordMachine = setup({
  types: {
    /**
     * `email_or_phone` as typed at sign-in, or empty; `length` of a code in digits; `guest_id` moves the guest's cart and
     * orders to the customer; `must_verify`: the shop lets in only customers whose phone is verified.
     */
    input: {} as { email_or_phone: string; length: number; guest_id: string | null; must_verify: boolean },
    context: {} as {
      fields: ResetFields
      length: number
      guest_id: string | null
      must_verify: boolean
      code: string
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: keyof ResetFields; value: string }
      | { type: 'form.submit' }
      /** Back to the phone or e-mail address. */
      | { type: 'name.change' }
      | { type: 'reset.confirm' }
      | { type: 'reset.decline' },
    output: {} as ResetPasswordOutcome,
    tags: {} as 'busy',
  },
  actors: { ...resetPasswordPorts, enterCode: enterCodeMachine },
  actions: {
    'keep the text': assign(({ context }, { field, value }: { field: keyof ResetFields; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
    'keep the code': assign((_, { output }: { output: EnterCodeOutcome }) => ({ code: output.code })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the field': assign(({ context }, { field }: { field: string }) => ({
      refusals: withoutField(context.refusals, field),
    })),
    'forgive everything': assign({ refusals: [] }),
  },
  guards: {
    'nobody is named': ({ context }) => Object.keys(nameFlaws(context.fields)).length > 0,
    'the password will not do': ({ context }) => Object.keys(newPasswordFlaws(context.fields)).length > 0,
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the code is used up': (_, { error }: { error: unknown }) => hasCode(error, 403, 'reset_token'),
    'the customer is let in': ({ context }, { output }: { output: AuthToken }) =>
      !context.must_verify || Number(output.is_phone_verified) === 1,
    'the code was refused': ({ context }) => context.refusals.length > 0,
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Which customer forgot the password, and what is the new password?',
  context: ({ input: { email_or_phone, ...shop } }) => ({
    ...shop,
    fields: { email_or_phone, password: '', confirm_password: '' },
    code: '',
    refusals: [],
  }),
  output: ({ event }) => event.output as ResetPasswordOutcome,
  on: { 'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } } },
  initial: 'naming',
  states: {
    naming: {
      description: 'The customer names the account by phone or e-mail address.',
      initial: 'fresh',
      on: { 'form.submit': [{ guard: 'nobody is named', target: '.incomplete' }, 'entering'] },
      states: {
        fresh: { description: 'The form shows no error.' },
        incomplete: { description: 'The phone or e-mail address is missing.' },
      },
    },
    entering: {
      description:
        'The server sends a code to the phone or e-mail address, and the customer enters the code.',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { fields, length } }) => ({ recipient: typedText(fields.email_or_phone), length }),
        onDone: { target: 'choosing', actions: { type: 'keep the code', params: ({ event }) => event } },
        onError: 'naming',
      },
      on: { 'name.change': 'naming' },
    },
    choosing: {
      description: 'The customer chooses a new password.',
      initial: 'fresh',
      on: { 'form.submit': [{ guard: 'the password will not do', target: '.incomplete' }, 'confirming'] },
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
        failed: {
          description:
            'No answer came, and the new password does not sign the customer in; the customer can send the form again.',
        },
      },
    },
    confirming: {
      description: 'The page asks the customer first, because the reset signs out every other device.',
      on: { 'reset.confirm': 'saving', 'reset.decline': 'choosing' },
    },
    saving: {
      description: 'The server saves the new password.',
      tags: 'busy',
      entry: 'forgive everything',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { fields, code } }) => ({ ...fields, code }),
        onDone: 'signingIn',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'trying' },
          {
            guard: { type: 'the code is used up', params: ({ event }) => event },
            target: 'trying',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    trying: {
      description:
        'The reply was lost, or the code was used up: does the new password already sign the customer in?',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { fields, guest_id } }) => loginBody(fields, guest_id),
        onDone: [
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'signedIn' },
          'unverified',
        ],
        onError: [{ guard: 'the code was refused', target: 'codeOver' }, 'choosing.failed'],
      },
    },
    signingIn: {
      description: 'The server signs the customer in with the new password.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { fields, guest_id } }) => loginBody(fields, guest_id),
        onDone: [
          { guard: { type: 'the customer is let in', params: ({ event }) => event }, target: 'signedIn' },
          'unverified',
        ],
        onError: 'reset',
      },
    },
    codeOver: {
      description:
        'The code is no longer valid; the customer asks for another code, and the form keeps its text.',
      on: { 'form.submit': 'entering' },
    },
    signedIn: {
      description: 'The server saved the new password, and the customer is signed in.',
      type: 'final',
      output: ({ event }): ResetPasswordOutcome => ({ type: 'signedIn', token: tokenOf(event) }),
    },
    unverified: {
      description: 'The server saved the new password; the customer has to verify the phone.',
      type: 'final',
      output: ({ event }): ResetPasswordOutcome => ({ type: 'unverified', token: tokenOf(event) }),
    },
    reset: {
      description:
        'The server saved the new password, but the sign-in failed: the customer signs in on the sign-in page.',
      type: 'final',
      output: (): ResetPasswordOutcome => ({ type: 'reset' }),
    },
  },
})

/** Only the response of `login` leads to the states that need it. */
const tokenOf = (event: EventObject) => (event as DoneActorEvent<AuthToken>).output.token
