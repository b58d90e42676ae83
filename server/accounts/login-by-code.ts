import { and, eq } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { accountAt, byPhone } from './codes/recipient.ts'
import { requesterAt } from './codes/requester.ts'
import { signIn } from './sign-in.ts'
import { verifyPhone } from './verify-phone.ts'

const ended = {
  en: 'Your phone is verified. Your earlier password no longer works: choose another when you like.',
  ar: 'تم التحقّق من هاتفك. لم تعد كلمة المرور السابقة تعمل، ويمكنك اختيار غيرها متى شئت.',
}

type CodeLogin = {
  phone: string
  otp: string
  device_token?: string | undefined
  guest_id?: string | undefined
}

/**
 * A customer who reads the messages of a phone signs in. Before the phone was verified, a stranger may have signed up with
 * it: then every other way into the account ends (docs/decisions/009).
 */
export async function loginByCode(
  { phone, otp, device_token, guest_id }: CodeLogin,
  context: Pick<RequestContext, 'services' | 'network' | 'locale'>,
): Promise<AuthToken> {
  const { services, locale } = context
  const { db, now } = services
  const recipient = byPhone(phone)
  const requester = await requesterAt(context, recipient, { device_token })
  const proven = await proveCode(db, { purpose: 'login', recipient }, { code: otp, requester }, now())
  if (!proven) throw refuse('otp')
  return transact(db, async (tx) => {
    if (!(await useCode(tx, proven))) throw refuse('otp')
    const first = await verifyPhone(tx, { recipient, guest_id }, services)
    if (first) return { ...first, message: ended[locale] }
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(accountAt(recipient), eq(customers.is_phone_verified, true)))
    if (!customer) throw refuse('otp')
    if (!customer.active) throw refuse('account blocked')
    return signIn(tx, customer, guest_id, services)
  })
}
