import { and, eq, ne } from 'drizzle-orm'
import { changeProfile } from '#server/auth/change-profile.ts'
import { proveCode, useCode } from '#server/auth/codes/codes.ts'
import { accountAt, confirmableAt, recipientOf, verificationMethods } from '#server/auth/codes/recipient.ts'
import { sendCode } from '#server/auth/codes/send-code.ts'
import { eraseAccount } from '#server/auth/erase-account.ts'
import { proveOwner } from '#server/auth/prove-owner.ts'
import { socialIdOf } from '#server/auth/social/accounts.ts'
import { customerShopper } from '#server/cart/shopper.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Context, Customer } from '#server/handlers.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { PORTRAIT_WIDTH } from '#server/media/uploads.ts'
import { welcomeOf } from '#server/orders/first-order.ts'
import { refuse } from '#server/refusal.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Handlers, Services } from '#server/services.ts'
import { flag } from '#server/wire/format.ts'
import { welcomeOnWire } from '#server/wire/welcome.ts'
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
    await changeProfile(context, body, image)
    return { message: words.profile[context.locale] }
  },

  updateProfile: async ({ body: { image, ...body } }, context) => {
    await changeProfile(context, body, image)
    return { message: words.profile[context.locale] }
  },

  removeAccount: async ({ body = {} }, context) => {
    const { services, principal, locale } = context
    const { db, now, relay } = services
    const own = eq(customers.id, principal.customer_id)
    const [customer] = await db.select().from(customers).where(own)
    if (!customer) throw refuse('account gone')
    const proof = await proveOwner(context, customer, body)
    const { currency } = (await services.reference()).settings
    const given_up = body.wallet_given_up && toMinor(body.wallet_given_up, currency.digits)
    await transact(db, (tx) => eraseAccount(tx, customer.id, now(), { proof, given_up }))
    relay()
    return { message: words.erased[locale] }
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
    const sent = await sendCode(context, { purpose: 'confirm', customer_id, recipient }, true)
    return {
      message: words.sent[locale],
      verification_method: verificationMethods[recipient.channel],
      ...sent,
    }
  },

  sendEmailCode: async (_, context) => {
    const recipient = await emailOf(context)
    const sent = await sendCode(context, { purpose: 'verify_email', recipient }, true)
    return { message: words.sent[context.locale], ...sent }
  },

  verifyEmail: async ({ body }, context) => {
    const { services, principal, locale } = context
    const { db, now } = services
    const recipient = await emailOf(context)
    const proven = await proveCode(db, { purpose: 'verify_email', recipient }, body.otp, now())
    if (!proven) throw refuse('otp')
    await transact(db, async (tx) => {
      if (!(await useCode(tx, proven))) throw refuse('otp')
      // Another request may have changed the address since.
      const verified = await tx
        .update(customers)
        .set({ is_email_verified: true })
        .where(and(eq(customers.id, principal.customer_id), accountAt(recipient)))
        .returning({ id: customers.id })
      if (verified.length === 0) throw refuse('otp')
    })
    return { message: words.verified[locale] }
  },

  updateInterest: async ({ body }, { services, principal, module_id, locale }) => {
    const reference = await services.reference()
    const isHere = (id: number) => reference.categories.get(id)?.module_id === module_id
    if (!reference.modules.has(module_id)) throw refuse('moduleId')
    if (!body.interest.every(isHere)) throw refuse('interest')
    const own = eq(customers.id, principal.customer_id)
    await transact(services.db, async (tx) => {
      const [customer] = await tx
        .select({ interests: customers.interests })
        .from(customers)
        .where(own)
        .for('no key update')
      const elsewhere = customer?.interests.filter((id) => !isHere(id)) ?? []
      await tx
        .update(customers)
        .set({ interests: [...elsewhere, ...body.interest] })
        .where(own)
    })
    return { message: words.updated[locale] }
  },

  /** A device that changed hands no longer hears of the customer before; it is written to in the language of the request. */
  saveFirebaseToken: async ({ body: { cm_firebase_token } }, { services: { db }, principal, locale }) => {
    const { session } = principal
    await transact(db, async (tx) => {
      await tx
        .update(customerTokens)
        .set({ cm_firebase_token: null })
        .where(
          and(
            eq(customerTokens.cm_firebase_token, cm_firebase_token),
            ne(customerTokens.token_hash, session),
          ),
        )
      await tx
        .update(customerTokens)
        .set({ cm_firebase_token, device_locale: locale })
        .where(eq(customerTokens.token_hash, session))
    })
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
