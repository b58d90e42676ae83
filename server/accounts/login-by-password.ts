import { and, eq } from 'drizzle-orm'
import type { AuthToken, Login } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { reserveLogin } from './login-limits.ts'
import { isPassword } from './password.ts'
import { sendCodeIfNeeded, signIn } from './sign-in.ts'

/**
 * Signs in a customer by phone number or e-mail address and password. Refuses a wrong password, too many attempts and a
 * blocked account.
 */
export async function loginByPassword(body: Login, context: RequestContext): Promise<AuthToken> {
  const { db, now, devices } = context.services
  const account = accountNamed(body)
  const [customer] = await db.select().from(customers).where(account.is)
  const { device_token: device } = body
  const attempt = await reserveLogin(
    db,
    {
      names: [account.name],
      network: context.network,
      device: device !== undefined && devices.isOf(device, customer) ? device : undefined,
    },
    now(),
  )
  // The contract requires a password where there is no code.
  const isRight = await isPassword(body.password!, customer?.password_hash ?? null)
  if (!isRight || !customer) throw refuse('wrong password')
  await attempt.wasRight()
  if (!customer.active) throw refuse('account blocked')
  await sendCodeIfNeeded(context, customer)
  return transact(db, async (tx) => {
    if (!(await isStillTheirPassword(tx, customer))) throw refuse('wrong password')
    return signIn(tx, customer, body.guest_id, context.services)
  })
}

/** Hashing takes a while: a password that was replaced meanwhile opens nothing, for the new one ended every session. */
async function isStillTheirPassword(tx: Database, { id, password_hash }: CustomerRow): Promise<boolean> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.password_hash, present(password_hash, 'the password'))))
    .for('share')
  return found.length > 0
}

/** A phone number or an e-mail address, in whichever field it came. */
function accountNamed({ phone, email, email_or_phone }: Login) {
  const name = (phone ?? email ?? email_or_phone ?? '').trim()
  return name.includes('@')
    ? { name: name.toLowerCase(), is: eq(customers.email, name.toLowerCase()) }
    : { name, is: eq(customers.phone, name) }
}
