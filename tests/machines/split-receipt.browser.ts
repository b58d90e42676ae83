import { strictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { splitReceiptMachine } from '#machines/split-receipt.machine.ts'
import { splitOf } from '#src/receipt/use-split.ts'
import { browser } from '#tests/support/browser.ts'

/** A guest splits the receipt of the order that is tracked. */
export const splitReceiptBrowser = browser(
  splitReceiptMachine,
  async ({ page, arrive, stage }, { steps }) => {
    const { order_id } = await stage.placeOrder()
    const dialog = page.getByRole('dialog')
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('main').getByRole('button', { name: 'Receipt', exact: true }).click()
        await dialog.getByRole('radio', { name: 'Split', exact: true }).check({ force: true })
      },
      gestures: {},
      /** The screen shows a part for each person. */
      shows: async () => {
        const end = steps.at(-1)?.world.snapshot as SnapshotFrom<typeof splitReceiptMachine> | undefined
        if (!end) return
        const people = dialog.getByRole('region', { name: 'People' }).getByRole('listitem')
        strictEqual(await people.count(), splitOf(end).parts.length)
      },
    }
  },
  {
    inputs: ['a receipt with lines'],
    offered: {
      'person.remove': ({ context: { people } }) => people.length > 2,
      // A radio that is chosen already says nothing.
      'equally.choose': (snapshot) => !snapshot.matches('equally'),
      'lines.choose': (snapshot) => !snapshot.matches('byLine'),
      'amounts.choose': (snapshot) => !snapshot.matches('byAmount'),
    },
  },
)
