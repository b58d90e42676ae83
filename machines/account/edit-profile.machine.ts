import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { CodeSender } from '#machines/rules/code-ways.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import type { Message } from '#openapi/generated/client.ts'
import {
  codesGoTo,
  fieldsOf,
  isChanged,
  needsProof,
  type ProfileFields,
  profileFlaws,
  type SavedProfile,
  savedAfter,
} from './profile-form.ts'
import { asksForProof, proofRefusals } from './proof-refusals.ts'
import { type OwnerProof, type ProveOwnerOutcome, proveOwnerMachine } from './prove-owner.machine.ts'

export const editProfilePorts = {
  updateCustomerInfo: port<Message, { fields: ProfileFields; proofs: readonly OwnerProof[] }>(
    'updateCustomerInfo',
  ),
}

/** The customer changes names, e-mail address or password (docs/spec.md §5 Profile form). */
export const editProfileMachine = setup({
  types: {
    /** `has_password`: not for accounts of a social login; `codes`: what chooses a password instead; `length` of a code in digits. */
    input: {} as { saved: SavedProfile; has_password: boolean; codes: CodeSender; length: number },
    context: {} as {
      saved: SavedProfile
      has_password: boolean
      codes: CodeSender
      length: number
      fields: ProfileFields
      /** What the owner proved the change by, or none; kept until the change is made. */
      proofs: readonly OwnerProof[]
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: keyof ProfileFields; value: string }
      | { type: 'form.submit' }
      | { type: 'form.reset' },
    emitted: {} as { type: 'profile.saved'; message: string },
    tags: {} as 'busy',
  },
  actors: { ...editProfilePorts, proveOwner: proveOwnerMachine },
  actions: {
    'keep the text': assign(
      ({ context }, { field, value }: { field: keyof ProfileFields; value: string }) => ({
        fields: { ...context.fields, [field]: value },
        refusals: withoutField(context.refusals, field),
      }),
    ),
    'show what is saved': assign(({ context: { saved } }) => ({
      fields: fieldsOf(saved),
      proofs: [],
      refusals: [],
    })),
    'keep the proof': assign((_, { output }: { output: ProveOwnerOutcome }) => ({
      proofs: output.type === 'proven' ? [output.proof] : [],
    })),
    'forget the proof': assign({ proofs: [] }),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'keep what was wrong with the proof': assign((_, { error }: { error: unknown }) => ({
      refusals: proofRefusals(error),
    })),
    'forgive everything': assign({ refusals: [] }),
    'take over what is saved': assign(({ context: { saved, fields } }) => {
      const now = savedAfter(saved, fields)
      return { saved: now, fields: fieldsOf(now), proofs: [] }
    }),
    'report what is saved': emit((_, { output }: { output: Message }) => ({
      type: 'profile.saved',
      message: output.message,
    })),
  },
  guards: {
    'something is wrong': ({ context: { fields, saved } }) =>
      Object.keys(profileFlaws(fields, saved)).length > 0,
    'nothing is changed': ({ context: { fields, saved } }) => !isChanged(fields, saved),
    'a proof is missing': ({ context: { fields, saved, codes, proofs } }) =>
      needsProof(fields, saved, codes) && proofs.length === 0,
    'the owner proved it': (_, { output }: { output: ProveOwnerOutcome }) => output.type === 'proven',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the proof is refused': (_, { error }: { error: unknown }) => asksForProof(error),
  },
}).createMachine({
  id: 'editProfile',
  description: 'What is the name of the customer, and how does the shop reach the customer?',
  context: ({ input }) => ({ ...input, fields: fieldsOf(input.saved), proofs: [], refusals: [] }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the form.',
      initial: 'fresh',
      on: {
        'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
        'form.reset': { target: '.fresh', actions: 'show what is saved' },
        'form.submit': [
          { guard: 'something is wrong', target: '.incomplete' },
          { guard: 'nothing is changed', target: '.same' },
          { guard: 'a proof is missing', target: 'proving', actions: 'forgive everything' },
          'saving',
        ],
      },
      states: {
        fresh: { description: 'The form has no known flaw.' },
        incomplete: {
          description: 'The form says what is wrong, and keeps saying it while the customer types.',
        },
        same: { description: 'The customer changed nothing, and the form sends nothing.' },
        refused: {
          description:
            'The server refused fields; the error of a field disappears once the customer changes the field.',
        },
        failed: {
          description:
            'No answer came, or the proof of the owner stopped with an error; the customer can send the form again.',
        },
      },
    },
    proving: {
      description: 'A new password or e-mail address needs a proof of the owner, not only an open session.',
      invoke: {
        id: 'proveOwner',
        src: 'proveOwner',
        input: ({ context: { saved, has_password, length, refusals } }) => ({
          has_password,
          recipient: codesGoTo(saved),
          length,
          refusals,
        }),
        onDone: [
          {
            guard: { type: 'the owner proved it', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'keep the proof', params: ({ event }) => event },
          },
          {
            target: 'editing',
            actions: ['forgive everything', { type: 'keep the proof', params: ({ event }) => event }],
          },
        ],
        onError: 'editing.failed',
      },
    },
    saving: {
      description:
        'The server saves the profile, and checks the proof of the owner where the change needs a proof.',
      tags: 'busy',
      entry: 'forgive everything',
      invoke: {
        id: 'updateCustomerInfo',
        src: 'updateCustomerInfo',
        input: ({ context: { fields, proofs } }) => ({ fields, proofs }),
        onDone: {
          target: 'editing',
          actions: [
            'take over what is saved',
            { type: 'report what is saved', params: ({ event }) => event },
          ],
        },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.failed' },
          {
            guard: { type: 'the proof is refused', params: ({ event }) => event },
            target: 'proving',
            actions: [
              'forget the proof',
              { type: 'keep what was wrong with the proof', params: ({ event }) => event },
            ],
          },
          {
            target: 'editing.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
  },
})
