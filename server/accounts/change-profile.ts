import { and, eq } from 'drizzle-orm'
import type { ProfileChange } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/sql-state.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { drawPortrait, dropUploads, keepUpload } from '#server/media/uploads.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { recordRetry, retryHash } from './codes/retry.ts'
import { nextDeviceRound } from './devices.ts'
import { ensureStrong } from './ensure-strong.ts'
import { hashPassword, isPassword } from './password.ts'
import { proveForPassword } from './prove-fresh.ts'
import { type OwnerProof, proveOwner } from './prove-owner.ts'
import { endOtherSessions } from './sessions.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/**
 * A new e-mail address or password needs a proof of the owner. The new address counts as unverified; a new password
 * ends every other session, and device tokens of before are worthless: the returned one replaces that of the browser. Without an `image` the picture stays, an empty one takes it away.
 */
export async function changeProfile(
  asking: Asking,
  body: Omit<ProfileChange, 'image'>,
  image: Uint8Array | '' | undefined,
): Promise<{ device_token?: string }> {
  const { services, principal } = asking
  const { db, now } = services
  const own = eq(customers.id, principal.customer_id)
  const [before] = await db.select().from(customers).where(own)
  if (!before) throw refuse('account gone')
  const { password } = body
  const retry_hash = password === undefined ? null : retryOf(principal, body)
  if (retry_hash && (await isMade(db, principal, retry_hash))) {
    const { password: _made, confirm_password: _same, ...rest } = body
    await changeProfile(asking, rest, image)
    return { device_token: services.devices.issue(before) }
  }
  const email = body.email.toLowerCase()
  await ensureAllowed(services, before, body)
  const proof = await proofFor(asking, before, { ...body, email })
  const [picture, password_hash] = await Promise.all([
    image && drawPortrait(image, asking.network),
    password === undefined ? undefined : newHash(password, before),
  ])
  try {
    return await transact(db, async (tx) => {
      const [customer] = await tx.select().from(customers).where(own).for('no key update')
      if (!customer) throw refuse('account gone')
      await ensureProven(tx, proof, customer, email)
      if (image !== undefined && customer.picture) await dropUploads(tx, [customer.picture])
      const changed = await tx
        .update(customers)
        .set({
          f_name: body.f_name.trim(),
          l_name: body.l_name.trim(),
          email,
          is_email_verified: customer.is_email_verified && email === customer.email,
          ...(password_hash && { password_hash, ...nextDeviceRound }),
          ...(image !== undefined && { picture: picture ? await keepUpload(tx, picture, now()) : null }),
        })
        .where(own)
        .returning()
      if (!password_hash) return {}
      await endOtherSessions(tx, principal)
      await recordRetry(tx, principal.session, retry_hash)
      return { device_token: services.devices.issue(onlyRow(changed)) }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('email taken')
    throw error
  }
}

const retryOf = (
  { customer_id }: Customer,
  { current_password, otp, password, retry_key }: Omit<ProfileChange, 'image'>,
) =>
  retryHash({
    purpose: 'password',
    to: String(customer_id),
    code: JSON.stringify([current_password ?? otp, password]),
    retry_key,
  })

/** Whether this session made this very change before. */
async function isMade(db: Database, { session }: Customer, retry_hash: string): Promise<boolean> {
  const made = await db
    .select({ id: customerTokens.id })
    .from(customerTokens)
    .where(and(eq(customerTokens.token_hash, session), eq(customerTokens.retry_hash, retry_hash)))
  return made.length > 0
}

/** The proof that the change needs; `undefined` where it needs none. */
async function proofFor(
  asking: Asking,
  before: CustomerRow,
  body: Omit<ProfileChange, 'image'>,
): Promise<OwnerProof | undefined> {
  if (body.email !== before.email) return proveOwner(asking, before, body)
  return body.password === undefined ? undefined : proveForPassword(asking, before, body)
}

/** What no proof would make right. */
async function ensureAllowed(
  services: Services,
  before: CustomerRow,
  body: Omit<ProfileChange, 'image'>,
): Promise<void> {
  const { password, confirm_password = password, phone, f_name, l_name } = body
  if (confirm_password !== password) throw refuse('passwords differ')
  if (phone !== undefined && phone !== before.phone) throw refuse('phone fixed')
  if (password === undefined) return
  if (before.password_hash === null) throw refuse('no password')
  await ensureStrong(services, password, { ...before, f_name, l_name })
}

async function newHash(password: string, { password_hash }: CustomerRow): Promise<string> {
  if (await isPassword(password, password_hash)) throw refuse('same password')
  return hashPassword(password)
}

/** The address may have changed since it was compared; writing the old one back would be a change without a proof. */
async function ensureProven(
  tx: Database,
  proof: OwnerProof | undefined,
  customer: CustomerRow,
  email: string,
): Promise<void> {
  if (proof) await proof(tx, customer)
  else if (email !== customer.email) throw refuse('confirmation')
}
