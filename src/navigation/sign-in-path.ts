/** The sign-in page; it leads to `next`, a path of this shop, once the customer has signed in. */
export const signInPath = (next: string): string => `/auth/sign-in?next=${encodeURIComponent(next)}`
