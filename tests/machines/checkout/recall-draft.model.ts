import { recallDraftMachine } from '#machines/checkout/recall-draft.machine.ts'
import { offline } from '#tests/machines/samples/checkout.ts'
import { aDayOld, draftNamed, NOW, storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { model } from '#tests/support/model.ts'

export const recallDraftModel = model(recallDraftMachine, {
  inputs: { 'a guest with a cart': draftNamed },
  events: {},
  answers: {
    readDraft: {
      done: [
        { draft: storedDraft(), now: NOW },
        { draft: null, now: NOW },
        { draft: aDayOld, now: NOW },
      ],
      refused: [offline],
    },
    eraseDraft: { done: [undefined], refused: [offline] },
  },
})
