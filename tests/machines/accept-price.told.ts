import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/decisions/043: each answer about the price makes the page read its order again. */
export const acceptPriceTold = told(acceptPriceMachine, {
  accepted: {
    says: [['success', 'Price accepted.']],
    readsAgain: ['getOrderDetails', 'listNotifications', 'trackOrder'],
  },
  expired: { readsAgain: ['trackOrder'] },
  closed: { readsAgain: ['trackOrder'] },
  'order.outdated': { readsAgain: ['trackOrder'] },
  failure,
})
