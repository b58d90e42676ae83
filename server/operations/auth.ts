import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuthToken, Login } from '#openapi/generated/server.ts'
import { adoptGuest } from '#server/auth/adopt-guest.ts'
import { hashPassword, isPassword } from '#server/auth/password.ts'
import { createThrottle } from '#server/auth/throttle.ts'
import { issueToken, newSecret } from '#server/auth/tokens.ts'
import type { Database } from '#server/db/open.ts'
import { customers } from '#server/db/schema.ts'
import { isUniqueViolation, transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Handlers } from '#server/services.ts'
import { flag } from '#server/wire/format.ts'

type CustomerRow = typeof customers.$inferSelect

const welcome = { en: 'Welcome.', ar: 'أهلاً بك.' }

/** Ten wrong passwords for one account, from wherever, close it to further tries for a while. */
const tries = createThrottle({ tries: 10, minutes: 10 })

export const auth = {
  requestGuest: async (_, { locale }) => ({ message: welcome[locale], guest_id: newSecret() }),

  signUp: async ({ body }, { services }) => {
    const { db, numbers, now } = services
    if (body.password !== body.confirm_password) throw refuse('passwords differ')
    const email = body.email.toLowerCase()
    const phone = normalPhone(body.phone)
    await ensureFree(db, email, phone)
    const [id, password_hash] = await Promise.all([numbers('customer'), hashPassword(body.password)])
    try {
      return await transact(db, async (tx) => {
        const [customer] = await tx
          .insert(customers)
          .values({
            id,
            f_name: body.f_name.trim(),
            l_name: body.l_name.trim(),
            email,
            phone,
            password_hash,
            ref_code: randomBytes(5).toString('hex').toUpperCase(),
            referred_by: await referrer(tx, body.ref_code),
            created_at: now(),
          })
          .returning()
        return signIn(tx, customer!, body.guest_id, now())
      })
    } catch (error) {
      // Somebody else took them between the question and the insert.
      if (isUniqueViolation(error)) await ensureFree(db, email, phone)
      throw error
    }
  },

  login: async ({ body }, { services }) => {
    const { db, now } = services
    const account = accountNamed(body)
    tries.check(account.name, now())
    const [customer] = await db.select().from(customers).where(account.is)
    if (!(await isPassword(body.password, customer?.password_hash ?? null)) || !customer) {
      tries.fail(account.name, now())
      throw refuse('wrong password')
    }
    tries.forget(account.name)
    if (!customer.active) throw refuse('account blocked')
    return transact(db, (tx) => signIn(tx, customer, body.guest_id, now()))
  },
} satisfies Partial<Handlers>

async function signIn(
  tx: Database,
  customer: CustomerRow,
  guest_id: string | undefined,
  now: Date,
): Promise<AuthToken> {
  if (guest_id) await adoptGuest(tx, guest_id, customer.id, now)
  return {
    token: await issueToken(tx, customer.id, now),
    is_phone_verified: flag(customer.is_phone_verified),
    is_email_verified: flag(customer.is_email_verified),
    is_personal_info: 1,
  }
}

/** A phone number or an e-mail address, in whichever field it came. */
function accountNamed({ phone, email, email_or_phone }: Login) {
  const name = (phone ?? email ?? email_or_phone ?? '').trim()
  return name.includes('@')
    ? { name: name.toLowerCase(), is: eq(customers.email, name.toLowerCase()) }
    : { name: normalPhone(name), is: eq(customers.phone, normalPhone(name)) }
}

async function ensureFree(db: Database, email: string, phone: string): Promise<void> {
  const [byEmail] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (byEmail) throw refuse('email taken')
  const [byPhone] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  if (byPhone) throw refuse('phone taken')
}

async function referrer(tx: Database, ref_code: string | undefined): Promise<number | null> {
  if (!ref_code?.trim()) return null
  const [friend] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.ref_code, ref_code.trim().toUpperCase()))
  if (!friend) throw refuse('ref_code')
  return friend.id
}
