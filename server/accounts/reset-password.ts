import { eq } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { type Recipient, resettableAt } from './codes/recipient.ts'
import type { Requester } from './codes/requester.ts'
import { endCredentials } from './end-ways-in.ts'
import { ensureStrong } from './ensure-strong.ts'
import { hashPassword } from './password.ts'

export type ResetCode = { purpose: 'reset_password'; recipient: Recipient }

/**
 * Gives the account at the code's recipient a new password, and returns its customer. Every session and passkey ends, device
 * tokens of before are worthless, and
 * the recipient counts as verified. The first proof of an account also ends its social sign-ins, which a stranger may have
 * linked. Refuses a wrong or used code and a weak password.
 */
export async function resetPassword(
  services: Services,
  code: ResetCode,
  { password, reset_token, requester }: { password: string; reset_token: string; requester: Requester },
): Promise<CustomerRow> {
  const { db, now } = services
  const { recipient } = code
  const proven = await proveCode(db, code, { code: reset_token, requester }, now())
  if (!proven) throw refuse('reset_token')
  const [owner] = await db.select().from(customers).where(resettableAt(recipient))
  if (!owner) throw refuse('reset_token')
  await ensureStrong(services, password, owner)
  const password_hash = await hashPassword(password)
  const verified = recipient.channel === 'sms' ? { is_phone_verified: true } : { is_email_verified: true }
  return transact(db, async (tx) => {
    if (!(await useCode(tx, proven))) throw refuse('reset_token')
    const [customer] = await tx.select().from(customers).where(resettableAt(recipient)).for('update')
    if (!customer) throw refuse('reset_token')
    await endCredentials(tx, customer, customer.is_proven ? 'issued' : 'all')
    const reset = await tx
      .update(customers)
      .set({ password_hash, is_proven: true, ...verified })
      .where(eq(customers.id, customer.id))
      .returning()
    return onlyRow(reset)
  })
}
