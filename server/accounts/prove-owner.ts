import { eq } from 'drizzle-orm'
import type { AccountRemoval } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customerTokens } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import type { CodeName } from './codes/code-name.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { reserveLogin } from './login-limits.ts'
import { isPassword } from './password.ts'

/** Runs in the transaction of the change, with the locked row of the customer: refuses a proof that is no longer good. */
export type OwnerProof = (tx: Database, locked: CustomerRow) => Promise<void>

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/**
 * A stolen session must not take an account over: besides it, the owner proves to know the password, or to receive a
 * code. The codes of the refusals are never 401, which would make clients drop the session (decision 009).
 */
export async function proveOwner(
  asking: Asking,
  customer: CustomerRow,
  { current_password, otp }: AccountRemoval,
): Promise<OwnerProof> {
  if (current_password !== undefined) return byPassword(asking, customer, current_password)
  if (otp !== undefined) return byCode(asking, customer, otp)
  throw refuse('confirmation')
}

/** A wrong password counts like one at sign-in, in the same budgets. */
async function byPassword(
  { services: { db, now }, principal, network }: Asking,
  { phone, email, password_hash }: CustomerRow,
  password: string,
): Promise<OwnerProof> {
  const attempt = await reserveLogin(db, { names: [phone, email], network, device: undefined }, now())
  if (!(await isPassword(password, password_hash))) throw refuse('current_password')
  await attempt.wasRight()
  return async (tx, locked) => {
    if (locked.password_hash !== password_hash) throw refuse('current_password')
    await recordProof(tx, principal, now())
  }
}

/** The code is used up with the change: a change that is refused for another reason leaves it. */
async function byCode(
  { services: { db, now }, principal }: Asking,
  { id }: CustomerRow,
  otp: string,
): Promise<OwnerProof> {
  const name: CodeName = { purpose: 'confirm', customer_id: id }
  const proven = await proveCode(db, name, { code: otp, requester: { customer_id: id } }, now())
  if (!proven) throw refuse('otp')
  return async (tx) => {
    if (!(await useCode(tx, proven))) throw refuse('otp')
    await recordProof(tx, principal, now())
  }
}

/** For what asks for a fresh proof (`prove-fresh.ts`): also when the reply to this change is lost. */
const recordProof = (tx: Database, { session }: Customer, now: Date) =>
  tx.update(customerTokens).set({ proven_at: now }).where(eq(customerTokens.token_hash, session))
