import { eq } from 'drizzle-orm'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'
import type { Handlers } from '#server/services.ts'
import { flag } from '#server/wire/format.ts'
import { deskOf } from './desk.ts'

const DAY = 24 * 60 * 60 * 1000

export const profile = {
  getCustomerInfo: async (_, context) => {
    const { db, format, at } = await deskOf(context)
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, context.principal.customer_id))
    if (!customer) throw refuse('not found')
    return {
      id: customer.id,
      f_name: customer.f_name,
      l_name: customer.l_name,
      phone: customer.phone,
      email: customer.email,
      image_full_url: customer.picture && format.picture(customer.picture, 320),
      social_id: null,
      is_phone_verified: flag(customer.is_phone_verified),
      is_email_verified: flag(customer.is_email_verified),
      created_at: customer.created_at.toISOString(),
      wallet_balance: format.money(customer.wallet_balance),
      loyalty_point: customer.loyalty_point,
      ref_code: customer.ref_code,
      order_count: customer.order_count,
      member_since_days: Math.floor((at.getTime() - customer.created_at.getTime()) / DAY),
      is_valid_for_discount: false,
      discount_amount: 0,
      discount_amount_type: 'percent',
      validity: '',
      selected_modules_for_interest: customer.interests,
    }
  },
} satisfies Partial<Handlers>
