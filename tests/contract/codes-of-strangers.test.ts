import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { customers } from '#server/db/schema.ts'
import { clientOf, codeSentTo, newCustomer, newPhone, openShop, refusalOf } from './support/app.ts'

const shop = openShop({ env: { TRUST_PROXY: '127.0.0.1' } })
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
/** Moves the clock past every limit that the test before has reached. */
beforeEach(() => later(3601))

/** A network of its own for every test, and for every stranger. */
let networks = 0
const newNetwork = () => `198.51.${++networks >> 8}.${networks & 255}`

type From = { address?: string; device_token?: string; app?: FastifyInstance }
const from = ({ address = newNetwork(), app = shop.app }: From) => clientOf(app, { address })
const withDevice = ({ device_token }: From) => (device_token === undefined ? {} : { device_token })

const forgot = (phone: string, who: From = {}) =>
  from(who).POST('/auth/forgot-password', { body: { phone, ...withDevice(who) } })
const askToSignIn = (phone: string, who: From = {}) =>
  from(who).POST('/auth/login-code', { body: { phone, ...withDevice(who) } })
const signInWith = (phone: string, otp: string, who: From = {}) =>
  from(who).POST('/auth/login', { body: { phone, otp, ...withDevice(who) } })
const checkToken = (phone: string, reset_token: string, who: From = {}) =>
  from(who).POST('/auth/verify-token', { body: { phone, reset_token, ...withDevice(who) } })
const askToVerify = (phone: string, who: From & { token?: string } = {}) =>
  from(who).POST('/auth/verify-phone/send', {
    body: { phone, ...(who.token === undefined ? {} : { token: who.token }) },
  })

/** Another code than this one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')
const throttled = { status: 405, codes: ['otp_block_time'] }
const done = (reply: { response: Response }) => expect(reply.response.status).toBe(200)

/** A customer with the token of a device, at a network of their own. */
async function customer() {
  const { phone, api } = await newCustomer(shop.app)
  await shop.services.db
    .update(customers)
    .set({ is_phone_verified: true, is_proven: true })
    .where(eq(customers.phone, phone))
  const { data } = await clientOf(shop.app).POST('/auth/login', { body: { phone, password: 'long enough' } })
  return { phone, api, device_token: data!.device_token! }
}

/** Strangers at three networks use up what strangers may request of this kind. */
async function flood(ask: (who: From) => Promise<{ response: Response }>) {
  for (let turn = 0; turn < 3; turn++) {
    const address = newNetwork()
    for (let time = 0; time < 5; time++) {
      done(await ask({ address }))
      later(60)
    }
  }
}

describe('guesses of strangers', () => {
  it('a stranger who guesses wrong five times leaves the code good for the customer', async () => {
    const { phone } = await customer()
    done(await askToSignIn(phone))
    const code = codeSentTo(shop, phone)
    const address = newNetwork()
    for (let tries = 0; tries < 5; tries++)
      expect(refusalOf(await signInWith(phone, not(code), { address })).status).toBe(403)
    expect(refusalOf(await signInWith(phone, code, { address }))).toEqual(throttled)
    done(await signInWith(phone, code))
  })

  it('strangers of all networks have twenty-five guesses in an hour, and the right code does not help the next one', async () => {
    const { phone, device_token } = await customer()
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const address = newNetwork()
      for (let part = 0; part < 2; part++) {
        done(await forgot(phone, { address }))
        for (let tries = 0; tries < 5; tries++)
          statuses.push((await checkToken(phone, not(codeSentTo(shop, phone)), { address })).response.status)
        later(60)
      }
    }
    expect(statuses).toEqual([...Array(25).fill(403), ...Array(5).fill(405)])
    const code = codeSentTo(shop, phone)
    expect(refusalOf(await checkToken(phone, code))).toEqual(throttled)
    done(await checkToken(phone, code, { device_token }))
  })

  it('one network has ten guesses in an hour for one phone, of codes of every kind', async () => {
    const { phone } = await customer()
    const address = newNetwork()
    const guess = async (code: string) => (await checkToken(phone, code, { address })).response.status
    done(await askToSignIn(phone))
    const signInCode = codeSentTo(shop, phone)
    for (let tries = 0; tries < 5; tries++) await signInWith(phone, not(signInCode), { address })
    done(await forgot(phone, { address }))
    const first = codeSentTo(shop, phone)
    for (let tries = 0; tries < 5; tries++) expect(await guess(not(first))).toBe(403)
    later(60)
    done(await forgot(phone, { address }))
    expect(await guess(codeSentTo(shop, phone))).toBe(405)
  })

  it('the customer of a known device has five tries of each code, too', async () => {
    const { phone, device_token } = await customer()
    done(await askToSignIn(phone, { device_token }))
    const code = codeSentTo(shop, phone)
    for (let tries = 0; tries < 5; tries++) await signInWith(phone, not(code), { device_token })
    expect(refusalOf(await signInWith(phone, code, { device_token }))).toEqual(throttled)
  })

  it('a token of another customer’s device, and an invented one, count as the network that sends them', async () => {
    const { phone } = await customer()
    const foreign = await customer()
    const address = newNetwork()
    done(await askToSignIn(phone))
    const code = codeSentTo(shop, phone)
    for (let tries = 0; tries < 5; tries++) await signInWith(phone, not(code), { address })
    for (const device_token of [foreign.device_token, 'A'.repeat(43)])
      expect(refusalOf(await signInWith(phone, code, { address, device_token }))).toEqual(throttled)
  })
})

