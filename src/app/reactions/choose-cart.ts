import type { ChooseCartOutcome } from '#machines/cart/choose-cart.machine.ts'
import { errorText } from '#src/core/error-text.ts'
import { cartChangedElsewhere } from './cart-changed.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    chooseCart: ChooseCartOutcome
  }
}

/** Of two carts one stays: it is read again, and a toast names its store. */
export const reactions: ReactionsOf<'chooseCart'> = {
  chooseCart: {
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
  },
}
