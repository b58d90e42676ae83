import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §5 Profile form: the server's words; the picture on show is read again. */
export const changePhotoReactions: Reactions<'changePhoto'> = {
  'photo.changed': ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
}
