import type { ActorRefFrom } from 'xstate'
import { forgetTab, readTab, writeTab } from '#browser/tab-storage.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { interruptedActions } from '#machines/cart/interrupted-edits.ts'
import type { PendingCart } from '#machines/rules/cart-edits.ts'

/**
 * Keeps in the tab what the server has not answered, and does it again after a reload, as soon as the cart is known.
 * Call before the cart is started.
 */
export function keepEdits(cart: ActorRefFrom<typeof cartMachine>, window: Window): void {
  let cut = readTab(window, 'cartEdits')
  let written: PendingCart = { lines: [], queue: [] }
  cart.subscribe((snapshot) => {
    const { lines, queue } = snapshot.context
    if (cut) {
      if (!snapshot.matches('ready')) return
      const again = interruptedActions(cut, lines)
      cut = undefined
      forgetTab(window, 'cartEdits')
      for (const action of again) cart.send(action)
    }
    if (queue === written.queue && lines === written.lines) return
    written = { lines, queue }
    if (queue.length > 0) writeTab(window, 'cartEdits', written)
    else forgetTab(window, 'cartEdits')
  })
}
