import { and, eq } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { accountAt, byPhone } from './codes/recipient.ts'
import { requesterAt } from './codes/requester.ts'
import { signIn } from './sign-in.ts'
import { type PhoneProof, verifyPhone } from './verify-phone.ts'

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
    const session = await enterByPhone(tx, { recipient, guest_id }, { services, locale })
    if (!session) throw refuse('otp')
    return session
  })
}

/** Firebase has vouched for the phone: the same as a code of the shop. */
export const loginByFirebase = (proof: PhoneProof, context: Entering): Promise<AuthToken> =>
  transact(context.services.db, async (tx) => {
    const session = await enterByPhone(tx, proof, context)
    if (!session) throw refuse('code')
    return session
  })

type Entering = Pick<RequestContext, 'services' | 'locale'>

/** Signs in the customer of the account that waits for this phone, or whose phone it is; `undefined` where there is none. */
async function enterByPhone(
  tx: Database,
  proof: PhoneProof,
  { services, locale }: Entering,
): Promise<AuthToken | undefined> {
  const { recipient, token, guest_id } = proof
  const first = await verifyPhone(tx, proof, services)
  if (first) return token === undefined ? { ...first, message: ended[locale] } : first
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(accountAt(recipient), eq(customers.is_phone_verified, true)))
  if (!customer) return undefined
  if (!customer.active) throw refuse('account blocked')
  return signIn(tx, customer, guest_id, services)
}
