import { strictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { MOST, unsplit } from '#machines/rules/split-receipt.ts'
import { splitOf } from '#src/features/receipt/use-split.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

/** Asks nothing of the server; the split works on a receipt that the server wrote. */
export const splitReceiptService = service(splitReceiptMachine, async (stage) => {
  const { soup, tea, kitchen, config } = stage.city
  const [one] = (await stage.newPlacement()).cart!
  const cart = [one!, { ...one!, item_id: tea.id, price: tea.price, quantity: 3 }]
  const priced = await stage.server.POST('/customer/order/place', {
    body: { ...(await stage.newPlacement()), cart, order_amount: 0, store_id: kitchen.id },
  })
  const { order_id } = await stage.placeOrder({ cart, order_amount: priced.error!.errors[0]!.expected! })
  const query = { order_id, guest_id: stage.guest_id }
  const { total, lines } = await unwrap(stage.server.GET('/order/receipt', { params: { query } }))
  const digits = config.digit_after_decimal_point
  strictEqual(lines[0]!.name, soup.name)
  return {
    connected: splitReceiptMachine,
    inputs: {
      'a receipt with lines': { shared: { total, digits, lines }, saved: unsplit },
      'a receipt that was split by line': {
        shared: { total, digits, lines },
        saved: { ...unsplit, way: 'byLine' as const },
      },
      'a receipt that was split by amount': {
        shared: { total, digits, lines },
        saved: { ...unsplit, way: 'byAmount' as const },
      },
      'a receipt that as many people split as can': {
        shared: { total, digits, lines },
        saved: { ...unsplit, people: Array.from({ length: MOST }, (_, at) => ({ id: at + 1, name: '' })) },
      },
      'the receipt of a parcel': { shared: { total, digits, lines: [] }, saved: unsplit },
    },
    /** To the last coin. */
    holds: (snapshot) => {
      const { parts, left } = splitOf(snapshot)
      const coins = (amount: number) => Math.round(amount * 10 ** digits)
      strictEqual(
        parts.reduce((sum, { amount }) => sum + coins(amount), coins(left)),
        coins(total),
      )
    },
  }
})

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
