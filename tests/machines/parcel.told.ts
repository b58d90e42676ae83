import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import { type Follows, failure, nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §2 Guest order-placed dialog: an order counts for points, wallet and visited stores. */
const placed: Follows = {
  readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
  goes: '/home',
  over: 'order-placed',
}

/** docs/spec.md §2 (/parcel-delivery-info, order-placed dialog): the cart of goods stays as it is. */
export const parcelTold = told(parcelMachine, {
  placed,
  // The page of the order opens the gateway's by itself.
  placedUnpaid: { ...placed, goes: /^\/checkout\?page=pay&order=\d+/, over: null },
  placedBefore: placed,
  // Each part of the form says what the server refuses of it.
  refused: nothing,
  failure,
})
