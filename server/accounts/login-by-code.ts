import { and, eq } from 'drizzle-orm'
import type { AuthToken } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Locale } from '#server/rules/text.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { accountAt, byPhone } from './codes/recipient.ts'
import { requesterAt } from './codes/requester.ts'
import { UNUSABLE } from './password.ts'
import { signIn } from './sign-in.ts'
import { signInByCode } from './sign-in-by-code.ts'
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
  retry_key?: string | undefined
}

/**
 * A customer who reads the messages of a phone signs in. Before the phone was verified, a stranger may have signed up with
 * it: then every other way into the account ends (docs/decisions/009).
 */
export async function loginByCode(
  { phone, otp, device_token, guest_id, retry_key }: CodeLogin,
  context: Pick<RequestContext, 'services' | 'network' | 'locale'>,
): Promise<AuthToken> {
  const { services, locale } = context
  const { db, now } = services
  const recipient = byPhone(phone)
  const requester = await requesterAt(context, recipient, { device_token })
  return signInByCode(services, {
    sent: { purpose: 'login', to: phone, code: otp, retry_key },
    prove: async () => {
      const proven = await proveCode(db, { purpose: 'login', recipient }, { code: otp, requester }, now())
      if (!proven) throw refuse('otp')
      return async (tx) => {
        const session =
          (await useCode(tx, proven)) && (await enterByPhone(tx, { recipient, guest_id }, context))
        if (!session) throw refuse('otp')
        return session
      }
    },
    tell: tellIfEnded(locale),
  })
}

type FirebaseLogin = PhoneProof & { sessionInfo: string; code: string; retry_key?: string | undefined }

/**
 * Firebase vouches for the phone: the same as a code of the shop, and for five minutes also for another password
 * (`prove-fresh.ts`). `ask` throws what Firebase refuses.
 */
export const loginByFirebase = (
  { sessionInfo, code, retry_key, ...proof }: FirebaseLogin,
  context: Entering,
  ask: () => Promise<void>,
): Promise<AuthToken> =>
  signInByCode(context.services, {
    sent: { purpose: `firebase ${sessionInfo}`, to: proof.recipient.to, code, retry_key },
    prove: async () => {
      await ask()
      return async (tx) => {
        const session = await enterByPhone(tx, proof, context)
        if (!session) throw refuse('code')
        await tx
          .update(customerTokens)
          .set({ phone_proven_at: context.services.now() })
          .where(eq(customerTokens.token_hash, fingerprint(session.token)))
        return session
      }
    },
    ...(proof.token === undefined && { tell: tellIfEnded(context.locale) }),
  })

const tellIfEnded =
  (locale: Locale) =>
  ({ password_hash }: CustomerRow) =>
    password_hash === UNUSABLE ? { message: ended[locale] } : {}

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
