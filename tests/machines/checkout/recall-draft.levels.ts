import { strictEqual } from 'node:assert'
import { recallDraftMachine } from '#machines/checkout/recall-draft.machine.ts'
import { draftName, withDraft } from '#machines/rules/kept-draft.ts'
import { connectRecallDraft } from '#src/shared/checkout/checkout.ports.ts'
import { draftNamed, NOW, storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { browser } from '#tests/support/browser.ts'
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

/** The shopper meets it on the way into checkout. */
export const recallDraftBrowser = browser(recallDraftMachine, async ({ arrive, stage }) => {
  const { guest_id, city } = stage
  const { kitchen } = city
  return {
    open: async () => {
      await stage.fillCart([city.soup, 4])
      await arrive('/checkout?page=cart')
    },
    answers: {
      readDraft: {
        before: ({ output: { draft } }) => {
          if (!draft) return
          const shopper = { type: 'guest' as const, guest_id }
          const name = draftName({ kind: 'cart', shopper, store: kitchen, lines: [] })
          // As old for the clock of the page as the sample is for its own: that clock may be a second behind.
          stage.storage.write(
            'checkoutDrafts',
            withDraft('', { ...storedDraft(), ...name, at: Date.now() - (NOW - draft.at) - 2_000 }),
          )
        },
      },
    },
  }
})
