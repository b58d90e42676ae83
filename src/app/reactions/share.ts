import type { Reactions } from './reactions.ts'
import { sayError } from './say.ts'

/** Neither the share sheet nor the clipboard took the page. */
export const shareReactions: Reactions<'share'> = {
  'share.refused': ({ refusal }) => [sayError(refusal)],
}
