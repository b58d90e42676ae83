import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §5 Profile form: the server's words; the name and address on show are read again. */
export const editProfileReactions: Reactions<'editProfile'> = {
  'profile.saved': ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
}
