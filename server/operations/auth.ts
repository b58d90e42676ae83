import { loginByCode } from '#server/accounts/login-by-code.ts'
import { loginByPassword } from '#server/accounts/login-by-password.ts'
import { makeCustomer } from '#server/accounts/make-customer.ts'
import { endOwnSession } from '#server/accounts/sessions.ts'
import { sendCodeIfNeeded, signIn } from '#server/accounts/sign-in.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Handlers } from '#server/wiring/services.ts'

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
    // The contract requires a phone number beside a code.
    if (body.otp !== undefined) return loginByCode({ ...body, phone: body.phone!, otp: body.otp }, context)
    return loginByPassword(body, context)
  },

  logOut: async (_, { services: { db }, principal, locale }) => {
    await endOwnSession(db, principal)
    return { message: loggedOut[locale] }
  },
} satisfies Partial<Handlers>
