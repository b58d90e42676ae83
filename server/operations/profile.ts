import { and, eq, ne } from 'drizzle-orm'
import type { Message, ProfileChange } from '#openapi/generated/server.ts'
import { ensureStrong } from '#server/auth/ensure-strong.ts'
import { eraseAccount } from '#server/auth/erase-account.ts'
import { hashPassword } from '#server/auth/password.ts'
import { socialIdOf } from '#server/auth/social/accounts.ts'
import { customerShopper } from '#server/cart/shopper.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { isUniqueViolation, transact } from '#server/db/transact.ts'
import type { Context, Customer } from '#server/handlers.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { drawPortrait, dropUploads, keepUpload, PORTRAIT_WIDTH } from '#server/media/uploads.ts'
import { welcomeOf } from '#server/orders/first-order.ts'
import { refuse } from '#server/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Handlers, Services } from '#server/services.ts'
import { flag } from '#server/wire/format.ts'
import { welcomeOnWire } from '#server/wire/welcome.ts'
import { deskOf } from './desk.ts'

const DAY = 24 * 60 * 60 * 1000

const words = {
  profile: { en: 'Profile updated successfully', ar: 'تم تحديث الملف الشخصي بنجاح' },
  updated: { en: 'Updated successfully.', ar: 'تم التحديث بنجاح.' },
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

  updateCustomerInfo: ({ body }, context) => change(body, undefined, context),

  updateProfile: ({ body: { image, ...body } }, context) => change(body, image, context),

  removeAccount: async (_, { services: { db, now, relay }, principal, locale }) => {
    await transact(db, (tx) => eraseAccount(tx, principal.customer_id, now()))
    relay()
    return { message: words.erased[locale] }
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

function modulesOf(interests: number[], { categories }: Reference): number[] {
  const modules = interests.map((id) => categories.get(id)?.module_id).filter((id) => id !== undefined)
  return [...new Set(modules)]
}

/** A new e-mail address has to be verified anew; a new password ends every other session. */
async function change(
  body: ProfileChange,
  image: Uint8Array | undefined,
  { services, principal, locale }: Context<Services, Customer>,
): Promise<Message> {
  const { db, now } = services
  const { password, confirm_password = password } = body
  if (confirm_password !== password) throw refuse('passwords differ')
  const [picture, password_hash] = await Promise.all([
    image && drawPortrait(image),
    password === undefined ? undefined : hashPassword(password),
  ])
  const own = eq(customers.id, principal.customer_id)
  try {
    await transact(db, async (tx) => {
      const [customer] = await tx.select().from(customers).where(own).for('no key update')
      if (!customer) throw refuse('account gone')
      if (body.phone !== undefined && normalPhone(body.phone) !== customer.phone) throw refuse('phone fixed')
      if (password_hash && customer.password_hash === null) throw refuse('no password')
      if (password !== undefined)
        await ensureStrong(services, password, { ...customer, f_name: body.f_name, l_name: body.l_name })
      const email = body.email.toLowerCase()
      if (picture && customer.picture) await dropUploads(tx, [customer.picture])
      await tx
        .update(customers)
        .set({
          f_name: body.f_name.trim(),
          l_name: body.l_name.trim(),
          email,
          is_email_verified: customer.is_email_verified && email === customer.email,
          ...(password_hash && { password_hash }),
          ...(picture && { picture: await keepUpload(tx, picture, now()) }),
        })
        .where(own)
      if (password_hash)
        await tx
          .delete(customerTokens)
          .where(
            and(
              eq(customerTokens.customer_id, customer.id),
              ne(customerTokens.token_hash, principal.session),
            ),
          )
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('email taken')
    throw error
  }
  return { message: words.profile[locale] }
}
