import { and, eq } from 'drizzle-orm'
import type { Login } from '#openapi/generated/server.ts'
import { loginByCode } from '#server/auth/login-by-code.ts'
import { reserveLogin } from '#server/auth/login-limits.ts'
import { makeCustomer } from '#server/auth/make-customer.ts'
import { isPassword } from '#server/auth/password.ts'
import { type CustomerRow, sendCodeIfNeeded, signIn } from '#server/auth/sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Handlers } from '#server/services.ts'

const loggedOut = { en: 'Logout successful.', ar: 'تم تسجيل الخروج بنجاح.' }
const welcome = { en: 'Welcome.', ar: 'أهلًا بك.' }

export const auth = {
  requestGuest: async (_, { services, locale }) => ({
    message: welcome[locale],
    guest_id: services.guests.issue(),
  }),

  signUp: async ({ body }, context) => {
    const { services } = context
    if (body.password !== body.confirm_password) throw refuse('passwords differ')
    const newcomer = { ...body, is_email_verified: false, ref_code: body.ref_code }
    const { customer, session } = await makeCustomer(services, newcomer, async (tx, customer) => ({
      customer,
      session: await signIn(tx, customer, body.guest_id, services),
    }))
    await sendCodeIfNeeded(context, customer)
    return session
  },

  login: async ({ body }, context) => {
    const { phone, otp } = body
    if (otp !== undefined) return loginByCode({ phone: phone!, otp, guest_id: body.guest_id }, context)
    const { db, now, devices } = context.services
    const account = accountNamed(body)
    const [customer] = await db.select().from(customers).where(account.is)
    const { device_token: device } = body
    const attempt = await reserveLogin(
      db,
      {
        account: customer ? `customer ${customer.id}` : account.name,
        network: context.network,
        device: device && customer && devices.isOf(device, customer.id) ? device : undefined,
      },
      now(),
    )
    const isRight = await isPassword(body.password!, customer?.password_hash ?? null)
    if (!isRight || !customer) throw refuse('wrong password')
    await attempt.wasRight()
    if (!customer.active) throw refuse('account blocked')
    await sendCodeIfNeeded(context, customer)
    return transact(db, async (tx) => {
      if (!(await isStillTheirPassword(tx, customer))) throw refuse('wrong password')
      return signIn(tx, customer, body.guest_id, context.services)
    })
  },

  logOut: async (_, { services: { db }, principal, locale }) => {
    await db.delete(customerTokens).where(eq(customerTokens.token_hash, principal.session))
    return { message: loggedOut[locale] }
  },
} satisfies Partial<Handlers>

/** Hashing takes a while: a password that was replaced meanwhile opens nothing, for the new one ended every session. */
async function isStillTheirPassword(tx: Database, { id, password_hash }: CustomerRow): Promise<boolean> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.password_hash, password_hash!)))
    .for('share')
  return found.length > 0
}

/** A phone number or an e-mail address, in whichever field it came. */
function accountNamed({ phone, email, email_or_phone }: Login) {
  const name = (phone ?? email ?? email_or_phone ?? '').trim()
  return name.includes('@')
    ? { name: name.toLowerCase(), is: eq(customers.email, name.toLowerCase()) }
    : { name: normalPhone(name), is: eq(customers.phone, normalPhone(name)) }
}
