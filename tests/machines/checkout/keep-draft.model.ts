import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { offline } from '#tests/machines/samples/checkout.ts'
import { storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { model } from '#tests/support/model.ts'

const { version: _, at: __, ...start } = storedDraft()

export const keepDraftModel = model(keepDraftMachine, {
  inputs: { 'a guest with a cart': { ...start, said: {} } },
  events: {
    'draft.changed': [{ said: { order_note: 'No salt' } }, { said: { order_note: 'No salt, please' } }],
  },
  answers: { keepDraft: { done: [undefined], refused: [offline] } },
  stateKey: ({ context }) => context.said.order_note ?? '',
})
