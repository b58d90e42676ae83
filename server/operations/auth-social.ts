import type { Medium, SocialLogin } from '#openapi/generated/server.ts'
import { makeCustomer } from '#server/accounts/make-customer.ts'
import { enter } from '#server/accounts/sign-in.ts'
import { customerFor, keepIdentity } from '#server/accounts/social/accounts.ts'
import { IssuerUnavailable, readIdToken, type SocialIdentity } from '#server/accounts/social/id-token.ts'
import { linkSocial } from '#server/accounts/social/link-social.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { flag } from '#server/wire/format.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'

export const authSocial = {
  socialLogin: async ({ body }, context) => {
    const { db, now } = context.services
    const identity = await identityOf(body, context.services)
    const customer = await customerFor(db, identity, now())
    if (customer) {
      const { f_name, l_name, email } = customer
      return { ...(await enter(context, customer, body.guest_id)), f_name, l_name, email }
    }
    const { f_name, l_name, email, is_email_verified } = identity
    return {
      token: null,
      is_phone_verified: 0,
      is_email_verified: flag(is_email_verified),
      is_personal_info: 0,
      f_name,
      l_name,
      email,
    }
  },

  socialRegister: async ({ body }, context) => {
    const { services } = context
    const { db, now } = services
    const identity = await identityOf(body, services)
    const known = () => customerFor(db, identity, now())
    const customer = await known()
    if (customer) return enter(context, customer, body.guest_id)
    const newcomer = newcomerOf(body, identity)
    const made = await makeCustomer(services, newcomer, async (tx, row) => {
      await keepIdentity(tx, identity, row.id, now())
      return row
    }).catch(async (error) => {
      // Sent twice at once, the second finds the account of the first.
      const first = await known()
      if (first) return first
      throw error
    })
    return enter(context, made, body.guest_id)
  },

  linkSocial: async ({ body }, context) => {
    const { services, locale } = context
    const identity = await identityOf(body, services)
    await linkSocial(context, identity, body)
    return { message: linked[locale](names[body.medium]) }
  },
} satisfies Partial<Handlers>

const linked = {
  en: (name: string) => `From now on you can sign in with ${name}.`,
  ar: (name: string) => `يمكنك من الآن تسجيل الدخول عبر ${name}.`,
}
const names: Record<Medium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

async function identityOf(
  body: Pick<SocialLogin, 'medium' | 'token' | 'nonce'>,
  { issuers, now }: Pick<Services, 'issuers' | 'now'>,
) {
  const issuer = issuers[body.medium]
  if (!issuer) throw refuse('medium')
  const identity = await readIdToken(body.medium, issuer, body, now()).catch((error: unknown) => {
    throw error instanceof IssuerUnavailable ? refuse('unavailable') : error
  })
  if (!identity) throw refuse('token')
  return identity
}

type Given = { phone: string; email?: string; f_name?: string; l_name?: string; ref_code?: string }

/** The address the medium has verified comes first; the customer may write their name as they like. */
function newcomerOf(body: Given, identity: SocialIdentity) {
  const email = identity.is_email_verified ? identity.email : (body.email ?? identity.email)
  const f_name = body.f_name ?? identity.f_name
  if (!email) throw refuse('email missing')
  if (!f_name) throw refuse('f_name missing')
  return {
    f_name,
    l_name: body.l_name ?? identity.l_name ?? '',
    email,
    is_email_verified: identity.is_email_verified,
    phone: body.phone,
    password: null,
    ref_code: body.ref_code,
  }
}
