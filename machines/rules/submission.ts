import type { OrderPlaced, OrderPlacement, PrescriptionPlacement } from '#openapi/generated/client.ts'
import { type OrderDraft, ownerOf } from './order-draft.ts'
import { purposeOf } from './order-key.ts'
import { placementOf, prescriptionPlacementOf } from './placement.ts'

/** The body of placeOrder, or of placePrescription: only the first has a type of order. */
export type Placement = OrderPlacement | PrescriptionPlacement

/** What submitOrder sends, and the name of this order by which a later attempt finds its key. */
export const submissionOf = (draft: OrderDraft): { placement: Placement; purpose: string } => {
  const { kind, shopper, lines, store } = draft
  const owner = ownerOf(shopper)
  return kind === 'prescription'
    ? {
        placement: prescriptionPlacementOf(draft),
        purpose: purposeOf({ kind: `prescription at ${store.id}`, owner, lines: [] }),
      }
    : { placement: placementOf(draft), purpose: purposeOf({ kind, owner, lines }) }
}

/** Does the customer have to pay this order now? Cash is paid later, and the wallet has paid at once. */
export const isUnpaid = ({ payments = [] }: Pick<OrderPlaced, 'payments'>): boolean =>
  payments.some(
    ({ payment_method, payment_status }) =>
      payment_status === 'unpaid' &&
      (payment_method === 'digital_payment' || payment_method === 'offline_payment'),
  )
