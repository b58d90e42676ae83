import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

type Given = { order_id: number; followOrder: () => void }

/** The page reads its order again in any case: it is accepted, canceled, or costs another price. */
const followed = ({ order_id, followOrder }: Given): Effect[] => [
  { readAgain: ['trackOrder', order_id] },
  { run: followOrder },
]

export const acceptPriceReactions: Reactions<'acceptPrice'> = {
  accepted: ({ message, ...given }) => [saySuccess(message), ...followed(given)],
  expired: followed,
  closed: followed,
  'order.outdated': followed,
  failure: (failure) => [sayFailure(failure)],
}
