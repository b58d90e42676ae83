import type { PendingCart } from '#machines/rules/cart-edits.ts'
import type { CartLine } from '#openapi/generated/client.ts'

/** What the cart tells the shop once the server has answered; `message` is the key of the success text (docs/spec.md §4). */
export type CartFact =
  | { type: 'cart.added'; message: 'itemAdded' }
  /** The toast lasts 5 s (docs/spec.md §9). */
  | { type: 'cart.replaced'; message: 'cartReplaced' }
  | { type: 'cart.updated'; message: 'quantityUpdated' | 'itemUpdated' }
  /** `line` is what went, so that it can be offered back. */
  | { type: 'cart.removed'; message: 'removedFromCart' | 'itemRemoved'; line: CartLine }

/** The result of the edit that was just answered, compared with the earlier cart. */
export const factOf = ({ lines, queue: [edit] }: PendingCart, replaced: boolean): CartFact => {
  switch (edit?.type) {
    case 'change':
      return { type: 'cart.updated', message: 'quantityUpdated' }
    case 'replace':
      return { type: 'cart.updated', message: 'itemUpdated' }
    case 'remove': {
      const line = lines.find(({ id }) => id === edit.id)
      if (!line) throw new Error(`Line ${edit.id} was not in the cart`)
      const message = edit.asked === 'decrement' ? 'removedFromCart' : 'itemRemoved'
      return { type: 'cart.removed', message, line }
    }
    default:
      return replaced
        ? { type: 'cart.replaced', message: 'cartReplaced' }
        : { type: 'cart.added', message: 'itemAdded' }
  }
}
