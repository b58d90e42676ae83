import { proveCode } from '#server/accounts/codes/codes.ts'
import { byPhone, openedAt, recipientOf, resettableAt } from '#server/accounts/codes/recipient.ts'
import { requesterAt } from '#server/accounts/codes/requester.ts'
import { sendCode } from '#server/accounts/codes/send-code.ts'
import { FirebaseUnavailable } from '#server/accounts/firebase.ts'
import { loginByFirebase } from '#server/accounts/login-by-code.ts'
import { type ResetCode, resetPassword } from '#server/accounts/reset-password.ts'
import { verifyPhoneByCode, waitingAt } from '#server/accounts/verify-phone.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
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
    const requester = await requesterAt(context, recipient, body)
    const name = { purpose: 'verify_phone', recipient, requester } as const
    const sent = await sendCode(context, name, waiting !== undefined)
    return { message: texts.verifying[context.locale], ...sent }
  },

  verifyPhone: async ({ body }, context) => {
    const recipient = byPhone(body.phone)
    const requester = await requesterAt(context, recipient, body)
    return verifyPhoneByCode(context.services, { ...body, recipient, requester })
  },

  verifyFirebaseToken: async ({ body }, { services, locale }) => {
    const { firebase } = services
    if (!firebase) throw refuse('no firebase')
    const recipient = byPhone(body.phoneNumber)
    return loginByFirebase({ ...body, recipient }, { services, locale }, async () => {
      const verified = await firebase(body).catch((error: unknown) => {
        throw error instanceof FirebaseUnavailable ? refuse('unavailable') : error
      })
      if ('refused' in verified) throw refuse(verified.refused)
      if (verified.phone !== recipient.to) throw refuse('code')
    })
  },

  sendLoginCode: async ({ body }, context) => {
    const recipient = byPhone(body.phone)
    const [account] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(openedAt(recipient))
    const requester = await requesterAt(context, recipient, body)
    const sent = await sendCode(context, { purpose: 'login', recipient, requester }, account !== undefined)
    return { message: texts.reaching[context.locale], ...sent }
  },

  /** Accounts of social logins have no password to forget (docs/spec.md §6). */
  forgotPassword: async ({ body }, context) => {
    const recipient = recipientOf(body)
    const [account] = await context.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(resettableAt(recipient))
    const requester = await requesterAt(context, recipient, body)
    const name = { purpose: 'reset_password', recipient, requester } as const
    const sent = await sendCode(context, name, account !== undefined)
    return { message: texts.reaching[context.locale], ...sent }
  },

  verifyResetToken: async ({ body }, context) => {
    const { db, now } = context.services
    const name = resetOf(body)
    const requester = await requesterAt(context, name.recipient, body)
    const proven = await proveCode(db, name, { code: body.reset_token, requester }, now())
    if (!proven) throw refuse('reset_token')
    return { message: texts.right[context.locale] }
  },

  resetPassword: async ({ body }, context) => {
    const { services, locale } = context
    if (body.password !== body.confirm_password) throw refuse('passwords differ')
    const name = resetOf(body)
    const requester = await requesterAt(context, name.recipient, body)
    const customer = await resetPassword(services, name, { ...body, requester })
    return { message: texts.changed[locale], device_token: services.devices.issue(customer) }
  },
} satisfies Partial<Handlers>

const resetOf = (body: { phone?: string; email?: string }): ResetCode => ({
  purpose: 'reset_password',
  recipient: recipientOf(body),
})
