import type { SendAgainOutcome } from '#machines/parcel/send-again.machine.ts'
import type { Again } from '#src/navigation/send-again-path.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    sendAgain: SendAgainOutcome
  }
  interface Given {
    sendAgain: Again
  }
}

/** The form with the draft that the shopper began, or an empty one. */
const formAsItWas: Effect = { parcelInstead: { parcel_category_id: null, filledFrom: null } }

/** The form opens in the place of the page that filled it. */
export const reactions: ReactionsOf<'sendAgain'> = {
  sendAgain: {
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
  },
}
