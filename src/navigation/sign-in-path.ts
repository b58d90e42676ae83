import { SIGN_IN } from './pages.ts'
/** The sign-in page; it leads to `next`, a path of this shop, once the customer has signed in. */
export const signInPath = (next: string): string => `${SIGN_IN}?next=${encodeURIComponent(next)}`
