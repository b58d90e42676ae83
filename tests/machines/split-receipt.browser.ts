import { strictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { splitOf } from '#src/features/receipt/use-split.ts'
import { browser } from '#tests/support/browser.ts'

const wayBefore: { [input: string]: string } = {
  'a receipt that was split by line': 'By item',
  'a receipt that was split by amount': 'By amount',
}

/** A guest splits the receipt of the order that is tracked. */
export const splitReceiptBrowser = browser(
  splitReceiptMachine,
  async ({ page, arrive, stage }, { from, steps }) => {
    const { order_id } = await stage.placeOrder()
    const dialog = page.getByRole('dialog')
    const receipt = page.getByRole('main').getByRole('button', { name: 'Receipt', exact: true })
    const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check()
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await receipt.click()
        await choose('Split')
        const before = wayBefore[from]
        if (!before) return
        // The tab keeps the way in which the receipt was split when it is closed.
        await choose(before)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await receipt.click()
        await choose('Split')
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
    inputs: ['a receipt with lines', ...Object.keys(wayBefore)],
    offered: {
      'person.remove': ({ context: { people } }) => people.length > 2,
      // A radio that is chosen already says nothing.
      'equally.choose': (snapshot) => !snapshot.matches('equally'),
      'lines.choose': (snapshot) => !snapshot.matches('byLine'),
      'amounts.choose': (snapshot) => !snapshot.matches('byAmount'),
    },
  },
)
