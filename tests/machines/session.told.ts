import { sessionMachine } from '#machines/app/session.machine.ts'
import { nothing, PERSONAL, told, WATCHED } from '#tests/support/told.ts'

/** docs/spec.md §6, §8 Authorization. The cart and the wishlist follow their owner (their own paths). */
export const sessionTold = told(
  sessionMachine,
  {
    'session.signedIn': { says: [['success', 'Sign in successfully.']], forgets: PERSONAL, goes: '/home' },
    'session.taken': { forgets: PERSONAL },
    'session.expired': {
      says: [['error', 'Your account is inactive or Your token has been expired']],
      forgets: PERSONAL,
      goes: /^\/auth\/sign-in\?next=/,
    },
    'session.signedOut': {
      says: [['success', 'Logout successful.']],
      forgets: WATCHED.filter((read) => read !== 'getConfig'),
      goes: '/home',
    },
    'session.guestRefused': nothing,
    'session.notStored': nothing,
  },
  { own: ['listCart', 'listWishlist'] },
)
