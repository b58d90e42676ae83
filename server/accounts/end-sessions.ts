import { and, eq, ne } from 'drizzle-orm'
import type { FreshProof } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { asFreshOwner } from './prove-fresh.ts'
import { endOtherSessions } from './sessions.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/**
 * Ends another session of the customer, or all others, after a proof of the owner: a stranger with one session must not lock
 * the owner out of the others (decision 046). What a session subscribed to ends with it.
 */
export const endSessions = (
  asking: Asking,
  which: { session_id: string } | 'all others',
  given: FreshProof,
): Promise<void> =>
  asFreshOwner(asking, given, (tx) =>
    which === 'all others'
      ? endOtherSessions(tx, asking.principal)
      : endSession(tx, asking.principal, which.session_id),
  )

async function endSession(tx: Database, { customer_id, session }: Customer, id: string): Promise<void> {
  const own = and(eq(customerTokens.customer_id, customer_id), eq(customerTokens.id, id))
  const gone = await tx
    .delete(customerTokens)
    .where(and(own, ne(customerTokens.token_hash, session)))
    .returning({ id: customerTokens.id })
  if (gone.length > 0) return
  const [current] = await tx.select({ id: customerTokens.id }).from(customerTokens).where(own)
  throw refuse(current ? 'own session' : 'session gone')
}
