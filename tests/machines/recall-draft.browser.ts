import { recallDraftMachine } from '#machines/checkout/recall-draft.machine.ts'
import { draftName, withDraft } from '#machines/rules/kept-draft.ts'
import { keptDraft, NOW } from '#tests/machines/samples/kept-draft.ts'
import { browser } from '#tests/support/browser.ts'

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
          // As old for the clock of the browser as the sample is for its own.
          stage.storage.write(
            'checkoutDrafts',
            withDraft('', { ...keptDraft(), ...name, at: Date.now() - (NOW - draft.at) }),
          )
        },
      },
    },
  }
})
