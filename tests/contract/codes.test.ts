import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDemoOutbox } from '#server/accounts/codes/demo-outbox.ts'
import { createHttpSender } from '#server/accounts/codes/http-sender.ts'
import { createFirebase } from '#server/accounts/firebase.ts'
import { buildApp } from '#server/app.ts'
import { hasOutbox, readConfig } from '#server/config/config.ts'
import { budgets, customers, oneTimeCodes, socialIdentities } from '#server/db/schema.ts'
import {
  type Api,
  clientOf,
  codeSentTo,
  hashingAtFullCost,
  newCustomer,
  newGuest,
  newPhone,
  openShop,
  refusalOf,
} from './support/app.ts'
import { inArabic, inPersian } from './support/digits.ts'
import { item } from './support/small-shop.ts'

const shop = openShop()
/** The same shop where new customers are verified. */
let strict: FastifyInstance

beforeAll(async () => {
  const config = { ...shop.services.config, CUSTOMER_VERIFICATION: true }
  strict = await buildApp({ ...shop.services, config }, { checkReplies: true, storefront: '/nowhere' })
})
afterAll(() => strict.close())

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000)
}
/** Moves the clock past every waiting time that the test before has begun. */
beforeEach(() => later(3601))

const api = () => clientOf(shop.app)
const infoOf = (app: FastifyInstance, token: string) => clientOf(app, { token }).GET('/customer/info')
const forgot = (body: { phone?: string; email?: string }, from: Api = api()) =>
  from.POST('/auth/forgot-password', { body })
const checkToken = (body: { phone?: string; email?: string; reset_token: string }) =>
  api().POST('/auth/verify-token', { body })
const reset = (body: { phone?: string; email?: string; reset_token: string }, password = 'a new password') =>
  api().PUT('/auth/reset-password', { body: { ...body, password, confirm_password: password } })
const login = (phone: string, password: string, app = shop.app) =>
  clientOf(app).POST('/auth/login', { body: { phone, password } })
const verify = (phone: string, otp: string, more: { guest_id?: string; token?: string } = {}) =>
  clientOf(strict).POST('/auth/verify-phone', { body: { phone, otp, ...more } })

