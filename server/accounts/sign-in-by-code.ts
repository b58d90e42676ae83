import { and, eq, gte } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'
import type { Services } from '#server/wiring/services.ts'
import { orAgain, recordRetry, retriesSince, retryHash, type SentCode } from './codes/retry.ts'
import { sessionOf } from './sign-in.ts'

type CodeSignIn = {
  sent: SentCode
  /** Proves the code; what it returns runs in the transaction of the sign-in, and uses the code up. */
  prove: () => Promise<(tx: Database) => Promise<AuthToken>>
  /** What the customer is told; also when the reply that told it was lost. */
  tell?: (customer: CustomerRow) => { message?: string }
}

/** Makes a session by a code. The browser that lost the reply gets the session by the same request again. */
export function signInByCode(services: Services, { sent, prove, tell }: CodeSignIn): Promise<AuthToken> {
  const hash = retryHash(sent)
  return orAgain(
    hash,
    async () => {
      const enter = await prove()
      return transact(services.db, async (tx) => {
        const session = await enter(tx)
        await recordRetry(tx, fingerprint(session.token), hash)
        return session
      })
    },
    (known) => renewSession(services, known, tell),
  )
}

/**
 * Puts a new token in the place of the lost one, so that the customer has one more session and not two. `undefined` once the
 * session ended, or when it is too old.
 */
const renewSession = (services: Services, hash: string, tell: CodeSignIn['tell']) =>
  transact(services.db, async (tx): Promise<AuthToken | undefined> => {
    const token = newSecret()
    const isSame = eq(customerTokens.retry_hash, hash)
    const [session] = await tx
      .update(customerTokens)
      .set({ token_hash: fingerprint(token) })
      .where(and(isSame, gte(customerTokens.created_at, retriesSince(services.now()))))
      .returning({ customer_id: customerTokens.customer_id })
    if (!session) return undefined
    const [customer] = await tx.select().from(customers).where(eq(customers.id, session.customer_id))
    return customer?.active ? { ...sessionOf(customer, token, services), ...tell?.(customer) } : undefined
  })
