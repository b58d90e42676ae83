import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'

/** The form with the draft that the shopper began, or an empty one. */
const formAsItWas: Effect = { parcelInstead: { parcel_category_id: null, filledFrom: null } }

/** The form opens in the place of the page that filled it. */
export const sendAgainReactions: Reactions<'sendAgain'> = {
  filled: ({ parcel_category_id, gone, order_id, way }) => [
    { parcelInstead: { parcel_category_id, filledFrom: { order_id, way, gone } } },
  ],
  kept: () => [formAsItWas],
  notFound: () => [
    formAsItWas,
    {
      say: {
        kind: 'error',
        id: 'error',
        needs: 'sendParcel',
        text: ({ sendParcel }) => sendParcel.again.notFound(),
      },
    },
  ],
}
