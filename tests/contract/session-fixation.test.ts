import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customers } from '#server/db/schema.ts'
import { type Api, clientOf, codeSentTo, newCustomer, newPhone, openShop } from './support/app.ts'
import { idToken } from './support/issuer.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()
const phoneOf = async (token: string) =>
  (await clientOf(shop.app, { token }).GET('/customer/info')).data?.phone

let people = 0
const claims = () => ({
  sub: `fixed ${++people}`,
  email: `fixed.${people}@example.com`,
  email_verified: true,
  given_name: 'Mona',
  family_name: 'Saleh',
})

type SignIn = (api: Api) => Promise<{ data?: { token: string | null } | undefined }>
type Victim = { phone: string; signIn: SignIn }

/** Each way to sign in: who comes, and what the client sends. Passkeys have theirs in passkeys.test.ts. */
const attempts: Record<string, () => Promise<Victim>> = {
  'a password': async () => {
    const { phone } = await newCustomer(shop.app)
    return { phone, signIn: (api) => api.POST('/auth/login', { body: { phone, password: 'long enough' } }) }
  },
  'a code': async () => {
    const { phone } = await newCustomer(shop.app)
    const verified = { is_phone_verified: true, is_proven: true }
    await shop.services.db.update(customers).set(verified).where(eq(customers.phone, phone))
    await clientOf(shop.app).POST('/auth/login-code', { body: { phone } })
    const otp = codeSentTo(shop, phone)
    return { phone, signIn: (api) => api.POST('/auth/login', { body: { phone, otp, login_type: 'otp' } }) }
  },
  'a social account': async () => {
    const phone = newPhone()
    const body = { token: idToken(noon, claims()), medium: 'google' as const }
    await clientOf(shop.app).POST('/auth/social-register', { body: { ...body, phone } })
    return { phone, signIn: (api) => api.POST('/auth/social-login', { body }) }
  },
  'a new social account': async () => {
    const phone = newPhone()
    const body = { token: idToken(noon, claims()), medium: 'google' as const, phone }
    return { phone, signIn: (api) => api.POST('/auth/social-register', { body }) }
  },
  'a new account': async () => {
    const phone = newPhone()
    const password = 'long enough'
    const name = { f_name: 'Mona', l_name: 'Saleh', email: claims().email }
    const body = { ...name, phone, password, confirm_password: password }
    return { phone, signIn: (api) => api.POST('/auth/sign-up', { body }) }
  },
}

describe('a sign-in takes over no session that a stranger planted before', () => {
  it.each(Object.entries(attempts))('a sign-in with %s makes a session of its own', async (_, come) => {
    const stranger = await newCustomer(shop.app)
    for (const planted of ['a-token-somebody-chose', stranger.token!]) {
      const { phone, signIn } = await come()
      const { data } = await signIn(clientOf(shop.app, { token: planted }))
      expect(data?.token).toEqual(expect.any(String))
      expect(data!.token).not.toBe(planted)
      expect(await phoneOf(data!.token!)).toBe(phone)
      expect(await phoneOf(planted)).toBe(planted === stranger.token ? stranger.phone : undefined)
    }
  })
})
