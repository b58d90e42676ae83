import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** The browser itself shows the file that it saves. */
export const saveReceiptReactions: Reactions<'saveReceipt'> = {
  failure: (failure) => [sayFailure(failure)],
}
