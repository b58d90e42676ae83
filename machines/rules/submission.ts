import type { OrderPlaced, OrderPlacement } from '#openapi/generated/client.ts'
import { type OrderDraft, ownerOf } from './order-draft.ts'
import { purposeOf } from './order-key.ts'
import { placementOf } from './placement.ts'

/** What submitOrder sends, and the name of this order by which a later attempt finds its key. */
export const submissionOf = (draft: OrderDraft): { placement: OrderPlacement; purpose: string } => ({
  placement: placementOf(draft),
  purpose: purposeOf({ kind: draft.kind, owner: ownerOf(draft.shopper), lines: draft.lines }),
})

/** Does the customer have to pay this order now? Cash is paid later, and the wallet has paid at once. */
export const isUnpaid = ({ payments = [] }: Pick<OrderPlaced, 'payments'>): boolean =>
  payments.some(
    ({ payment_method, payment_status }) =>
      payment_status === 'unpaid' &&
      (payment_method === 'digital_payment' || payment_method === 'offline_payment'),
  )
