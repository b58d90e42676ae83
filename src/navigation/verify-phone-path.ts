/** Where a customer proves the phone, and where they go on from there. */
export const verifyPhonePath = (next: string): string => `/auth/verify-phone?next=${encodeURIComponent(next)}`
