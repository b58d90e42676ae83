import { eq } from 'drizzle-orm'
import { type CodeName, proveCode, useCode } from '#server/auth/codes/codes.ts'
import { accountAt, byPhone, recipientOf, resettableAt } from '#server/auth/codes/recipient.ts'
import { sendCode } from '#server/auth/codes/send-code.ts'
import { ensureStrong } from '#server/auth/ensure-strong.ts'
import { FirebaseUnavailable } from '#server/auth/firebase.ts'
import { hashPassword } from '#server/auth/password.ts'
import { verifyPhone, waitingAt } from '#server/auth/verify-phone.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Handlers } from '#server/services.ts'

const texts = {
  verifying: {
    en: 'If this number can be verified, we have sent a code.',
    ar: 'إذا كان بالإمكان التحقّق من هذا الرقم فقد أرسلنا رمزًا.',
  },
  reaching: {
    en: 'If an account exists, we have sent a code.',
    ar: 'إذا كان هناك حساب فقد أرسلنا رمزًا.',
  },
  right: { en: 'The code is correct.', ar: 'الرمز صحيح.' },
  changed: { en: 'Your password has been changed.', ar: 'تم تغيير كلمة المرور.' },
}

export const authCodes = {
  sendPhoneCode: async ({ body }, context) => {
    const recipient = byPhone(body.phone)
    const [waiting] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(waitingAt(recipient))
    const sent = await sendCode(context, { purpose: 'verify_phone', recipient }, waiting !== undefined)
    return { message: texts.verifying[context.locale], ...sent }
  },

  verifyPhone: async ({ body }, { services }) => {
    const { db, now } = services
    const recipient = byPhone(body.phone)
    const proven = await proveCode(db, { purpose: 'verify_phone', recipient }, body.otp, now())
    if (!proven) throw refuse('otp')
    return transact(db, async (tx) => {
      const session = (await useCode(tx, proven)) && (await verifyPhone(tx, { ...body, recipient }, services))
      if (!session) throw refuse('otp')
      return session
    })
  },

  verifyFirebaseToken: async ({ body }, { services }) => {
    const { db, firebase } = services
    if (!firebase) throw refuse('no firebase')
    const verified = await firebase(body).catch((error: unknown) => {
      throw error instanceof FirebaseUnavailable ? refuse('unavailable') : error
    })
    const recipient = byPhone(body.phoneNumber)
    if (verified === undefined || normalPhone(verified) !== recipient.to) throw refuse('code')
    return transact(db, async (tx) => {
      const session = await verifyPhone(tx, { ...body, recipient }, services)
      if (!session) throw refuse('code')
      return session
    })
  },

  sendLoginCode: async ({ body }, context) => {
    const recipient = byPhone(body.phone)
    const [account] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(accountAt(recipient))
    const sent = await sendCode(context, { purpose: 'login', recipient }, account !== undefined)
    return { message: texts.reaching[context.locale], ...sent }
  },

  /** Accounts of social logins have no password to forget (docs/spec.md §6). */
  forgotPassword: async ({ body }, context) => {
    const recipient = recipientOf(body)
    const [account] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(resettableAt(recipient))
    const sent = await sendCode(context, { purpose: 'reset_password', recipient }, account !== undefined)
    return { message: texts.reaching[context.locale], ...sent }
  },

  verifyResetToken: async ({ body }, { services: { db, now }, locale }) => {
    if (!(await proveCode(db, resetOf(body), body.reset_token, now()))) throw refuse('reset_token')
    return { message: texts.right[locale] }
  },

  resetPassword: async ({ body }, { services, locale }) => {
    const { db, now, devices } = services
    if (body.password !== body.confirm_password) throw refuse('passwords differ')
    const name = resetOf(body)
    const proven = await proveCode(db, name, body.reset_token, now())
    if (!proven) throw refuse('reset_token')
    const [owner] = await db.select().from(customers).where(resettableAt(name.recipient))
    if (!owner) throw refuse('reset_token')
    await ensureStrong(services, body.password, owner)
    const password_hash = await hashPassword(body.password)
    const verified =
      name.recipient.channel === 'sms' ? { is_phone_verified: true } : { is_email_verified: true }
    const customer_id = await transact(db, async (tx) => {
      if (!(await useCode(tx, proven))) throw refuse('reset_token')
      const [customer] = await tx
        .update(customers)
        .set({ password_hash, ...verified })
        .where(resettableAt(name.recipient))
        .returning({ id: customers.id })
      if (!customer) throw refuse('reset_token')
      await tx.delete(customerTokens).where(eq(customerTokens.customer_id, customer.id))
      return customer.id
    })
    return { message: texts.changed[locale], device_token: devices.issue(customer_id) }
  },
} satisfies Partial<Handlers>

const resetOf = (body: { phone?: string; email?: string }) =>
  ({ purpose: 'reset_password', recipient: recipientOf(body) }) satisfies CodeName
