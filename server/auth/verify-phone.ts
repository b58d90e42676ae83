import { and, eq } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/open.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { accountAt, type Recipient } from './codes/recipient.ts'
import { signIn } from './sign-in.ts'

/** The account that waits for this number to be verified. */
export const waitingAt = (recipient: Recipient) =>
  and(accountAt(recipient), eq(customers.is_phone_verified, false))

/** Verifies the number of the account that waits for it and signs its customer in; nothing when none waits. */
export async function verifyPhone(
  tx: Database,
  recipient: Recipient,
  guest_id: string | undefined,
  services: Services,
): Promise<AuthToken | undefined> {
  const [customer] = await tx
    .update(customers)
    .set({ is_phone_verified: true })
    .where(waitingAt(recipient))
    .returning()
  if (!customer) return undefined
  if (!customer.active) throw refuse('account blocked')
  return signIn(tx, customer, guest_id, services)
}
