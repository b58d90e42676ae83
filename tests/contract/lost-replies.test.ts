import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { budgets, customers, customerTokens, orders, pushSubscriptions } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { clientOf, codeSentTo, newCustomer, newGuest, newPhone, openShop, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)

const MINUTE = 60
const KEY = 'a-secret-of-this-browser'
const OTHER = 'a-secret-of-another-browser'
const PASSWORD = 'long enough'

/** Each test is the first of the hour. */
beforeEach(() => shop.services.db.delete(budgets))

const visitor = () => clientOf(shop.app)
const change = (phone: string, changes: Partial<typeof customers.$inferInsert>) =>
  shop.services.db.update(customers).set(changes).where(eq(customers.phone, phone))
const opens = async (token: string) =>
  (await clientOf(shop.app, { token }).GET('/customer/info')).response.status === 200
const not = (code: string) => (code === '000000' ? '000001' : '000000')

type Keyed = { retry_key?: string; code?: string }
type Reply = { data?: { token: string; message?: string } | undefined; response: Response }
/** A customer with a right code, and the request that uses it. */
type Attempt = () => Promise<{ phone: string; refusal: string; send: (more?: Keyed) => Promise<Reply> }>

/** A customer whose phone is verified. */
async function known() {
  const customer = await newCustomer(shop.app)
  await change(customer.phone, { is_phone_verified: true, is_proven: true })
  return customer
}

const attempts: Record<string, Attempt> = {
  'a code in place of a password': async () => {
    const { phone } = await known()
    await visitor().POST('/auth/login-code', { body: { phone } })
    const otp = codeSentTo(shop, phone)
    return {
      phone,
      refusal: 'otp',
      send: ({ code, ...key } = {}) =>
        visitor().POST('/auth/login', { body: { phone, otp: code ?? otp, login_type: 'otp', ...key } }),
    }
  },
  'a code that verifies the phone': async () => {
    const { phone, token } = await newCustomer(shop.app)
    await visitor().POST('/auth/verify-phone/send', { body: { phone } })
    const otp = codeSentTo(shop, phone)
    return {
      phone,
      refusal: 'otp',
      send: ({ code, ...key } = {}) =>
        visitor().POST('/auth/verify-phone', { body: { phone, otp: code ?? otp, token: token!, ...key } }),
    }
  },
  'a code of Firebase': async () => {
    const { phone } = await known()
    const { services } = shop
    const { firebase } = services
    // Firebase, too, takes a code once.
    let isUsed = false
    services.firebase = async (proof) => {
      if (proof.sessionInfo !== phone) return firebase!(proof)
      if (isUsed) return { refused: 'session' }
      isUsed = proof.code === '123456'
      return isUsed ? { phone } : { refused: 'code' }
    }
    return {
      phone,
      refusal: 'session',
      send: ({ code = '123456', ...key } = {}) =>
        visitor().POST('/auth/firebase-verify-token', {
          body: { sessionInfo: phone, phoneNumber: phone, code, ...key },
        }),
    }
  },
}

describe.each(Object.entries(attempts))('a sign-in with %s whose reply was lost', (_, come) => {
  it('is answered again in the same browser, with a new token of the same session', async () => {
    const { phone, send } = await come()
    const { data: lost } = await send({ retry_key: KEY })
    const [customer] = await shop.services.db.select().from(customers).where(eq(customers.phone, phone))
    const sessions = () =>
      shop.services.db.$count(customerTokens, eq(customerTokens.customer_id, customer!.id))
    const before = await sessions()
    const { data } = await send({ retry_key: KEY })
    expect(data).toMatchObject({ is_phone_verified: 1, device_token: expect.any(String) })
    expect(await sessions()).toBe(before)
    expect([await opens(lost!.token), await opens(data!.token)]).toEqual([false, true])
    const { data: third } = await send({ retry_key: KEY })
    expect(await opens(third!.token)).toBe(true)
  })

  it('a used code opens nothing without the key of the browser that used it, nor another code with it', async () => {
    const { send, refusal } = await come()
    const { data } = await send({ retry_key: KEY })
    for (const stranger of [{}, { retry_key: OTHER }])
      expect(refusalOf(await send(stranger))).toEqual({ status: 403, codes: [refusal] })
    expect((await send({ retry_key: KEY, code: not('123456') })).response.status).toBe(403)
    expect(await opens(data!.token)).toBe(true)
  })

  it('is not answered again after ten minutes, nor once the session ended or the account was blocked', async () => {
    const old = await come()
    await old.send({ retry_key: KEY })
    later(10 * MINUTE + 1)
    expect((await old.send({ retry_key: KEY })).response.status).toBe(403)

    const left = await come()
    const { data } = await left.send({ retry_key: KEY })
    await clientOf(shop.app, { token: data!.token }).POST('/auth/logout')
    expect((await left.send({ retry_key: KEY })).response.status).toBe(403)

    const blocked = await come()
    await blocked.send({ retry_key: KEY })
    await change(blocked.phone, { active: false })
    expect((await blocked.send({ retry_key: KEY })).response.status).toBe(403)
  })

  it('sent twice at once by one browser makes one session', async () => {
    const { send } = await come()
    const both = await Promise.all([send({ retry_key: KEY }), send({ retry_key: KEY })])
    const good = both.filter(({ response }) => response.status === 200)
    expect(good.length).toBeGreaterThan(0)
    const working = await Promise.all(good.map(({ data }) => opens(data!.token)))
    expect(working.filter(Boolean)).toHaveLength(1)
  })
})

