import { eq } from 'drizzle-orm'
import { changeInterests } from '#server/accounts/change-interests.ts'
import { changeProfile } from '#server/accounts/change-profile.ts'
import { confirmableAt, recipientOf, verificationMethods } from '#server/accounts/codes/recipient.ts'
import { sendCode } from '#server/accounts/codes/send-code.ts'
import { saveFirebaseToken } from '#server/accounts/firebase-token.ts'
import { removeAccount } from '#server/accounts/remove-account.ts'
import { socialIdOf } from '#server/accounts/social/accounts.ts'
import { verifyEmail } from '#server/accounts/verify-email.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Context } from '#server/contract/handlers.ts'
import { customers } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { PORTRAIT_WIDTH } from '#server/media/uploads.ts'
import { welcomeOf } from '#server/orders/first-order.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { flag } from '#server/wire/format.ts'
import { welcomeOnWire } from '#server/wire/welcome.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

const DAY = 24 * 60 * 60 * 1000

const words = {
  profile: { en: 'Profile updated successfully', ar: 'تم تحديث الملف الشخصي بنجاح' },
  updated: { en: 'Updated successfully.', ar: 'تم التحديث بنجاح.' },
  sent: { en: 'We have sent you a code.', ar: 'أرسلنا إليك رمزًا.' },
  verified: { en: 'Your email is verified.', ar: 'تم التحقّق من بريدك الإلكتروني.' },
  erased: { en: 'Account has been deleted', ar: 'تم حذف الحساب' },
}

export const profile = {
  getCustomerInfo: async (_, context) => {
    const { db, format, reference, at } = await deskOf(context)
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, context.principal.customer_id))
    if (!customer) throw refuse('account gone')
    const counted = {
      ...customerShopper(customer.id),
      phone_key: context.services.pseudonyms.phone(customer.phone),
    }
    return {
      id: customer.id,
      f_name: customer.f_name,
      l_name: customer.l_name,
      phone: customer.phone,
      email: customer.email,
      image: customer.picture,
      storage: customer.picture === null ? [] : [{ key: 'image', value: 'public' }],
      image_full_url: customer.picture && format.picture(customer.picture, PORTRAIT_WIDTH),
      social_id: await socialIdOf(db, customer),
      is_phone_verified: flag(customer.is_phone_verified),
      is_email_verified: flag(customer.is_email_verified),
      created_at: customer.created_at.toISOString(),
      wallet_balance: format.money(await balanceOf(db, 'wallet', customer.id)),
      loyalty_point: await balanceOf(db, 'points', customer.id),
      ref_code: customer.ref_code,
      order_count: customer.order_count,
      member_since_days: Math.floor((at.getTime() - customer.created_at.getTime()) / DAY),
      ...welcomeOnWire(await welcomeOf(db, counted, reference.settings, at), format),
      interest: customer.interests,
      selected_modules_for_interest: modulesOf(customer.interests, reference),
    }
  },

  updateCustomerInfo: async ({ body: { image, ...body } }, context) => {
    const changed = await changeProfile(context, body, image)
    return { message: words.profile[context.locale], ...changed }
  },

  updateProfile: async ({ body: { image, ...body } }, context) => {
    const changed = await changeProfile(context, body, image)
    return { message: words.profile[context.locale], ...changed }
  },

  removeAccount: async ({ body = {} }, context) => {
    await removeAccount(context, body)
    return { message: words.erased[context.locale] }
  },

  sendConfirmationCode: async ({ body = {} }, context) => {
    const { services, principal, locale } = context
    const { customer_id } = principal
    const [customer] = await services.db.select().from(customers).where(eq(customers.id, customer_id))
    if (!customer) throw refuse('account gone')
    const wanted = body.verification_method
    const recipient = confirmableAt(customer).find(
      ({ channel }) => !wanted || verificationMethods[channel] === wanted,
    )
    if (!recipient) throw refuse('verification_method')
    const sent = await sendCode(
      context,
      { purpose: 'confirm', customer_id, recipient, requester: { customer_id } },
      true,
    )
    return {
      message: words.sent[locale],
      verification_method: verificationMethods[recipient.channel],
      ...sent,
    }
  },

  sendEmailCode: async (_, context) => {
    const recipient = await emailOf(context)
    const { customer_id } = context.principal
    const name = { purpose: 'verify_email', recipient, requester: { customer_id } } as const
    const sent = await sendCode(context, name, true)
    return { message: words.sent[context.locale], ...sent }
  },

  verifyEmail: async ({ body }, context) => {
    const { services, principal, locale } = context
    const recipient = await emailOf(context)
    await verifyEmail(services, principal.customer_id, { recipient, otp: body.otp })
    return { message: words.verified[locale] }
  },

  updateInterest: async ({ body }, { services, principal, module_id, locale }) => {
    const reference = await services.reference()
    const isHere = (id: number) => reference.categories.get(id)?.module_id === module_id
    if (!reference.modules.has(module_id)) throw refuse('moduleId')
    if (!body.interest.every(isHere)) throw refuse('interest')
    await changeInterests(services.db, principal.customer_id, { isHere, interest: body.interest })
    return { message: words.updated[locale] }
  },

  saveFirebaseToken: async ({ body: { cm_firebase_token } }, { services: { db }, principal, locale }) => {
    await saveFirebaseToken(db, principal, { cm_firebase_token, locale })
    return { message: words.updated[locale] }
  },
} satisfies Partial<Handlers>

async function emailOf({ services, principal }: Pick<Context<Services, Customer>, 'services' | 'principal'>) {
  const own = eq(customers.id, principal.customer_id)
  const [customer] = await services.db.select({ email: customers.email }).from(customers).where(own)
  if (!customer) throw refuse('account gone')
  return recipientOf(customer)
}

function modulesOf(interests: number[], { categories }: Reference): number[] {
  const modules = interests.map((id) => categories.get(id)?.module_id).filter((id) => id !== undefined)
  return [...new Set(modules)]
}
