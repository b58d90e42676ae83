import { cartMachine } from '#machines/cart/cart.machine.ts'
import { failure, nothing, told } from '#tests/support/told.ts'

const changed = (text: string) => ({ says: [['success', text]], tellsTabs: ['cart'] }) as const

/** docs/spec.md §4 Cart, §8 Cart: other tabs read the cart again. */
export const cartTold = told(
  cartMachine,
  {
    'cart.retried': nothing,
    // An item that needs a location waits until the customer has picked one.
    'cart.added': {
      ...changed('Item added to cart'),
      mayAlsoSay: [['success', 'New location has been set.']],
    },
    'cart.replaced': changed('Your cart has been cleared successfully. And selected item added to the cart.'),
    'cart.updated': ({ fact }) =>
      changed(fact.message === 'itemUpdated' ? 'Item updated successfully' : 'Updated successfully.'),
    'cart.removed': ({ fact }) =>
      changed(fact.message === 'itemRemoved' ? 'Cart item remove successfully' : 'Removed from cart.'),
    problem: { says: [['error', /./]] },
    // Only a test makes a child throw; the page then shows that it cannot go on.
    failure: ({ fact, by }) => (/^refused (addItem|changeCart)/.test(by) ? undefined : failure({ fact })),
  },
  { own: ['listCart'] },
)