/** Another code than this one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = { status: 403, codes: ['reset_token'] }
const throttled = { status: 405, codes: ['otp_block_time'] }
const waitOf = ({ response }: { response: Response }) => Number(response.headers.get('retry-after'))

async function forgetful() {
  const customer = await newCustomer(shop.app)
  await forgot({ phone: customer.phone })
  return { ...customer, token: customer.token!, code: codeSentTo(shop, customer.phone) }
}

let newcomers = 0
async function newcomer(guest_id?: string) {
  const phone = `+97156${1_000_000 + ++newcomers}`
  const { data } = await clientOf(strict).POST('/auth/sign-up', {
    body: {
      f_name: 'Rana',
      l_name: 'Aziz',
      email: `rana${newcomers}@example.com`,
      phone,
      password: 'long enough',
      confirm_password: 'long enough',
      ...(guest_id ? { guest_id } : {}),
    },
  })
  return { phone, session: data!, code: codeSentTo(shop, phone) }
}

describe('a forgotten password', () => {
  it('is replaced with the code that was sent, and every session ends', async () => {
    const { phone, token, code } = await forgetful()
    const elsewhere = (await login(phone, 'long enough')).data!.token
    expect((await checkToken({ phone, reset_token: code })).data).toMatchObject({
      message: expect.any(String),
    })
    expect((await reset({ phone, reset_token: code })).response.status).toBe(200)
    for (const old of [token, elsewhere]) expect(refusalOf(await infoOf(shop.app, old)).status).toBe(401)
    expect(refusalOf(await login(phone, 'long enough')).status).toBe(401)
    const { data } = await login(phone, 'a new password')
    expect(data).toMatchObject({ is_phone_verified: 1 })
    expect((await infoOf(shop.app, data!.token)).data).toMatchObject({ phone, is_email_verified: 0 })
  })

  it.each([
    ['Arabic', inArabic],
    ['Persian', inPersian],
  ])('is replaced with a code in %s digits', async (_, typed) => {
    const { phone, code } = await forgetful()
    const said = { phone: typed(phone), reset_token: typed(code) }
    expect((await checkToken(said)).response.status).toBe(200)
    expect((await reset(said)).response.status).toBe(200)
  })

  it('a sign-in with the old password during its replacement keeps no session', async () => {
    using _ = hashingAtFullCost()
    const { phone, code } = await forgetful()
    const tokens: string[] = []
    const comeAgain = async (): Promise<void> => {
      const { data } = await login(phone, 'long enough')
      if (!data) return
      tokens.push(data.token)
      await comeAgain()
    }
    await Promise.all([reset({ phone, reset_token: code }), ...Array.from({ length: 4 }, comeAgain)])
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(refusalOf(await infoOf(shop.app, token)).status).toBe(401)
  })

  it('is replaced by e-mail too, which verifies the address', async () => {
    const { api: own } = await newCustomer(shop.app)
    const { email } = (await own.GET('/customer/info')).data!
    await forgot({ email: email.toUpperCase() })
    expect(shop.messages.at(-1)).toMatchObject({ channel: 'email', to: email })
    expect((await reset({ email, reset_token: codeSentTo(shop, email) })).response.status).toBe(200)
    const [row] = await shop.services.db.select().from(customers).where(eq(customers.email, email))
    expect(row).toMatchObject({ is_email_verified: true, is_phone_verified: false })
  })

  it('a forgotten password is not replaced by an easy password, and the code stays good', async () => {
    const { phone, code } = await forgetful()
    for (const password of ['qwertyuiop', phone, 'SaraHaddad1'])
      expect(refusalOf(await reset({ phone, reset_token: code }, password))).toEqual({
        status: 403,
        codes: ['password'],
      })
    expect((await reset({ phone, reset_token: code })).response.status).toBe(200)
  })

  it('gives a token for the device, which strangers who try passwords cannot close out', async () => {
    const { phone, code } = await forgetful()
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          remoteAddress: `198.51.100.${at % 20}`,
          payload: { phone, password: 'wrong horse' },
        }),
      ),
    )
    const { device_token } = (await reset({ phone, reset_token: code })).data!
    const body = { phone, password: 'a new password' }
    expect((await api().POST('/auth/login', { body })).response.status).toBe(429)
    expect((await api().POST('/auth/login', { body: { ...body, device_token } })).response.status).toBe(200)
  })

  it('gets no code where there is no account or no password, and the answer is the same', async () => {
    const { phone } = await newCustomer(shop.app)
    const social = await newCustomer(shop.app)
    await shop.services.db
      .update(customers)
      .set({ password_hash: null })
      .where(eq(customers.phone, social.phone))
    const sent = shop.messages.length
    const known = await forgot({ phone })
    expect(shop.messages).toHaveLength(sent + 1)
    for (const unknownPhone of ['+971509999999', social.phone]) {
      const unknown = await forgot({ phone: unknownPhone })
      expect([unknown.response.status, unknown.data]).toEqual([200, known.data])
      expect(refusalOf(await forgot({ phone: unknownPhone }))).toEqual(throttled)
      const guess = async () => refusalOf(await checkToken({ phone: unknownPhone, reset_token: '123456' }))
      for (let tries = 0; tries < 5; tries++) expect(await guess()).toEqual(wrong)
      expect(await guess()).toEqual(throttled)
    }
    expect(shop.messages).toHaveLength(sent + 1)
    expect(known.data).toMatchObject({ resend_in: 60, expires_in: 600 })
  })

  it('keeps neither code nor recipient in clear', async () => {
    const { phone, code } = await forgetful()
    const [row] = await shop.services.db.select().from(oneTimeCodes)
    expect(row!.code_hash).toMatch(/^\$argon2id\$/)
    const stored = JSON.stringify([row, await shop.services.db.select().from(budgets)])
    expect(stored).not.toContain(phone.slice(1))
    expect(stored).not.toContain(code)
  })

  it.each<[string, object, string]>([
    ['passwords that differ', { confirm_password: 'another password' }, 'confirm_password'],
    ['a short password', { password: 'short' }, 'password'],
    ['five digits', { reset_token: '12345' }, 'reset_token'],
    ['no recipient', { phone: undefined }, 'phone'],
    ['a field nobody asked for', { customer_id: 1 }, 'customer_id'],
  ])('refuses %s, and the code stays good', async (_, more, code) => {
    const customer = await forgetful()
    const body = {
      phone: customer.phone,
      reset_token: customer.code,
      password: 'a new password',
      confirm_password: 'a new password',
    }
    const reply = await api().PUT('/auth/reset-password', { body: { ...body, ...more } })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: [code] })
    expect((await reset(body)).response.status).toBe(200)
  })

  it.each(['/auth/forgot-password', '/auth/verify-token'] as const)('%s needs a recipient', async (path) => {
    const body = { reset_token: '123456' }
    const reply = await api().POST(path, { body: (path === '/auth/verify-token' ? body : {}) as never })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['phone'] })
  })
})

describe('a code', () => {
  it('is used once, also when it is sent twice at the same time', async () => {
    const { phone, code } = await forgetful()
    const replies = await Promise.all([1, 2].map(() => reset({ phone, reset_token: code })))
    expect(replies.map(({ response }) => response.status).sort()).toEqual([200, 403])
    expect(refusalOf(await reset({ phone, reset_token: code }))).toEqual(wrong)
  })

  it('is good for ten minutes', async () => {
    const { phone, code } = await forgetful()
    later(599)
    expect((await checkToken({ phone, reset_token: code })).response.status).toBe(200)
    later(1)
    expect(refusalOf(await checkToken({ phone, reset_token: code }))).toEqual(wrong)
    expect(refusalOf(await reset({ phone, reset_token: code }))).toEqual(wrong)
  })

  it('is worn out by five wrong tries, checked or used', async () => {
    const { phone, code } = await forgetful()
    for (let tries = 0; tries < 5; tries++) {
      const ask = tries % 2 ? reset : checkToken
      expect(refusalOf(await ask({ phone, reset_token: not(code) }))).toEqual(wrong)
    }
    const expired = await reset({ phone, reset_token: code })
    expect(refusalOf(expired)).toEqual(throttled)
    expect(waitOf(expired)).toBe(60)
    expect(expired.error).toMatchObject({
      errors: [{ message: 'Too many wrong tries. Ask for a new code in 60 seconds.' }],
    })
    expect(refusalOf(await checkToken({ phone, reset_token: code }))).toEqual(throttled)
    later(60)
    await forgot({ phone })
    expect((await reset({ phone, reset_token: codeSentTo(shop, phone) })).response.status).toBe(200)
  })

  it('is not worn out by being right', async () => {
    const { phone, code } = await forgetful()
    for (let tries = 0; tries < 4; tries++) await checkToken({ phone, reset_token: not(code) })
    for (let checks = 0; checks < 3; checks++)
      expect((await checkToken({ phone, reset_token: code })).response.status).toBe(200)
    expect((await reset({ phone, reset_token: code })).response.status).toBe(200)
  })

  it('is looked at five times, however many guesses come at once', async () => {
    const { phone, code } = await forgetful()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => checkToken({ phone, reset_token: not(code) })),
    )
    const statuses = replies.map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(statuses.filter((status) => status === 405)).toHaveLength(15)
    expect(refusalOf(await checkToken({ phone, reset_token: code }))).toEqual(throttled)
  })

  it('replaces the one before', async () => {
    const { phone, code } = await forgetful()
    later(60)
    await forgot({ phone })
    const next = codeSentTo(shop, phone)
    if (next !== code) expect(refusalOf(await checkToken({ phone, reset_token: code }))).toEqual(wrong)
    expect((await checkToken({ phone, reset_token: next })).response.status).toBe(200)
  })

  it('is for one recipient and one purpose', async () => {
    const { phone, code } = await forgetful()
    const other = await newCustomer(shop.app)
    expect(refusalOf(await reset({ phone: other.phone, reset_token: code }))).toEqual(wrong)
    expect(refusalOf(await verify(phone, code))).toEqual({ status: 403, codes: ['otp'] })
    expect((await reset({ phone, reset_token: code })).response.status).toBe(200)
  })

  it('is sent in the language of the customer', async () => {
    const { phone } = await newCustomer(shop.app)
    await forgot({ phone }, clientOf(shop.app, { locale: 'ar' }))
    expect(shop.messages.at(-1)!.text).toMatch(/رمز/)
  })
})

describe('codes are sent', () => {
  it('a minute apart, five in an hour, and the answer says how long to wait', async () => {
    const { phone } = await newCustomer(shop.app)
    await forgot({ phone })
    later(13)
    const soon = await forgot({ phone })
    expect(refusalOf(soon)).toEqual(throttled)
    expect(waitOf(soon)).toBe(47)
    expect(soon.error).toMatchObject({
      errors: [{ message: 'Wait 47 seconds and ask for a new code.' }],
    })
    for (let more = 0; more < 4; more++) {
      later(60)
      expect((await forgot({ phone })).response.status).toBe(200)
    }
    later(60)
    const many = await forgot({ phone })
    expect(refusalOf(many)).toEqual(throttled)
    expect(waitOf(many)).toBe(3600 - 13 - 5 * 60)
    later(waitOf(many))
    expect((await forgot({ phone })).response.status).toBe(200)
  })

  it('the server sends sixty codes an hour for one IP address, so that no caller makes the shop write to a whole town', async () => {
    const config = { ...shop.services.config, RATE_LIMIT: 1000 }
    const limited = await buildApp({ ...shop.services, config }, { checkReplies: true })
    const ask = (from: string, number: number, path = 'verify-phone/send') =>
      limited.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        remoteAddress: from,
        payload: { phone: `+97157${1_000_000 + number}` },
      })
    // Thirty calls of each operation in a minute are a limit of their own.
    for (let at = 0; at < 60; at++) {
      const path = at < 30 ? 'verify-phone/send' : 'login-code'
      expect((await ask('203.0.113.9', at, path)).statusCode).toBe(200)
    }
    const refused = await limited.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot-password',
      remoteAddress: '203.0.113.9',
      payload: { phone: '+971571999999' },
    })
    expect(refused.statusCode).toBe(405)
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    expect((await ask('203.0.113.10', 199)).statusCode).toBe(200)
    await limited.close()
  })

  it('the server sends sixty codes an hour for one IPv6 network', async () => {
    const config = { ...shop.services.config, RATE_LIMIT: 1000 }
    const limited = await buildApp({ ...shop.services, config }, { checkReplies: true })
    const ask = (number: number, path = 'verify-phone/send') =>
      limited.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        remoteAddress: `2001:db8:0:9::${number + 1}`,
        payload: { phone: `+97158${1_000_000 + number}` },
      })
    for (let number = 0; number < 60; number++) {
      const path = number < 30 ? 'verify-phone/send' : 'login-code'
      expect((await ask(number, path)).statusCode).toBe(200)
    }
    expect((await ask(61, 'forgot-password')).statusCode).toBe(405)
    await limited.close()
  })

  it('a shop without a provider sends no code, and says so before it looks for an account', async () => {
    const mute = await buildApp({ ...shop.services, otp: undefined }, { checkReplies: true })
    const { phone } = await newCustomer(shop.app)
    for (const to of [phone, '+971509999998'])
      expect(refusalOf(await forgot({ phone: to }, clientOf(mute)))).toEqual({
        status: 503,
        codes: ['unavailable'],
      })
    await mute.close()
  })
})

describe('a shop that verifies its customers', () => {
  it('lets a newcomer in once the code came back; the cart of the guest comes along then', async () => {
    const guest = await newGuest(shop.app)
    const line = { model: 'Item' as const, item_id: item.kebab, price: 25, quantity: 1 }
    await guest.api.POST('/cart/add', { body: { ...line, guest_id: guest.guest_id } })
    const { phone, session, code } = await newcomer(guest.guest_id)
    expect(session).toMatchObject({ is_phone_verified: 0 })
    expect(refusalOf(await infoOf(strict, session.token))).toEqual({ status: 401, codes: ['auth-001'] })
    const query = { guest_id: guest.guest_id }
    expect((await guest.api.GET('/customer/cart/list', { params: { query } })).data).toHaveLength(1)

    const { data } = await verify(phone, code, { guest_id: guest.guest_id })
    expect(data).toMatchObject({ is_phone_verified: 1 })
    expect((await infoOf(strict, data!.token)).data).toMatchObject({ phone, is_phone_verified: 1 })
    expect((await infoOf(strict, session.token)).response.status).toBe(401)
    const cart = await clientOf(strict, { token: data!.token }).GET('/customer/cart/list')
    expect(cart.data).toMatchObject([{ item_id: item.kebab }])
    await shop.services.db
      .update(customers)
      .set({ is_phone_verified: false })
      .where(eq(customers.phone, phone))
    expect(refusalOf(await verify(phone, code))).toEqual({ status: 403, codes: ['otp'] })
  })

  it('keeps the password of the customer who proves the phone in the session of the sign-up', async () => {
    const { phone, session, code } = await newcomer()
    const elsewhere = (await login(phone, 'long enough', strict)).data!
    const { data } = await verify(phone, code, { token: session.token })
    for (const token of [session.token, elsewhere.token])
      expect((await infoOf(strict, token)).response.status).toBe(401)
    expect((await infoOf(strict, data!.token)).data).toMatchObject({ phone })
    expect((await login(phone, 'long enough', strict)).response.status).toBe(200)
  })

  it('leaves a stranger who signed up with the phone no way into the account its owner proves', async () => {
    const { phone, session, code } = await newcomer()
    const { email } = (await shop.services.db.select().from(customers).where(eq(customers.phone, phone)))[0]!
    const foreign = await newcomer()
    const { data } = await verify(phone, code, { token: foreign.session.token })
    expect((await infoOf(strict, data!.token)).data).toMatchObject({ phone, social_id: null })
    expect((await infoOf(strict, session.token)).response.status).toBe(401)
    expect((await login(phone, 'long enough', strict)).response.status).toBe(401)
    const sent = shop.messages.length
    await forgot({ email }, clientOf(strict))
    expect(shop.messages).toHaveLength(sent)

    later(60)
    await forgot({ phone }, clientOf(strict))
    await reset({ phone, reset_token: codeSentTo(shop, phone) }, 'mine from now on')
    expect((await login(phone, 'mine from now on', strict)).response.status).toBe(200)
  })

  it('ends what a stranger joined before the owner of the phone came', async () => {
    const { phone } = await newcomer()
    const [stranger] = await shop.services.db.select().from(customers).where(eq(customers.phone, phone))
    const { id, email } = stranger!
    await shop.services.db
      .insert(socialIdentities)
      .values({ medium: 'google', subject: 'stranger', customer_id: id })
    later(60)
    await clientOf(strict).POST('/auth/verify-phone/send', { body: { phone } })
    expect((await verify(phone, codeSentTo(shop, phone))).response.status).toBe(200)
    expect(await shop.services.db.$count(socialIdentities, eq(socialIdentities.customer_id, id))).toBe(0)
    const sent = shop.messages.length
    await forgot({ email })
    expect(shop.messages).toHaveLength(sent)
  })

  it('a number opens no account whose e-mail was proven first, unless its customer verifies it', async () => {
    const { phone } = await newcomer()
    await shop.services.db
      .update(customers)
      .set({ is_email_verified: true, is_proven: true })
      .where(eq(customers.phone, phone))
    later(60)
    await clientOf(strict).POST('/auth/verify-phone/send', { body: { phone } })
    const otp = codeSentTo(shop, phone)
    expect(refusalOf(await verify(phone, otp))).toEqual({ status: 403, codes: ['otp'] })
    const { token } = (await login(phone, 'long enough', strict)).data!
    later(60)
    await clientOf(strict).POST('/auth/verify-phone/send', { body: { phone } })
    expect((await verify(phone, codeSentTo(shop, phone), { token })).data).toMatchObject({
      is_phone_verified: 1,
      is_email_verified: 1,
    })
  })

  it.each([inArabic, inPersian])('takes the code in the digits of any keyboard', async (typed) => {
    const { phone, code } = await newcomer()
    expect((await verify(typed(phone), typed(code))).data).toMatchObject({ is_phone_verified: 1 })
  })

  it('tells the storefront that it does', async () => {
    expect((await clientOf(strict).GET('/config')).data).toMatchObject({ customer_verification: 1 })
    expect((await api().GET('/config')).data).toMatchObject({ customer_verification: 0, social_login: [] })
  })

  it('sends another code at sign-in, and does not mind when it is too soon', async () => {
    const { phone, code } = await newcomer()
    const soon = await login(phone, 'long enough', strict)
    expect(soon.data).toMatchObject({ is_phone_verified: 0 })
    expect(codeSentTo(shop, phone)).toBe(code)
    later(60)
    const sent = shop.messages.length
    const again = await login(phone, 'long enough', strict)
    expect(shop.messages).toHaveLength(sent + 1)
    expect(refusalOf(await infoOf(strict, again.data!.token)).status).toBe(401)
    const { token } = again.data!
    const verified = await verify(phone, codeSentTo(shop, phone), { token })
    expect((await infoOf(strict, verified.data!.token)).response.status).toBe(200)
    expect((await login(phone, 'long enough', strict)).data).toMatchObject({ is_phone_verified: 1 })
  })

  it('the server sends another code to an unverified phone only, and replies the same for every other phone', async () => {
    const { phone } = await newcomer()
    later(60)
    const send = (to: string) => clientOf(strict).POST('/auth/verify-phone/send', { body: { phone: to } })
    const reply = await send(phone)
    expect(refusalOf(await send(phone))).toEqual(throttled)
    expect((await verify(phone, codeSentTo(shop, phone))).response.status).toBe(200)
    later(60)
    const sent = shop.messages.length
    for (const to of [phone, '+971509999997']) expect((await send(to)).data).toEqual(reply.data)
    expect(shop.messages).toHaveLength(sent)
  })

  it('is not opened by a wrong code, a worn one, or that of a blocked account', async () => {
    const { phone, code } = await newcomer()
    expect(refusalOf(await verify(phone, not(code)))).toEqual({ status: 403, codes: ['otp'] })
    await shop.services.db.update(customers).set({ active: false }).where(eq(customers.phone, phone))
    expect(refusalOf(await verify(phone, code))).toEqual({ status: 403, codes: ['auth-003'] })
    for (let tries = 0; tries < 4; tries++) await verify(phone, not(code))
    expect(refusalOf(await verify(phone, code))).toEqual(throttled)
    expect(refusalOf(await verify('call me', code))).toEqual({ status: 403, codes: ['phone'] })
  })

  it('takes the word of Firebase', async () => {
    const { phone } = await newcomer()
    const ask = (body: { sessionInfo: string; phoneNumber: string; code: string }, app = strict) =>
      clientOf(app).POST('/auth/firebase-verify-token', { body })
    const proof = { sessionInfo: phone, phoneNumber: phone, code: '123456' }
    const no = { status: 403, codes: ['code'] }
    expect(refusalOf(await ask({ ...proof, code: '654321' }))).toEqual(no)
    expect(refusalOf(await ask({ ...proof, sessionInfo: '+971500000000' }))).toEqual(no)
    expect(refusalOf(await ask({ ...proof, code: 'x' }))).toEqual(no)
    const { data } = await ask(proof)
    expect((await infoOf(strict, data!.token)).data).toMatchObject({ phone, is_phone_verified: 1 })
    const again = await ask(proof)
    expect((await infoOf(strict, again.data!.token)).data).toMatchObject({ phone })

    const stranger = newPhone()
    expect(refusalOf(await ask({ ...proof, sessionInfo: stranger, phoneNumber: stranger }))).toEqual(no)

    const blocked = await newcomer()
    await shop.services.db.update(customers).set({ active: false }).where(eq(customers.phone, blocked.phone))
    const theirs = { ...proof, sessionInfo: blocked.phone, phoneNumber: blocked.phone }
    expect(refusalOf(await ask(theirs))).toEqual({ status: 403, codes: ['auth-003'] })

    const config = { ...shop.services.config, CUSTOMER_VERIFICATION: true }
    const alone = await buildApp({ ...shop.services, config, otp: undefined }, { checkReplies: true })
    expect((await login((await newcomer()).phone, 'long enough', alone)).data).toMatchObject({
      is_phone_verified: 0,
    })
    await alone.close()

    const without = await buildApp({ ...shop.services, firebase: undefined }, { checkReplies: true })
    expect(refusalOf(await ask(proof, without))).toEqual({ status: 403, codes: ['firebase'] })
    await without.close()
  })
})

describe('a provider over HTTP', () => {
  const heard: { request: IncomingMessage; body: string }[] = []
  const answer = { status: 200, body: '{}' }
  const provider = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    heard.push({ request, body })
    if (answer.status > 0) response.writeHead(answer.status, { connection: 'close' }).end(answer.body)
  })
  let origin: string
  beforeAll(async () => {
    await once(provider.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  })
  afterAll(() => {
    provider.closeAllConnections()
    provider.close()
  })
  beforeEach(() => {
    heard.length = 0
    Object.assign(answer, { status: 200, body: '{}' })
  })

  it('gets channel, recipient and text, with its key', async () => {
    const otp = createHttpSender({ url: `${origin}/messages`, key: 'secret' })
    const app = await buildApp({ ...shop.services, otp }, { checkReplies: true })
    const { phone } = await newCustomer(shop.app)
    await forgot({ phone }, clientOf(app))
    await expect.poll(() => heard.length).toBe(1)
    const [{ request, body }] = heard as [(typeof heard)[0]]
    expect([request.method, request.url, request.headers.authorization]).toEqual([
      'POST',
      '/messages',
      'Bearer secret',
    ])
    const message = JSON.parse(body)
    expect(message).toEqual({ channel: 'sms', to: phone, text: expect.stringMatching(/\d{6}/) })
    const reset_token = /\d{6}/.exec(message.text)![0]
    expect((await reset({ phone, reset_token })).response.status).toBe(200)
    await app.close()
  })

  it('a provider that refuses, is away or is silent is reported without recipient and code, and keeps no customer waiting', async () => {
    const message = { channel: 'sms', to: '+971501234567', text: '482913 is your code' } as const
    const errors: unknown[] = []
    const send = (url: string, timeoutMs = 5000) =>
      createHttpSender({ url, key: undefined, timeoutMs })
        .send(message)
        .catch((error: unknown) => errors.push(error))
    answer.status = 500
    await send(origin)
    answer.status = 0
    await send(origin, 50)
    await send('http://127.0.0.1:1')
    expect(errors).toHaveLength(3)
    expect(errors.map(String).join()).not.toMatch(/971501234567|482913/)

    const otp = createHttpSender({ url: origin, key: undefined })
    const app = await buildApp({ ...shop.services, otp }, { checkReplies: true })
    const { phone } = await newCustomer(shop.app)
    expect((await forgot({ phone }, clientOf(app))).response.status).toBe(200)
    await expect.poll(() => heard.length).toBe(3)
    provider.closeAllConnections()
    await app.close()
  })

  it('may be Firebase, asked with the key in a header', async () => {
    const ask = createFirebase({ apiKey: 'web-key', toolkit: origin, timeoutMs: 200 })
    const proof = { sessionInfo: 'session', phoneNumber: '+1', code: '123456' }
    answer.body = '{"phoneNumber":"+971501234567"}'
    expect(await ask(proof)).toEqual({ phone: '+971501234567' })
    const [{ request, body }] = heard as [(typeof heard)[0]]
    expect([request.url, request.headers['x-goog-api-key'], JSON.parse(body)]).toEqual([
      '/v1/accounts:signInWithPhoneNumber',
      'web-key',
      { sessionInfo: 'session', code: '123456' },
    ])
    for (const [message, refused] of [
      ['INVALID_CODE', 'code'],
      ['SESSION_EXPIRED', 'session'],
      ['INVALID_SESSION_INFO', 'session'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER : Wait.', 'session'],
    ]) {
      Object.assign(answer, { status: 400, body: JSON.stringify({ error: { message } }) })
      expect(await ask(proof)).toEqual({ refused })
    }
    const over = await buildApp({ ...shop.services, firebase: ask }, { checkReplies: true })
    expect(
      refusalOf(
        await clientOf(over).POST('/auth/firebase-verify-token', {
          body: { ...proof, phoneNumber: '+971501234567' },
        }),
      ),
    ).toEqual({ status: 403, codes: ['session'] })
    await over.close()
    for (const trouble of [{ status: 500, body: '{}' }, { status: 200, body: 'not JSON' }, { status: 0 }]) {
      Object.assign(answer, trouble)
      const app = await buildApp({ ...shop.services, firebase: ask }, { checkReplies: true })
      const body = { sessionInfo: 'session', phoneNumber: '+971501234567', code: '123456' }
      expect(refusalOf(await clientOf(app).POST('/auth/firebase-verify-token', { body }))).toEqual({
        status: 503,
        codes: ['unavailable'],
      })
      await app.close()
    }
  })
})

describe('a shop whose codes come from Firebase', () => {
  const shopWith = (env: Record<string, string>) => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'false', ...env })
    return buildApp({ ...shop.services, config }, { checkReplies: true, storefront: '/nowhere' })
  }
  const byFirebase = async (app: FastifyInstance) =>
    (await clientOf(app).GET('/config')).data!.phone_by_firebase
  const policyOf = async (app: FastifyInstance, url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])

  it('the shop names the key, and lets its pages ask Identity Toolkit and frame their own challenge', async () => {
    const app = await shopWith({ FIREBASE_API_KEY: 'web-key' })
    expect(await byFirebase(app)).toEqual({
      api_key: 'web-key',
      toolkit_url: 'https://identitytoolkit.googleapis.com',
    })
    const policy = await policyOf(app, '/')
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com;")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    await app.close()
  })

  it('reCAPTCHA runs in a document of its own, which only the shop may frame', async () => {
    const app = await shopWith({ FIREBASE_API_KEY: '"><script>' })
    const { body, headers } = await app.inject('/challenge')
    expect(body).toContain('data-script="https://www.google.com/recaptcha/api.js"')
    expect(body).toContain('key=%22%3E%3Cscript%3E"')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; " +
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ' +
        'connect-src https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/; ' +
        "img-src https://www.gstatic.com/recaptcha/; style-src 'unsafe-inline'; form-action 'none'; " +
        "base-uri 'none'; frame-ancestors 'self'",
    )
    await app.close()
  })

  it.each([
    ['has no key', {}],
    ['sends codes of its own', { FIREBASE_API_KEY: 'web-key', OTP_URL: 'https://codes.example' }],
    ['shows its codes', { FIREBASE_API_KEY: 'web-key', DEMO: 'true' }],
  ])('a shop that %s has no challenge, and names no address of Google', async (_, env) => {
    const app = await shopWith(env)
    expect(await byFirebase(app)).toBeNull()
    expect((await app.inject('/challenge')).body).not.toContain('recaptcha')
    expect(await policyOf(app, '/')).not.toMatch(/google|frame-src/)
    await app.close()
  })
})

describe('the outbox of the demo', () => {
  it('shows what was sent, and can run nothing', async () => {
    const demoOutbox = createDemoOutbox(() => shop.now)
    const app = await buildApp({ ...shop.services, otp: demoOutbox, demoOutbox }, { checkReplies: true })
    expect((await app.inject('/outbox')).body).toContain('Nothing yet')
    const { phone } = await newCustomer(shop.app)
    await forgot({ phone }, clientOf(app))
    await demoOutbox.send({ channel: 'email', to: '<script>alert(1)</script>@x', text: '"&' })
    const { body, headers } = await app.inject('/outbox')
    const reset_token = /\b(\d{6}) is your code/.exec(body)![1]!
    expect(body).toContain(phone)
    expect(body).not.toMatch(/<script|style=|https?:/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
    })
    expect((await app.inject('/outbox.css')).headers['content-type']).toContain('text/css')
    expect((await reset({ phone, reset_token })).response.status).toBe(200)
    await app.close()
  })

  it('the outbox of the demo is open to requests from the same computer only', async () => {
    const demoOutbox = createDemoOutbox(() => shop.now)
    const app = await buildApp({ ...shop.services, otp: demoOutbox, demoOutbox }, { storefront: '/nowhere' })
    const ask = async (more: object) => (await app.inject({ url: '/outbox', ...more })).statusCode
    expect(await ask({})).toBe(200)
    expect(await ask({ remoteAddress: '::1', headers: { host: '[::1]:3000' } })).toBe(200)
    expect(await ask({ remoteAddress: '192.168.1.7' })).toBe(404)
    expect(await ask({ headers: { host: 'shop.example' } })).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await ask({ headers: { [name]: '127.0.0.1' } }), name).toBe(404)
    await app.close()
  })

  it('keeps the last fifty', async () => {
    const outbox = createDemoOutbox(() => shop.now)
    for (let at = 0; at < 60; at++) await outbox.send({ channel: 'sms', to: `${at}`, text: '' })
    expect(outbox.newestFirst().map(({ to }) => to)).toEqual(
      Array.from({ length: 50 }, (_, at) => `${59 - at}`),
    )
  })

  it('is there in demo mode alone, and never in production', async () => {
    expect(hasOutbox(readConfig({}))).toBe(true)
    for (const env of [
      { DEMO: 'false' },
      { NODE_ENV: 'production', DEMO: 'true' },
      { OTP_URL: 'http://sms.test' },
    ])
      expect(hasOutbox(readConfig(env))).toBe(false)
    expect((await shop.app.inject('/outbox')).statusCode).toBe(404)
  })
})