it('a repeated sign-in by code keeps the push messages that the first one took over from the guest', async () => {
  const { send } = await attempts['a code in place of a password']!()
  const { data } = await send({ retry_key: KEY })
  const { db } = shop.services
  const browser = { id: 'a browser', endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' }
  await db.insert(pushSubscriptions).values({
    ...browser,
    owner: 'customer:1',
    session: fingerprint(data!.token),
    locale: 'en',
  })
  const again = await send({ retry_key: KEY })
  const [stored] = await db.select({ session: pushSubscriptions.session }).from(pushSubscriptions)
  expect(stored).toEqual({ session: fingerprint(again.data!.token) })
})

it('a repeated first sign-in by code says again that the earlier password ended', async () => {
  const { phone } = await newCustomer(shop.app)
  await visitor().POST('/auth/login-code', { body: { phone } })
  const body = { phone, otp: codeSentTo(shop, phone), login_type: 'otp' as const, retry_key: KEY }
  for (let times = 0; times < 2; times++)
    expect((await visitor().POST('/auth/login', { body })).data!.message).toMatch(/no longer works/)
})

it('a proof of an order whose reply was lost is answered again in the same browser only', async () => {
  const owner = await newGuest(shop.app)
  const order_id = await giveOrder({ services: shop.services, person: owner })
  const contact_number = newPhone()
  const { db } = shop.services
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const delivery_address = { ...order!.delivery_address, contact_person_number: contact_number }
  await db.update(orders).set({ delivery_address }).where(eq(orders.id, order_id))
  const { api, guest_id } = await newGuest(shop.app)
  const named = { order_id, contact_number, guest_id }
  await api.POST('/order/prove/send', { body: named })
  await nextTurn()
  const otp = codeSentTo(shop, contact_number)
  const prove = (retry_key: string) => api.POST('/order/prove', { body: { ...named, otp, retry_key } })
  const track = async (order_token: string) =>
    (
      await api.GET('/order/track', {
        params: { query: { order_id, guest_id }, header: { 'X-order-token': order_token } },
      })
    ).response.status
  const lost = (await prove(KEY)).data!
  const { data } = await prove(KEY)
  expect(data!.expires_at).toBe(lost.expires_at)
  expect([await track(lost.order_token), await track(data!.order_token)]).toEqual([404, 200])
  expect(refusalOf(await prove(OTHER))).toEqual({ status: 403, codes: ['otp'] })
  later(10 * MINUTE + 1)
  expect(refusalOf(await prove(KEY))).toEqual({ status: 403, codes: ['otp'] })
})

describe('a change of the account whose reply was lost', () => {
  const NEW = 'a longer password'
  type Proof = { current_password: string } | { otp: string }
  const proofs: Record<string, (account: Awaited<ReturnType<typeof newCustomer>>) => Promise<Proof>> = {
    'the password': async () => ({ current_password: PASSWORD }),
    'a code': async ({ api, phone }) => {
      await api.POST('/customer/confirmation-code', {})
      return { otp: codeSentTo(shop, phone) }
    },
  }

  it.each(Object.entries(proofs))(
    'a new password by %s is answered again in its session, and in no other',
    async (_, prove) => {
      const account = await newCustomer(shop.app)
      const { email } = (await account.api.GET('/customer/info')).data!
      const proof = await prove(account)
      const body = { f_name: 'Sara', l_name: 'Haddad', email, password: NEW, confirm_password: NEW, ...proof }
      const put = (api: typeof account.api, more: object = {}) =>
        api.PUT('/customer/info', { body: { ...body, retry_key: KEY, ...more } })
      await put(account.api)
      const { data } = await put(account.api, { f_name: 'Mona' })
      expect(data).toEqual({
        message: 'Profile updated successfully',
        device_token: expect.any(String),
      })
      expect((await account.api.GET('/customer/info')).data!.f_name).toBe('Mona')
      const login = { phone: account.phone, password: NEW }
      const elsewhere = (await visitor().POST('/auth/login', { body: login })).data!
      const stranger = clientOf(shop.app, { token: elsewhere.token })
      for (const refused of [
        await put(stranger),
        await put(account.api, { retry_key: OTHER }),
        await put(account.api, { password: 'yet another one', confirm_password: 'yet another one' }),
        await put(account.api, { email: 'moved@shop.example' }),
      ])
        expect(refused.response.status).toBe(403)
      expect((await visitor().POST('/auth/login', { body: login })).response.status).toBe(200)
    },
  )

  it('an address that the code verified stays verified for the same code, and each other one', async () => {
    const { api } = await newCustomer(shop.app)
    const { email } = (await api.GET('/customer/info')).data!
    await api.POST('/customer/email-code')
    const otp = codeSentTo(shop, email)
    const verify = (code: string) => api.POST('/customer/verify-email', { body: { otp: code } })
    expect(refusalOf(await verify(not(otp)))).toEqual({ status: 403, codes: ['otp'] })
    for (let times = 0; times < 2; times++)
      expect((await verify(otp)).data).toEqual({ message: 'Your email is verified.' })
  })

  it('a code that proved the owner counts for five minutes: a passkey asks for none again', async () => {
    const { api, phone } = await newCustomer(shop.app)
    later(5 * MINUTE)
    const start = (body: object) => api.POST('/customer/passkeys/options', { body })
    expect(refusalOf(await start({})).codes).toEqual(['confirmation'])
    await api.POST('/customer/confirmation-code', {})
    await start({ otp: codeSentTo(shop, phone) })
    later(5 * MINUTE - 1)
    expect((await start({})).response.status).toBe(200)
    later(1)
    expect(refusalOf(await start({})).codes).toEqual(['confirmation'])
  })
})
