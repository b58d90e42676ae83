import { strictEqual } from 'node:assert'
import { recallDraftMachine } from '#machines/checkout/recall-draft.machine.ts'
import { withDraft } from '#machines/rules/kept-draft.ts'
import { connectRecallDraft } from '#src/shared/checkout/checkout.ports.ts'
import { draftNamed, NOW } from '#tests/machines/samples/kept-draft.ts'
import { service } from '#tests/support/service.ts'

export const recallDraftService = service(recallDraftMachine, async ({ storage }) => ({
  connected: connectRecallDraft({ storage, now: () => NOW }),
  inputs: { 'a guest with a cart': draftNamed },
  answers: {
    readDraft: {
      before: ({ output: { draft } }) => {
        if (draft) storage.write('checkoutDrafts', withDraft('', draft))
      },
    },
  },
  /** The browser keeps the draft that is found. */
  holds: ({ output }) => {
    if (output?.type === 'found') strictEqual(storage.read('checkoutDrafts'), JSON.stringify([output.draft]))
  },
}))
