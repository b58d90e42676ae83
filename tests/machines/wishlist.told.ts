import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { type Follows, failure, told } from '#tests/support/told.ts'

/** docs/spec.md §4 Wishlist, §8: the server's message, if it gives one; other tabs read the wishlist again. */
const changed = ({ fact: { message } }: { fact: { message: string } }): Follows => ({
  says: message ? [['success', /./]] : [],
  tellsTabs: ['wishlist'],
})

export const wishlistTold = told(
  wishlistMachine,
  {
    'wishlist.added': changed,
    'wishlist.removed': changed,
    // The customer closes the question for the location and looks around first.
    'place.needed': { over: null },
    problem: { says: [['warning', 'You are not logged in']] },
    failure,
  },
  { own: ['listWishlist'] },
)
