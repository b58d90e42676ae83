import type { OrderPlaced, OrderPlacement, PrescriptionPlacement } from '#openapi/generated/client.ts'
import { type DraftName, draftName } from './kept-draft.ts'
import { type OrderDraft, ownerOf } from './order-draft.ts'
import { purposeOf } from './order-key.ts'
import { placementOf, prescriptionPlacementOf } from './placement.ts'

/** The body of placeOrder, or of placePrescription: only the first has a type of order. */
export type Placement = OrderPlacement | PrescriptionPlacement

/** What submitOrder sends, the purpose by which a later attempt finds its key, and the draft that goes with the order. */
export type Submission = { placement: Placement; purpose: string; draft: DraftName }

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
