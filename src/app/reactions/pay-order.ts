import type { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { nextStepOf } from '#machines/rules/next-step.ts'
import type { FactsOf } from '#src/core/told.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    payOrder: FactsOf<typeof payOrderMachine>
  }
  interface Given {
    /** `contact_number`: the phone that the order was read by. `isJustPaid`: the customer comes from checkout or a gateway. */
    payOrder: { order_id: number; contact_number: string; isGuest: boolean; isJustPaid: boolean }
  }
}

/** In the place of what the event stream says of the same order. */
const sayOfOrder = (order_id: number, text: string): Effect => ({
  say: { kind: 'success', id: `order-${order_id}`, text },
})

/** The order stands differently, and money may have gone into the wallet or out of it. */
const readAgain = (order_id: number): Effect[] => [
  { readAgain: ['trackOrder', order_id] },
  { readAgain: ['getOrderDetails', order_id] },
  { readAgain: ['getCustomerInfo'] },
]

/** docs/spec.md §4, failed order payment: switching and canceling both end on /home; §8 Order. */
export const reactions: ReactionsOf<'payOrder'> = {
  payOrder: {
    settled: ({ order, contact_number, isGuest, isJustPaid }) => {
      const { id, delivery_address } = order
      // An order to be collected names no address.
      const phone = contact_number || delivery_address?.contact_person_number
      const proof: { contact_number?: string } = isGuest && phone ? { contact_number: phone } : {}
      return [
        ...readAgain(id),
        { trackInstead: { order_id: id, ...proof } },
        ...(isJustPaid && isGuest
          ? ([{ open: { name: 'order-placed', order_id: id, ...proof, step: nextStepOf(order) } }] as const)
          : []),
      ]
    },
    switched: ({ message, order_id }) => [
      sayOfOrder(order_id, message),
      ...readAgain(order_id),
      { goInstead: HOME },
    ],
    canceled: ({ message, order_id }) => [
      sayOfOrder(order_id, message),
      ...readAgain(order_id),
      { goInstead: HOME },
    ],
    'transfer.told': ({ message }) => [saySuccess(message)],
    failure: (failure) => [sayFailure(failure, 'pay')],
  },
}
