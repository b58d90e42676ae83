import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §7 Other, §8 Other. */
export const convertPointsReactions: Reactions<'convertPoints'> = {
  'points.converted': ({ message, refreshList }) => [
    saySuccess(message),
    { readAgain: ['getCustomerInfo'] },
    { run: refreshList },
  ],
}
