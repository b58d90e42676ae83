import { countMessage, sandboxMessages } from '#server/payments/sandbox.ts'
import { type Cashier, settle } from './settle.ts'

/** Brings the shop one message of each sandbox payment that has one due, or of one payment. */
export async function deliverMessages(cashier: Cashier, reference?: string): Promise<void> {
  const { db, now } = cashier
  for (const notice of await sandboxMessages(db, now(), reference)) {
    await settle(cashier, 'sandbox', notice)
    await countMessage(db, notice, now())
  }
}
