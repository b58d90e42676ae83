import { deepStrictEqual } from 'node:assert'
import { addItemMachine } from '#machines/cart/add-item.machine.ts'
import { expectedLine, newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { service } from '#tests/support/service.ts'

export const addItemService = service(addItemMachine, async (stage, { from }) => {
  const { api, city, guest_id } = stage
  const { soup, salad, here } = city
  let place: typeof here | null = here
  const body = newCartLine(soup, startingSelection(soup), 2)
  const lines = from === 'an empty cart' ? [] : await stage.fillCart([salad, 1])
  return {
    connected: connectCart(api, () => place).implementations.actors.addItem as typeof addItemMachine,
    inputs: { [from]: { owner: { guest_id }, line: expectedLine(-1, soup, body), body, lines } },
    answers: {
      readStoredLocation: {
        before: ({ output }) => {
          place = output && here
        },
      },
      /** The line is there after all when the request came through and only its answer was lost. */
      listCart: { before: ({ sample }) => (sample === 0 ? stage.late() : undefined) },
    },
    holds: async ({ output }) => {
      if (output && output.type !== 'unreachable') deepStrictEqual(output.lines, await stage.cart())
    },
  }
})
