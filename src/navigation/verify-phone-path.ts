import { VERIFY_PHONE } from './pages.ts'
/** Where a customer proves the phone, and where they go on from there. */
export const verifyPhonePath = (next: string): string => `${VERIFY_PHONE}?next=${encodeURIComponent(next)}`
