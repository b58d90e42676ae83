import { Overlay as OrderAgain } from '#src/again/order-again.overlay.tsx'
import { Overlay as Refund } from '#src/orders/request-refund.overlay.tsx'
import { Overlay as Receipt } from '#src/receipt/receipt.overlay.tsx'
import type { Overlay as Entry } from '#src/shop/overlay.ts'

/** What a customer opens after an order, in one chunk. */
export function Overlay(entry: Extract<Entry, { name: 'order-again' | 'receipt' | 'refund' }>) {
  if (entry.name === 'receipt') return <Receipt {...entry} />
  return entry.name === 'refund' ? <Refund {...entry} /> : <OrderAgain {...entry} />
}
