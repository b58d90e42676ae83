import type { Config } from '#openapi/generated/client.ts'

/** Backends that do not say how they send codes send six digits, as most do. */
const USUAL = { length: 6, outbox_url: null }

/** How the shop sends one-time codes. */
export const codesOf = ({ one_time_codes }: Config) => one_time_codes ?? USUAL
