import { errorText } from '#src/core/error-text.ts'
import { cartChangedElsewhere } from './cart-changed.ts'
import type { Reactions } from './reactions.ts'

/** Of two carts one stays: it is read again, and a toast names its store. */
export const chooseCartReactions: Reactions<'chooseCart'> = {
  nothing: () => [],
  postponed: () => [],
  chosen: ({ lines }) => [
    ...cartChangedElsewhere,
    {
      say: {
        kind: 'success',
        id: 'cart',
        needs: 'shellLater',
        text: ({ shellLater: { chooseCart } }) =>
          lines[0] ? chooseCart.kept({ store: lines[0].item.store_name }) : chooseCart.removed(),
      },
    },
  ],
  refused: ({ error }) => [
    ...cartChangedElsewhere,
    { say: { kind: 'error', id: 'cart', text: (words) => errorText(error, words) } },
  ],
}
