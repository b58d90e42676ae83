import type { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import type { FactsOf, Given } from '#src/core/told.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { ledToOrder } from './checkout.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { ordered, recovered } from './recover-order.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    parcel: FactsOf<typeof parcelMachine>
  }
  interface Given {
    parcel: Pick<Given['checkout'], 'isGuest' | 'contact_number' | 'step' | 'draft'>
  }
}

/** The draft goes with its order. */
const placed = ({ draft }: Given['parcel']): Effect[] => [{ forgetDraft: draft }, ...ordered('parcel')]

/** docs/spec.md §2 (/parcel-delivery-info, order-placed dialog): a parcel leads on as every other order does. */
export const reactions: ReactionsOf<'parcel'> = {
  parcel: {
    placed: (fact) => [...placed(fact), ...ledToOrder(fact)],
    placedUnpaid: (fact) => [...placed(fact), { goInstead: payPath(fact.order.order_id, 'now') }],
    placedBefore: ({ order, attempt, draft }) => [
      { forgetDraft: draft },
      ...recovered({ order, attempt, hasBoughtItem: true, isAtCheckout: true }),
    ],
    failure: (failure) => [sayFailure(failure, 'checkout')],
    // Each part of the page shows its own refusals.
    refused: () => [{ endToasts: 'checkout' }],
  },
}
