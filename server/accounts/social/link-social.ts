import { eq } from 'drizzle-orm'
import type { AccountRemoval } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { proveFresh } from '../prove-fresh.ts'
import { linkIdentity } from './accounts.ts'
import type { SocialIdentity } from './id-token.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/** Links an identity to the signed-in customer, after a proof of the owner; refuses an identity of another customer. */
export async function linkSocial(
  asking: Asking,
  identity: SocialIdentity,
  given: AccountRemoval,
): Promise<void> {
  const { services, principal } = asking
  const { db, now } = services
  const isOwn = eq(customers.id, principal.customer_id)
  const [before] = await db.select().from(customers).where(isOwn)
  if (!before) throw refuse('account gone')
  const proof = await proveFresh(asking, before, given)
  await transact(db, async (tx) => {
    const [customer] = await tx.select().from(customers).where(isOwn).for('no key update')
    if (!customer) throw refuse('account gone')
    await proof(tx, customer)
    if (!(await linkIdentity(tx, identity, customer.id, now()))) throw refuse('social taken')
  })
}
