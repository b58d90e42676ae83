import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** The panel itself shows a new link. */
export const shareOrderReactions: Reactions<'shareOrder'> = {
  'sharing.stopped': ({ message }) => [saySuccess(message)],
  failure: (failure) => [sayFailure(failure)],
}
