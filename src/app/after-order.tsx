import { Overlay as OrderAgain } from '#src/again/order-again.overlay.tsx'
import { Overlay as Receipt } from '#src/receipt/receipt.overlay.tsx'
import type { Overlay as Entry } from '#src/shop/overlay.ts'

/** What a customer opens after an order, in one chunk. */
export const Overlay = (entry: Extract<Entry, { name: 'order-again' | 'receipt' }>) =>
  entry.name === 'receipt' ? <Receipt {...entry} /> : <OrderAgain {...entry} />
