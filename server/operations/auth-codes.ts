import { proveCode } from '#server/accounts/codes/codes.ts'
import { byPhone, openedAt, recipientOf, resettableAt } from '#server/accounts/codes/recipient.ts'
import { sendCode } from '#server/accounts/codes/send-code.ts'
import { FirebaseUnavailable } from '#server/accounts/firebase.ts'
import { type ResetCode, resetPassword } from '#server/accounts/reset-password.ts'
import { verifyPhoneByCode, verifyPhoneByFirebase, waitingAt } from '#server/accounts/verify-phone.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Handlers } from '#server/wiring/services.ts'

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
    const recipient = byPhone(body.phone)
    return verifyPhoneByCode(services, { ...body, recipient })
  },

  verifyFirebaseToken: async ({ body }, { services }) => {
    const { firebase } = services
    if (!firebase) throw refuse('no firebase')
    const verified = await firebase(body).catch((error: unknown) => {
      throw error instanceof FirebaseUnavailable ? refuse('unavailable') : error
    })
    const recipient = byPhone(body.phoneNumber)
    if (verified === undefined || normalPhone(verified) !== recipient.to) throw refuse('code')
    return verifyPhoneByFirebase(services, { ...body, recipient })
  },

  sendLoginCode: async ({ body }, context) => {
    const recipient = byPhone(body.phone)
    const [account] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(openedAt(recipient))
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
    if (body.password !== body.confirm_password) throw refuse('passwords differ')
    const customer_id = await resetPassword(services, resetOf(body), body)
    return { message: texts.changed[locale], device_token: services.devices.issue(customer_id) }
  },
} satisfies Partial<Handlers>

const resetOf = (body: { phone?: string; email?: string }): ResetCode => ({
  purpose: 'reset_password',
  recipient: recipientOf(body),
})
