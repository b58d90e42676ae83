import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { createLocalJWKSet } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SocialLink, SocialLogin, SocialRegister } from '#openapi/generated/client.ts'
import { keysAt, keysOfAny, readIdToken } from '#server/accounts/social/id-token.ts'
import { issuersOf } from '#server/accounts/social/issuers.ts'
import { socialReturnPlugin } from '#server/accounts/social/return-plugin.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { customers, socialIdentities } from '#server/db/schema.ts'
import { loggerOptions, logReplies } from '#server/http/logging.ts'
import { clientOf, codeSentTo, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { CLIENT, ISS, idToken, jwks, keyPair, testIssuer } from './support/issuer.ts'
import { item, noon } from './support/small-shop.ts'

const shop = openShop()

let people = 0
/** A person whom the medium knows, with an address that the medium has verified. */
const newClaims = (more: object = {}) => {
  const number = ++people
  return {
    sub: `subject-${number}`,
    email: `Mona${number}@Example.com`,
    email_verified: true,
    given_name: 'Mona',
    family_name: 'Saleh',
    ...more,
  }
}
const newPhone = () => `+97154${1_000_000 + ++people}`

const login = (claims: object, more: Partial<SocialLogin> = {}, app = shop.app) =>
  clientOf(app).POST('/auth/social-login', {
    body: { token: idToken(noon, claims), medium: 'google', ...more },
  })
const register = (claims: object, more: Partial<SocialRegister> = {}, app = shop.app) =>
  clientOf(app).POST('/auth/social-register', {
    body: { token: idToken(noon, claims), medium: 'google', phone: newPhone(), ...more },
  })
const infoOf = async (token: string, app = shop.app) =>
  (await clientOf(app, { token }).GET('/customer/info')).data
const rowOf = async (email: string) =>
  (await shop.services.db.select().from(customers).where(eq(customers.email, email)))[0]

describe('a newcomer', () => {
  it('a newcomer has no account before giving a phone number', async () => {
    const claims = newClaims()
    const { data } = await login(claims)
    expect(data).toEqual({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      is_personal_info: 0,
      f_name: 'Mona',
      l_name: 'Saleh',
      email: claims.email.toLowerCase(),
    })
    expect(await rowOf(claims.email.toLowerCase())).toBeUndefined()
    expect(await shop.services.db.select().from(socialIdentities)).toEqual([])
  })

  it('a newcomer with a phone number is a customer, and the same customer the next time', async () => {
    const claims = newClaims()
    const guest = await newGuest(shop.app)
    const { guest_id } = guest
    await guest.api.POST('/cart/add', {
      body: { model: 'Item', item_id: item.kebab, price: 25, quantity: 1, guest_id },
    })
    const phone = newPhone()
    const { data } = await register(claims, { phone, guest_id, f_name: ' Muna ' })
    expect(data).toMatchObject({ is_phone_verified: 0, is_email_verified: 1, is_personal_info: 1 })
    const info = await infoOf(data!.token)
    expect(info).toMatchObject({
      f_name: 'Muna',
      l_name: 'Saleh',
      email: claims.email.toLowerCase(),
      phone,
      social_id: claims.sub,
    })
    const cart = await clientOf(shop.app, { token: data!.token }).GET('/customer/cart/list')
    expect(cart.data).toMatchObject([{ item_id: item.kebab }])
    const again = await login({ ...claims, email: 'moved@example.com' })
    expect(await infoOf(again.data!.token!)).toMatchObject({ id: info!.id })
    expect(again.data).toMatchObject({ is_personal_info: 1, email: claims.email.toLowerCase() })
  })

  it('a newcomer is one customer, however often the phone step is sent', async () => {
    const claims = newClaims()
    const twice = await Promise.all([register(claims), register(claims)])
    const later = await register(claims)
    const ids = await Promise.all([...twice, later].map(async ({ data }) => (await infoOf(data!.token))!.id))
    expect(new Set(ids).size).toBe(1)
  })

  it.each<[string, object, Partial<SocialRegister>, string]>([
    ['no name', { given_name: undefined, name: ' ' }, {}, 'f_name'],
    ['no e-mail address', { email: undefined }, {}, 'email'],
    ['something that is no phone number', {}, { phone: 'call me' }, 'phone'],
    ['a referral code that nobody has', {}, { ref_code: 'NOBODY' }, 'ref_code'],
    ['a field nobody asked for', {}, { is_admin: true } as object, 'is_admin'],
  ])('a newcomer is refused with %s', async (_, claims, more, code) => {
    expect(refusalOf(await register(newClaims(claims), more))).toEqual({ status: 403, codes: [code] })
  })

  it('a newcomer may write an address the medium did not give or verify; it counts as unverified', async () => {
    for (const claims of [{ email: undefined }, { email_verified: undefined }, { email_verified: 'false' }]) {
      const email = `typed${++people}@example.com`
      const { data } = await register(newClaims(claims), { email: email.toUpperCase() })
      expect(data).toMatchObject({ is_email_verified: 0 })
      expect(await infoOf(data!.token)).toMatchObject({ email })
    }
    const verified = newClaims()
    const { data } = await register(verified, { email: 'ignored@example.com' })
    expect(await infoOf(data!.token)).toMatchObject({ email: verified.email.toLowerCase() })
  })

  it('a newcomer cannot take the phone number or the address of another customer', async () => {
    const other = await newCustomer(shop.app)
    const { email } = (await other.api.GET('/customer/info')).data!
    expect(refusalOf(await register(newClaims(), { phone: other.phone }))).toEqual({
      status: 403,
      codes: ['phone'],
    })
    for (const claims of [{ email: undefined }, { email, email_verified: false }])
      expect(refusalOf(await register(newClaims(claims), { email }))).toEqual({
        status: 403,
        codes: ['email'],
      })
  })

  it('a newcomer has to verify the phone where the shop wants that', async () => {
    const config = { ...shop.services.config, CUSTOMER_VERIFICATION: true }
    const strict = await buildApp({ ...shop.services, config }, { checkReplies: true })
    const claims = newClaims()
    const phone = newPhone()
    const { data } = await register(claims, { phone }, strict)
    expect(data).toMatchObject({ is_phone_verified: 0 })
    expect(await infoOf(data!.token, strict)).toBeUndefined()
    const again = await login(claims, {}, strict)
    expect(await infoOf(again.data!.token!, strict)).toBeUndefined()
    const body = { phone, otp: codeSentTo(shop, phone), token: data!.token }
    const verified = await clientOf(strict).POST('/auth/verify-phone', { body })
    expect(await infoOf(verified.data!.token, strict)).toMatchObject({ phone, social_id: claims.sub })
    for (const token of [data!.token, again.data!.token!]) expect(await infoOf(token, strict)).toBeUndefined()
    expect((await login(claims, {}, strict)).data).toMatchObject({ is_phone_verified: 1 })
    await strict.close()
  })
})

it('an address that the medium did not verify does not reveal whether it has an account', async () => {
  const { api } = await newCustomer(shop.app)
  const { email } = (await api.GET('/customer/info')).data!
  const replies = await Promise.all(
    [email, `free${++people}@example.com`].map(async (each) => {
      const { data } = await login(newClaims({ email: each, email_verified: false }))
      return { ...data, email: data!.email === each }
    }),
  )
  expect(replies[0]).toEqual(replies[1])
  expect(replies[0]).toMatchObject({ token: null, email: true })
})

describe('an account with a password', () => {
  it('is joined when both sides have verified the address; it keeps its password', async () => {
    const { phone } = await newCustomer(shop.app)
    const claims = newClaims()
    const email = claims.email.toLowerCase()
    await shop.services.db
      .update(customers)
      .set({ email, is_email_verified: true, is_proven: true })
      .where(eq(customers.phone, phone))
    const { data } = await login(claims)
    expect(await infoOf(data!.token!)).toMatchObject({ phone, social_id: null })
    const again = await login({ ...claims, email: undefined })
    expect(await infoOf(again.data!.token!)).toMatchObject({ phone })
    const own = await clientOf(shop.app).POST('/auth/login', { body: { phone, password: 'long enough' } })
    expect(own.response.status).toBe(200)
  })

  it('an account with a password is not joined by a person for whom the medium does not vouch', async () => {
    const { phone } = await newCustomer(shop.app)
    const claims = newClaims({ email_verified: false })
    await shop.services.db
      .update(customers)
      .set({ email: claims.email.toLowerCase(), is_email_verified: true, is_proven: true })
      .where(eq(customers.phone, phone))
    expect((await login(claims)).data).toMatchObject({ token: null, is_personal_info: 0 })
    expect(refusalOf(await register(claims))).toEqual({ status: 403, codes: ['email'] })
  })

  it('an account that never verified its address is not joined, because a stranger may wait for its owner there', async () => {
    const waiting = await newCustomer(shop.app)
    const { email } = (await waiting.api.GET('/customer/info')).data!
    for (const ask of [login, register])
      expect(refusalOf(await ask(newClaims({ email })))).toEqual({ status: 403, codes: ['email'] })
    const body = { email }
    await clientOf(shop.app).POST('/auth/forgot-password', { body })
    const password = 'the owner of it'
    await clientOf(shop.app).PUT('/auth/reset-password', {
      body: { ...body, reset_token: codeSentTo(shop, email), password, confirm_password: password },
    })
    const { data } = await login(newClaims({ email }))
    expect(await infoOf(data!.token!)).toMatchObject({ email })
    expect(refusalOf(await waiting.api.GET('/customer/info'))).toMatchObject({ status: 401 })
  })
})

it('a blocked account stays closed, joined or not', async () => {
  const claims = newClaims()
  await register(claims)
  const email = claims.email.toLowerCase()
  await shop.services.db.update(customers).set({ active: false }).where(eq(customers.email, email))
  const blocked = { status: 403, codes: ['auth-003'] }
  for (const ask of [login, register]) {
    expect(refusalOf(await ask(claims))).toEqual(blocked)
    expect(refusalOf(await ask({ ...claims, sub: 'another' }))).toEqual(blocked)
  }
  expect(
    await shop.services.db.select().from(socialIdentities).where(eq(socialIdentities.subject, 'another')),
  ).toEqual([])
})

it('an account that is erased takes its identities along', async () => {
  const claims = newClaims()
  const { data } = await register(claims)
  const api = clientOf(shop.app, { token: data!.token })
  await api.POST('/customer/confirmation-code', {})
  const otp = codeSentTo(shop, claims.email.toLowerCase())
  await api.DELETE('/customer/remove-account', { body: { otp } })
  expect((await login(claims)).data).toMatchObject({ token: null, is_personal_info: 0 })
  expect(
    await shop.services.db.select().from(socialIdentities).where(eq(socialIdentities.subject, claims.sub)),
  ).toEqual([])
})

describe('an identity that is linked', () => {
  const link = (api: ReturnType<typeof clientOf>, claims: object, more: Partial<SocialLink> = {}) =>
    api.POST('/customer/social-link', {
      body: { token: idToken(noon, claims), medium: 'google', ...more },
    })
  const idOf = async (api: ReturnType<typeof clientOf>) => (await api.GET('/customer/info')).data!.id
  const linksOf = (sub: string) =>
    shop.services.db.select().from(socialIdentities).where(eq(socialIdentities.subject, sub))
  afterEach(() => {
    shop.now = noon
  })

  it('a code of Firebase links it to the account of the proven phone, and to no other', async () => {
    const [owner, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const claims = newClaims()
    const prove = (sessionInfo: string, phoneNumber: string, code = '123456') =>
      clientOf(shop.app).POST('/auth/firebase-verify-token', { body: { sessionInfo, phoneNumber, code } })
    for (const refused of [
      await prove(other.phone, owner.phone),
      await prove(owner.phone, other.phone),
      await prove(owner.phone, owner.phone, '654321'),
    ])
      expect(refusalOf(refused)).toEqual({ status: 403, codes: ['code'] })
    expect((await link(clientOf(shop.app), claims)).response.status).toBe(401)
    expect(await linksOf(claims.sub)).toEqual([])
    const { data: session } = await prove(owner.phone, owner.phone)
    expect((await link(clientOf(shop.app, { token: session!.token }), claims)).response.status).toBe(200)
    const { data } = await login(claims)
    expect(await infoOf(data!.token!)).toMatchObject({ phone: owner.phone })
  })

  it('a code of Firebase links nothing five minutes later', async () => {
    const { phone } = await newCustomer(shop.app)
    const claims = newClaims()
    const { data } = await clientOf(shop.app).POST('/auth/firebase-verify-token', {
      body: { sessionInfo: phone, phoneNumber: phone, code: '123456' },
    })
    shop.now = new Date(noon.getTime() + 5 * 60_000)
    expect(refusalOf(await link(clientOf(shop.app, { token: data!.token }), claims))).toEqual({
      status: 403,
      codes: ['confirmation'],
    })
    expect(await linksOf(claims.sub)).toEqual([])
  })

  it('signs the customer in from then on, who keeps the password', async () => {
    const { api, phone } = await newCustomer(shop.app)
    const claims = newClaims({ email_verified: false })
    expect((await link(api, claims)).data).toEqual({ message: 'From now on you can sign in with Google.' })
    const { data } = await login(claims)
    expect(await infoOf(data!.token!)).toMatchObject({ id: await idOf(api), phone, social_id: null })
    const own = await clientOf(shop.app).POST('/auth/login', { body: { phone, password: 'long enough' } })
    expect(own.response.status).toBe(200)
  })

  it('is linked once, however often it is sent, also at the same moment', async () => {
    const { api } = await newCustomer(shop.app)
    const claims = newClaims()
    const replies = [...(await Promise.all([link(api, claims), link(api, claims)])), await link(api, claims)]
    expect(replies.map(({ response }) => response.status)).toEqual([200, 200, 200])
    expect(await linksOf(claims.sub)).toHaveLength(1)
  })

  it('stays with the customer whom it signs in', async () => {
    const claims = newClaims()
    const { data } = await register(claims)
    const { api } = await newCustomer(shop.app)
    expect(refusalOf(await link(api, claims))).toEqual({ status: 403, codes: ['social'] })
    const again = await login(claims)
    expect(await infoOf(again.data!.token!)).toMatchObject({ id: (await infoOf(data!.token))!.id })
  })

  it('is one customer’s, when two link it at the same moment', async () => {
    const claims = newClaims()
    const both = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const replies = await Promise.all(both.map(({ api }) => link(api, claims)))
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
    expect(await linksOf(claims.sub)).toHaveLength(1)
  })

  it('needs the owner, when the session is older than five minutes', async () => {
    const { api, phone } = await newCustomer(shop.app)
    const claims = newClaims()
    shop.now = new Date(noon.getTime() + 5 * 60_000 + 1)
    expect(refusalOf(await link(api, claims))).toEqual({ status: 403, codes: ['confirmation'] })
    expect(refusalOf(await link(api, claims, { current_password: 'not the one' }))).toEqual({
      status: 403,
      codes: ['current_password'],
    })
    expect(refusalOf(await link(api, claims, { otp: '000000' }))).toEqual({ status: 403, codes: ['otp'] })
    expect(await linksOf(claims.sub)).toEqual([])
    expect((await link(api, claims, { current_password: 'long enough' })).response.status).toBe(200)
    await api.POST('/customer/confirmation-code', {})
    const another = newClaims()
    const otp = codeSentTo(shop, phone)
    expect((await link(api, another, { otp })).response.status).toBe(200)
    expect(refusalOf(await link(api, newClaims(), { otp }))).toEqual({ status: 403, codes: ['otp'] })
  })

  it('is not linked by guessing the code', async () => {
    const { api } = await newCustomer(shop.app)
    const claims = newClaims()
    shop.now = new Date(noon.getTime() + 5 * 60_000 + 1)
    await api.POST('/customer/confirmation-code', {})
    for (let guess = 0; guess < 5; guess++)
      expect(refusalOf(await link(api, claims, { otp: `00000${guess}` })).status).toBe(403)
    expect(refusalOf(await link(api, claims, { otp: '000005' }))).toEqual({
      status: 405,
      codes: ['otp_block_time'],
    })
    expect(await linksOf(claims.sub)).toEqual([])
  })

  it('is refused with a token that is not believed, of another shop, with another nonce or of a medium that is not offered', async () => {
    const { api } = await newCustomer(shop.app)
    const claims = newClaims({ nonce: 'n-1' })
    const token = { status: 403, codes: ['token'] }
    expect(refusalOf(await link(api, newClaims(), { token: 'nonsense' }))).toEqual(token)
    expect(refusalOf(await link(api, newClaims({ aud: 'another-shop' })))).toEqual(token)
    expect(refusalOf(await link(api, claims))).toEqual(token)
    expect(refusalOf(await link(api, claims, { nonce: 'n-2' }))).toEqual(token)
    expect(refusalOf(await link(api, claims, { nonce: 'n-1', medium: 'apple' }))).toEqual({
      status: 403,
      codes: ['medium'],
    })
    expect(await linksOf(claims.sub)).toEqual([])
  })

  it('needs a session', async () => {
    const claims = newClaims()
    expect(refusalOf(await link(clientOf(shop.app), claims))).toMatchObject({ status: 401 })
    const guest = await newGuest(shop.app)
    expect(refusalOf(await link(guest.api, claims))).toMatchObject({ status: 401 })
    expect(await linksOf(claims.sub)).toEqual([])
  })
})

describe('the way back of a medium that posts', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({
      method: 'POST',
      url: '/auth/social-return',
      headers: { 'content-type': type, origin: 'https://appleid.apple.com' },
      payload,
    })

  it('leads to the screen, which finds the answer where no server and no log sees it', async () => {
    const user = JSON.stringify({ name: { firstName: 'Mona', lastName: 'Saleh' } })
    const answer = new URLSearchParams({ state: 's 1', id_token: 'a.b.c', code: 'unused', user })
    const { statusCode, headers } = await post(`${answer}`)
    expect(statusCode).toBe(303)
    const location = new URL(String(headers.location), 'https://shop.test')
    expect([location.origin, location.pathname, location.search]).toEqual([
      'https://shop.test',
      '/auth/social-return',
      '',
    ])
    expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toEqual({
      state: 's 1',
      id_token: 'a.b.c',
      user,
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it('passes on that the customer declined', async () => {
    const { headers } = await post('error=user_cancelled_authorize&state=s')
    expect(headers.location).toBe('/auth/social-return#state=s&error=user_cancelled_authorize')
  })

  it.each([
    ['an address to go to', 'state=s&redirect=https://evil.test&next=//evil.test', '#state=s'],
    ['a second line', 'state=s%0d%0aset-cookie:%20a=b', '#state=s%0D%0Aset-cookie%3A+a%3Db'],
    ['nothing', '', '#'],
  ])('leads nowhere else with %s', async (_, payload, hash) => {
    const { statusCode, headers } = await post(payload)
    expect([statusCode, headers.location]).toEqual([303, `/auth/social-return${hash}`])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('takes a small form and nothing else', async () => {
    expect((await post(`id_token=${'a'.repeat(17 * 1024)}`)).statusCode).toBe(413)
    expect((await post('{}', 'application/json')).statusCode).toBe(415)
    expect((await post('id_token=a', 'multipart/form-data; boundary=b')).statusCode).toBe(415)
  })

  it('is limited to sixty a minute', async () => {
    const config = { ...shop.services.config, RATE_LIMIT: 1200 }
    const app = await buildApp({ ...shop.services, config })
    const replies = []
    for (let sent = 0; sent < 61; sent++)
      replies.push(
        await app.inject({ method: 'POST', url: '/auth/social-return', headers: form, payload: 'state=s' }),
      )
    await app.close()
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect([statuses.filter((status) => status === 303).length, statuses.at(-1)]).toEqual([60, 429])
  })

  it('is never written down', async () => {
    const lines: string[] = []
    const app = Fastify({
      logger: {
        ...(loggerOptions({ LOG_LEVEL: 'trace' }) as object),
        stream: { write: (line: string) => void lines.push(line) },
      },
    })
    logReplies(app)
    await app.register(socialReturnPlugin)
    await app.inject({
      method: 'POST',
      url: '/auth/social-return',
      headers: form,
      payload: 'state=the-state&id_token=the-token',
    })
    await app.close()
    expect(lines.join('')).toMatch(/"route":"\/auth\/social-return","status":303/)
    expect(lines.join('')).not.toMatch(/the-state|the-token/)
  })
})

describe('an id token', () => {
  const hour = 3600
  const at = Math.floor(noon.getTime() / 1000)
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const good = () => idToken(noon, newClaims())
  const [, payload] = good().split('.')
  const stranger = keyPair()

  it.each<[string, () => string]>([
    ['of another issuer', () => idToken(noon, newClaims({ iss: 'https://evil.test' }))],
    ['for another shop', () => idToken(noon, newClaims({ aud: 'another-shop' }))],
    ['that has expired', () => idToken(noon, newClaims({ exp: at - 61 }))],
    ['that never expires', () => idToken(noon, newClaims({ exp: undefined }))],
    ['that is not good yet', () => idToken(noon, newClaims({ nbf: at + hour }))],
    ['without a name', () => idToken(noon, newClaims({ sub: undefined }))],
    ['with an empty name', () => idToken(noon, newClaims({ sub: '' }))],
    ['signed by somebody else', () => idToken(noon, newClaims(), { key: stranger.privateKey })],
    ['signed with a key nobody knows', () => idToken(noon, newClaims(), { header: { kid: 'two' } })],
    ['signed by nobody', () => `${none}.${payload}.`],
    [
      'signed with the public key as a password',
      () => idToken(noon, newClaims(), { header: { alg: 'HS256' } }),
    ],
    ['that was changed on the way', () => good().replace(/\.[^.]+\./, `.${payload!.slice(0, -4)}AAAA.`)],
    ['that is no token', () => 'nonsense'],
    ['of three empty parts', () => '..'],
    ['with a nonce nobody sent', () => idToken(noon, newClaims({ nonce: 'n-1' }))],
  ])('%s is not believed', async (_, token) => {
    const refused = { status: 403, codes: ['token'] }
    expect(refusalOf(await login({}, { token: token() }))).toEqual(refused)
    expect(refusalOf(await register({}, { token: token() }))).toEqual(refused)
  })

  it('has to carry the nonce that was sent', async () => {
    expect((await login(newClaims({ nonce: 'n-1' }), { nonce: 'n-1' })).response.status).toBe(200)
    for (const claims of [{ nonce: 'n-2' }, {}])
      expect(refusalOf(await login(newClaims(claims), { nonce: 'n-1' }))).toEqual({
        status: 403,
        codes: ['token'],
      })
  })

  it('is good until it expires', async () => {
    const body = { token: idToken(noon, newClaims({ exp: at + hour })), medium: 'google' as const }
    const send = () => clientOf(shop.app).POST('/auth/social-login', { body })
    shop.now = new Date(noon.getTime() + hour * 1000)
    expect((await send()).response.status).toBe(200)
    shop.now = new Date(noon.getTime() + (hour + 61) * 1000)
    expect(refusalOf(await send())).toEqual({ status: 403, codes: ['token'] })
    shop.now = noon
  })

  it('an id token of a medium that the shop does not offer or does not know is not read', async () => {
    const medium = { status: 403, codes: ['medium'] }
    for (const ask of [login, register]) {
      expect(refusalOf(await ask(newClaims(), { medium: 'apple' }))).toEqual(medium)
      expect(refusalOf(await ask(newClaims(), { medium: 'x' as 'apple' }))).toEqual(medium)
    }
  })
})

describe('an issuer', () => {
  let asked = 0
  const answer = { status: 200, body: JSON.stringify(jwks) }
  const server = createServer((_, response) => {
    asked++
    if (answer.status > 0) response.writeHead(answer.status, { connection: 'close' }).end(answer.body)
  })
  let url: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuerAt = (timeoutMs = 5000) => ({ iss: [ISS], audience: [CLIENT], keys: keysAt(url, timeoutMs) })
  const read = (issuer: typeof testIssuer, token = idToken(noon, newClaims())) =>
    readIdToken('google', issuer, { token }, noon)

  it('is asked for its keys once, also when a token names a key it does not have', async () => {
    const issuer = issuerAt()
    asked = 0
    expect(await read(issuer)).toMatchObject({ medium: 'google', f_name: 'Mona' })
    expect(await read(issuer, idToken(noon, newClaims(), { header: { kid: 'two' } }))).toBeUndefined()
    await read(issuer)
    expect(asked).toBe(1)
  })

  it.each([
    ['fails', { status: 500, body: '' }],
    ['answers something else', { status: 200, body: '<html>' }],
    ['answers no keys', { status: 200, body: '{}' }],
    ['is silent', { status: 0, body: '' }],
  ])('that %s is not the fault of the customer', async (_, trouble) => {
    const before = { ...answer }
    Object.assign(answer, trouble)
    const app = await buildApp(
      { ...shop.services, issuers: { google: issuerAt(100) } },
      { checkReplies: true },
    )
    for (const ask of [login, register])
      expect(refusalOf(await ask(newClaims(), {}, app))).toEqual({ status: 503, codes: ['unavailable'] })
    Object.assign(answer, before)
    expect((await login(newClaims(), {}, app)).response.status).toBe(200)
    await app.close()
  })

  it('may sign with the keys of several sets', async () => {
    const others = createLocalJWKSet({
      keys: [{ ...keyPair().publicKey.export({ format: 'jwk' }), kid: 'two', alg: 'RS256', use: 'sig' }],
    })
    const both = { ...testIssuer, keys: keysOfAny(others, testIssuer.keys) }
    expect(await read(both)).toMatchObject({ f_name: 'Mona' })
    expect(await read({ ...testIssuer, keys: keysOfAny(others) })).toBeUndefined()
    const away = { ...testIssuer, keys: keysOfAny(keysAt('http://127.0.0.1:1/keys'), testIssuer.keys) }
    await expect(read(away)).rejects.toThrow('The keys of the issuer cannot be had')
  })

  it('that is away is not either', async () => {
    const away = { ...testIssuer, keys: keysAt('http://127.0.0.1:1/keys') }
    await expect(read(away)).rejects.toThrow('The keys of the issuer cannot be had')
  })

  it('is offered when the shop has a client there, and the storefront is told which', async () => {
    const config = readConfig({ GOOGLE_CLIENT_ID: 'g', APPLE_CLIENT_ID: 'a', FACEBOOK_APP_ID: 'f' })
    expect(Object.entries(issuersOf(config)).map(([medium, { audience }]) => [medium, audience])).toEqual([
      ['google', ['g']],
      ['apple', ['a']],
      ['facebook', ['f']],
    ])
    expect(issuersOf(readConfig({}))).toEqual({})
    const app = await buildApp({ ...shop.services, config: { ...config, LOG_LEVEL: 'silent' } })
    expect((await clientOf(app).GET('/config')).data?.social_login).toEqual([
      { login_medium: 'google', client_id: 'g' },
      { login_medium: 'facebook', client_id: 'f' },
      { login_medium: 'apple', client_id: 'a' },
    ])
    await app.close()
  })

  it('can be the shop’s own, and the storefront is told where it signs in', async () => {
    const google = {
      authorize: 'https://id.test/authorize',
      iss: 'https://id.test',
      keys: 'https://id.test/keys',
    }
    const config = readConfig({ GOOGLE_CLIENT_ID: 'g', SOCIAL_ISSUERS: JSON.stringify({ google }) })
    expect(issuersOf(config).google).toMatchObject({ iss: ['https://id.test'], audience: ['g'] })
    const app = await buildApp({ ...shop.services, config: { ...config, LOG_LEVEL: 'silent' } })
    expect((await clientOf(app).GET('/config')).data?.social_login).toEqual([
      { login_medium: 'google', client_id: 'g', authorize_url: 'https://id.test/authorize' },
    ])
    await app.close()
  })

  it.each([
    'nonsense',
    '[]',
    'null',
    '{"google":"https://id.test"}',
    '{"google":{"authorize":"https://id.test","iss":"https://id.test"}}',
    '{"google":{"authorize":"javascript:alert(1)","iss":"https://id.test","keys":"https://id.test"}}',
    '{"yahoo":{"authorize":"https://id.test","iss":"https://id.test","keys":"https://id.test"}}',
  ])('is not read from %s, and the shop says so before it opens', (SOCIAL_ISSUERS) => {
    expect(() => readConfig({ SOCIAL_ISSUERS })).toThrow(/SOCIAL_ISSUERS must be JSON/)
  })

  it('is asked over https in production', () => {
    const google = { authorize: 'http://id.test', iss: 'https://id.test', keys: 'https://id.test' }
    const env = { NODE_ENV: 'production', SOCIAL_ISSUERS: JSON.stringify({ google }) }
    expect(() => readConfig(env)).toThrow(/SOCIAL_ISSUERS must name addresses that start with https/)
  })
})