describe('requests of strangers', () => {
  it('a stranger who requests five codes leaves the customer a code of the same kind, at once', async () => {
    const { phone } = await customer()
    const address = newNetwork()
    for (let time = 0; time < 5; time++) {
      done(await forgot(phone, { address }))
      later(60)
    }
    expect(refusalOf(await forgot(phone, { address }))).toEqual(throttled)
    done(await forgot(phone))
  })

  it('codes to reset a password leave codes to sign in alone', async () => {
    const { phone } = await customer()
    await flood((who) => forgot(phone, who))
    expect(refusalOf(await forgot(phone))).toEqual(throttled)
    done(await askToSignIn(phone))
  })

  it.each([
    [
      'en',
      'Too many codes were requested or tried. Wait 45 minutes, or use a device that you have signed in on before.',
    ],
    ['ar', 'طُلبت أو جُرّبت رموز كثيرة. انتظر 45 دقيقة، أو استخدم جهازًا سبق أن سجّلت الدخول منه.'],
  ] as const)('after a flood of requests a stranger reads how to go on, in %s', async (locale, message) => {
    const { phone, device_token } = await customer()
    await flood((who) => forgot(phone, who))
    const refused = await clientOf(shop.app, { locale, address: newNetwork() }).POST(
      '/auth/forgot-password',
      {
        body: { phone },
      },
    )
    expect(refused.error).toMatchObject({ errors: [{ code: 'otp_block_time', message }] })
    done(await forgot(phone, { device_token }))
  })

  it('a signed-in customer confirms a change after a flood of requests and guesses', async () => {
    const { phone, api } = await customer()
    await flood((who) => forgot(phone, who))
    await flood((who) => askToSignIn(phone, who))
    done(await api.POST('/customer/confirmation-code', { body: {} }))
    const otp = codeSentTo(shop, phone)
    done(await api.DELETE('/customer/remove-account', { body: { otp } }))
  })

  it('a newcomer verifies the phone with the token of the sign-up, after a flood of requests', async () => {
    const phone = newPhone()
    const { data } = await clientOf(strict, { address: newNetwork() }).POST('/auth/sign-up', {
      body: {
        f_name: 'Rana',
        l_name: 'Aziz',
        email: `${phone.slice(1)}@example.com`,
        phone,
        password: 'long enough',
        confirm_password: 'long enough',
      },
    })
    const { token } = data!
    expect(refusalOf(await askToVerify(phone, { app: strict, token }))).toEqual(throttled)
    await flood((who) => askToVerify(phone, { ...who, app: strict }))
    expect(refusalOf(await askToVerify(phone, { app: strict }))).toEqual(throttled)
    done(await askToVerify(phone, { app: strict, token }))
    const otp = codeSentTo(shop, phone)
    const body = { phone, otp, token }
    done(await clientOf(strict, { address: newNetwork() }).POST('/auth/verify-phone', { body }))
  })
})
