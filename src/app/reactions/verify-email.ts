import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/contract.md §2 Ours: the server's words; the address counts as verified from now on. */
export const verifyEmailReactions: Reactions<'verifyEmail'> = {
  verified: ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
}
