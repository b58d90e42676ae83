import { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2, Ours: the order itself stays as it is, so that nothing is read again. */
export const shareOrderTold = told(shareOrderMachine, {
  'sharing.stopped': { says: [['success', /no longer work/]] },
  failure,
})
