import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { accountAt, type Recipient } from './codes/recipient.ts'

/**
 * Marks the customer's e-mail address as verified by the code sent to it; refuses a wrong or expired code. Nothing is left to
 * refuse once it is verified: the reply that said so may have been lost.
 */
export async function verifyEmail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customer_id: number,
  { recipient, otp }: { recipient: Recipient; otp: string },
): Promise<void> {
  if (await isVerified(db, customer_id, recipient)) return
  const proven = await proveCode(
    db,
    { purpose: 'verify_email', recipient },
    { code: otp, requester: { customer_id } },
    now(),
  )
  if (!proven) throw refuse('otp')
  await transact(db, async (tx) => {
    if (!(await useCode(tx, proven))) throw refuse('otp')
    // Another request may have changed the address since.
    const verified = await tx
      .update(customers)
      .set({ is_email_verified: true, is_proven: true })
      .where(and(eq(customers.id, customer_id), accountAt(recipient)))
      .returning({ id: customers.id })
    if (verified.length === 0) throw refuse('otp')
  })
}

async function isVerified(db: Database, customer_id: number, recipient: Recipient): Promise<boolean> {
  const verified = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customer_id), accountAt(recipient), eq(customers.is_email_verified, true)))
  return verified.length > 0
}
