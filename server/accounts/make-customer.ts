import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/sql-state.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { ensureStrong } from './ensure-strong.ts'
import { hashPassword } from './password.ts'

type Newcomer = {
  f_name: string
  l_name: string
  email: string
  is_email_verified: boolean
  phone: string
  /** `null` for accounts of Google, Apple or Facebook. */
  password: string | null
  ref_code: string | undefined
}

/** Makes an account and does `then` in the same transaction. */
export async function makeCustomer<T>(
  { db, numbers, now, reference }: Pick<Services, 'db' | 'numbers' | 'now' | 'reference'>,
  newcomer: Newcomer,
  then: (tx: Database, customer: CustomerRow) => Promise<T>,
): Promise<T> {
  const email = newcomer.email.toLowerCase()
  const { phone } = newcomer
  if (newcomer.password !== null) await ensureStrong({ reference }, newcomer.password, newcomer)
  await ensureFree(db, email, phone)
  const [id, password_hash] = await Promise.all([
    numbers('customer'),
    newcomer.password === null ? null : hashPassword(newcomer.password),
  ])
  try {
    return await transact(db, async (tx) => {
      const made = await tx
        .insert(customers)
        .values({
          id,
          f_name: newcomer.f_name.trim(),
          l_name: newcomer.l_name.trim(),
          email,
          is_email_verified: newcomer.is_email_verified,
          is_proven: newcomer.is_email_verified,
          phone,
          password_hash,
          ref_code: randomBytes(5).toString('hex').toUpperCase(),
          referred_by: await referrer(tx, newcomer.ref_code),
          created_at: now(),
        })
        .returning()
      return then(tx, onlyRow(made))
    })
  } catch (error) {
    // Another request took phone or e-mail between the check and the insert.
    if (isUniqueViolation(error)) await ensureFree(db, email, phone)
    throw error
  }
}

async function ensureFree(db: Database, email: string, phone: string): Promise<void> {
  const [byEmail] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (byEmail) throw refuse('email taken')
  const [byPhone] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  if (byPhone) throw refuse('phone taken')
}

async function referrer(tx: Database, ref_code: string | undefined): Promise<number | null> {
  if (!ref_code) return null
  const [friend] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.ref_code, ref_code.toUpperCase()))
  if (!friend) throw refuse('ref_code')
  return friend.id
}
