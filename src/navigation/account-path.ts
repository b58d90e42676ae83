import { INTERESTS, PROFILE } from './pages.ts'
/** What the shopper avoids; for guests, too. */
export const DIET = `${PROFILE}?page=diet`

/** Everything about the customer and this device; on small screens the way to every page of the account. */
export const SETTINGS = `${PROFILE}?page=settings`

/** The customer's interests; the page leads on to `next`. */
export const interestsPath = (next: string): string => `${INTERESTS}?next=${encodeURIComponent(next)}`

/** The passkeys of the customer; the settings lead there. */
export const PASSKEYS = `${PROFILE}?page=passkeys`
