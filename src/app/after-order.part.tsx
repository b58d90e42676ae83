import { Overlay as OrderAgain } from '#src/features/orders/again/order-again.overlay.tsx'
import { Overlay as Refund } from '#src/features/orders/request-refund.overlay.tsx'
import { Overlay as Receipt } from '#src/features/receipt/receipt.overlay.tsx'
import type { Overlay as Entry } from '#src/navigation/overlay.ts'

/** What a customer opens after an order, in one chunk. */
export function Overlay(entry: Extract<Entry, { name: 'order-again' | 'receipt' | 'refund' }>) {
  if (entry.name === 'receipt') return <Receipt {...entry} />
  return entry.name === 'refund' ? <Refund {...entry} /> : <OrderAgain {...entry} />
}
