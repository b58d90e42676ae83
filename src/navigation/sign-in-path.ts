import { SIGN_IN } from './pages.ts'
/**
 * The sign-in page; it leads to `next`, a path of this shop, once the customer has signed in. `ended`: they come because
 * their session has ended, and the page says so.
 */
export const signInPath = (next: string, { ended = false } = {}): string =>
  `${SIGN_IN}?next=${encodeURIComponent(next)}${ended ? '&from=ended' : ''}`
