import type { Budget } from '#server/limits/budget.ts'

const HOUR = 3600

/** Seconds a recipient waits for another code. */
export const RESEND_IN = 60

/** Codes to one phone or e-mail address. */
export const perRecipient: Budget = { kind: 'codes to', most: 5, seconds: HOUR, pause: RESEND_IN }
/** Code requests from one network, which many customers may share. */
export const perNetwork: Budget = { kind: 'codes from', most: 30, seconds: HOUR }
