import type { Told } from '#src/core/told.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { ledToOrder } from './checkout.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { ordered, recovered } from './recover-order.ts'
import { sayFailure } from './say.ts'

/** The draft goes with its order. */
const placed = ({ forgetDraft }: Pick<Told<'parcel'>, 'forgetDraft'>): Effect[] => [
  { run: forgetDraft },
  ...ordered('parcel'),
]

/** docs/spec.md §2 (/parcel-delivery-info, order-placed dialog): a parcel leads on as every other order does. */
export const parcelReactions: Reactions<'parcel'> = {
  placed: (told) => [...placed(told), ...ledToOrder(told)],
  placedUnpaid: (told) => [...placed(told), { goInstead: payPath(told.order.order_id, 'now') }],
  placedBefore: ({ order, attempt, forgetDraft }) => [
    { run: forgetDraft },
    ...recovered({ order, attempt, isKept: true, isAtCheckout: true }),
  ],
  failure: (failure) => [sayFailure(failure, 'checkout')],
  // Each part of the page shows its own refusals.
  refused: () => [{ endToasts: 'checkout' }],
}
