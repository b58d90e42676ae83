import type { OrderPlaced } from '#openapi/generated/client.ts'
import { draftName } from './kept-draft.ts'
import { type OrderDraft, ownerOf } from './order-draft.ts'
import { purposeOf } from './order-key.ts'
import { placementOf, prescriptionPlacementOf } from './placement.ts'
import type { Submission } from './submitted-order.ts'

export const submissionOf = (draft: OrderDraft): Submission => {
  const { kind, shopper, lines, store } = draft
  const owner = ownerOf(shopper)
  const name = draftName(draft)
  return kind === 'prescription'
    ? {
        placement: prescriptionPlacementOf(draft),
        purpose: purposeOf({ kind: `prescription at ${store.id}`, owner, lines: [] }),
        draft: name,
      }
    : { placement: placementOf(draft), purpose: purposeOf({ kind, owner, lines }), draft: name }
}

/** Does the customer have to pay this order now? Cash is paid later, and the wallet has paid at once. */
export const isUnpaid = ({ payments = [] }: Pick<OrderPlaced, 'payments'>): boolean =>
  payments.some(
    ({ payment_method, payment_status }) =>
      payment_status === 'unpaid' &&
      (payment_method === 'digital_payment' || payment_method === 'offline_payment'),
  )
