import { eq } from 'drizzle-orm'
import type { AccountRemoval } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Services } from '#server/wiring/services.ts'
import { eraseAccount } from './erase-account.ts'
import { proveOwner } from './prove-owner.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/** Deletes the signed-in customer after a proof of the owner; {@link eraseAccount} lists the other refusals. */
export async function removeAccount(
  asking: Asking,
  body: AccountRemoval & { wallet_given_up?: number },
): Promise<void> {
  const { services, principal } = asking
  const { db, now, relay } = services
  const own = eq(customers.id, principal.customer_id)
  const [customer] = await db.select().from(customers).where(own)
  if (!customer) throw refuse('account gone')
  const proof = await proveOwner(asking, customer, body)
  const { currency } = (await services.reference()).settings
  const given_up = body.wallet_given_up && toMinor(body.wallet_given_up, currency.digits)
  await transact(db, (tx) => eraseAccount(tx, customer.id, now(), { proof, given_up }))
  relay()
}
