import { and, eq } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { accountAt, type Recipient } from './codes/recipient.ts'
import { isTokenOf, type Requester } from './codes/requester.ts'
import { endCredentials } from './end-ways-in.ts'
import { UNUSABLE } from './password.ts'
import { signIn } from './sign-in.ts'
import { signInByCode } from './sign-in-by-code.ts'

/** The account that waits for this number to be verified. */
export const waitingAt = (recipient: Recipient) =>
  and(accountAt(recipient), eq(customers.is_phone_verified, false))

export type PhoneProof = {
  recipient: Recipient
  /** The token that sign-up or login gave, which shows that the customer knows the password. */
  token?: string | undefined
  guest_id?: string | undefined
}

/**
 * Verifies the number of the account that waits for it and signs its customer in; `undefined` when none waits. Every other
 * session ends. Without the waiting token a stranger may have made the account and wait for this moment: then every other
 * way into it ends too. An account whose e-mail address was proven waits only for the customer with the token: the number
 * may be mistyped, or a stranger's (docs/decisions/009).
 */
export async function verifyPhone(
  tx: Database,
  { recipient, token, guest_id }: PhoneProof,
  services: Services,
): Promise<AuthToken | undefined> {
  const [waiting] = await tx.select().from(customers).where(waitingAt(recipient)).for('update')
  if (!waiting) return undefined
  const isTheirs = await isTokenOf(tx, waiting.id, token, services.now())
  if (waiting.is_proven && !isTheirs) return undefined
  if (!waiting.active) throw refuse('account blocked')
  await endCredentials(tx, waiting, isTheirs ? 'sessions' : 'all')
  const verified = await tx
    .update(customers)
    .set({
      is_phone_verified: true,
      is_proven: true,
      ...(!isTheirs && { password_hash: UNUSABLE, is_email_verified: false }),
    })
    .where(eq(customers.id, waiting.id))
    .returning()
  return signIn(tx, onlyRow(verified), guest_id, services)
}

/** Verifies a number by the code that was sent to it; refuses a wrong or used code. */
export async function verifyPhoneByCode(
  services: Services,
  {
    otp,
    requester,
    retry_key,
    ...proof
  }: PhoneProof & { otp: string; requester: Requester; retry_key?: string | undefined },
): Promise<AuthToken> {
  const { db, now } = services
  const { recipient } = proof
  const purpose = 'verify_phone'
  return signInByCode(services, {
    sent: { purpose, to: recipient.to, code: otp, retry_key },
    prove: async () => {
      const proven = await proveCode(db, { purpose, recipient }, { code: otp, requester }, now())
      if (!proven) throw refuse('otp')
      return async (tx) => {
        const session = (await useCode(tx, proven)) && (await verifyPhone(tx, proof, services))
        if (!session) throw refuse('otp')
        return session
      }
    },
  })
}
