import { sendAgainMachine } from '#machines/parcel/send-again.machine.ts'
import { withDraft } from '#machines/rules/kept-draft.ts'
import type { SendAgain } from '#machines/rules/send-again.ts'
import { keptAgain } from '#machines/rules/send-again.ts'
import { sendAgainPath } from '#src/navigation/send-again-path.ts'
import { filledForm } from '#tests/machines/samples/parcel.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer presses Send back in the list of the orders; a guest comes by the link of Send again. */
export const sendAgainBrowser = browser(sendAgainMachine, async ({ page, arrive, live, stage }, { from }) => {
  const start = live.inputs![from] as SendAgain
  const { order_id } = start
  return {
    open: async () => {
      if (from === 'a customer who sends back') {
        await arrive('/profile?page=my-orders')
        await page.getByRole('link', { name: `Send back: order #${order_id}` }).click()
      } else {
        const module = stage.city.modules.find(({ module_type }) => module_type === 'parcel')!
        // The page that follows the order asks for it, too; its link has a test of its own.
        await arrive(sendAgainPath({ id: order_id, module_id: module.id }, 'again'))
      }
    },
    answers: {
      readDraft: {
        before: ({ output: { draft } }) => {
          if (!draft) return
          const begun = keptAgain(start, { ...filledForm, dm_tips: 2 })
          stage.storage.write('checkoutDrafts', withDraft('', { ...begun, at: Date.now() }))
        },
      },
    },
  }
})
