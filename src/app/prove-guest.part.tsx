import { lateScreen } from './lazy-screen.part.tsx'

/** Loads after the order: most visitors own what they look at. */
export const ProveGuest = lateScreen(() => import('#src/shared/orders/prove-guest.part.tsx'), 'auth')
