import { deepStrictEqual } from 'node:assert'
import { changeCartMachine } from '#machines/cart/change-cart.machine.ts'
import type { LineEdit } from '#machines/rules/cart-edits.ts'
import { expectedLine, newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const changeCartService = service(changeCartMachine, async (stage) => {
  const { api, city, guest_id } = stage
  const { soup, tea, here } = city
  const lines = await stage.fillCart([soup, 2], [tea, 1])
  const { id } = lines.find(({ item_id }) => item_id === soup.id)!
  const body = newCartLine(soup, { ...startingSelection(soup), quantity: 6 }, 2)
  const edits: Record<string, LineEdit> = {
    'one more': { type: 'change', id, by: 1 },
    'a line removed': { type: 'remove', id, asked: 'remove' },
    'a line chosen anew': { type: 'replace', id, body, line: expectedLine(id, soup, body) },
  }
  const cart = { owner: { guest_id }, lines }
  return {
    connected: connectCart(api, () => here).implementations.actors.changeCart as typeof changeCartMachine,
    inputs: Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, { ...cart, edit }])),
    answers: {
      /** It was done after all when the request came through and only its answer was lost. */
      listCart: { before: ({ sample }) => (sample === 0 ? stage.late() : undefined) },
    },
    holds: async ({ output }) => {
      if (output && output.type !== 'unreachable') deepStrictEqual(output.lines, await stage.cart())
    },
  }
})

export const changeCartBrowser = browser(changeCartMachine, async ({ page, arrive, stage }, { from }) => {
  const { soup } = stage.city
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  return {
    open: async () => {
      await arrive('/about-us')
      // The cart itself reads first, with the operation by which an edit makes sure.
      await stage.forward('listCart')
      if (from === 'a line chosen anew') {
        const [line] = (await stage.cart()).filter(({ item_id }) => item_id === soup.id)
        await openOver(page, { name: 'item', id: soup.id, module_id: soup.module_id, cart_id: line!.id })
        await page.getByRole('button', { name: `One more: Quantity of ${soup.name}` }).click()
        await page.getByRole('button', { name: /^Update To Cart/ }).click()
        return
      }
      await openOver(page, { name: 'cart' })
      const name = from === 'one more' ? `One more: ${soup.name}` : `Remove ${soup.name}`
      await drawer.getByRole('button', { name, exact: true }).click()
    },
  }
})
