import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customerTokens, pushSubscriptions } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'

/** A request of this session from this browser. */
const askFrom = (token: string, userAgent: string) =>
  shop.app.inject({
    url: '/api/v1/customer/info',
    headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent },
  })
const infoOf = (token: string) => clientOf(shop.app, { token }).GET('/customer/info')
const list = async ({ api }: Pick<Person, 'api'>) => (await api.GET('/customer/sessions')).data!.sessions
const end = ({ api }: Pick<Person, 'api'>, session_id: string) =>
  api.POST('/customer/sessions', { params: { query: { session_id } } })

/** A customer who also signed in on a phone. */
async function onTwoDevices() {
  const customer = await newCustomer(shop.app)
  const { data } = await clientOf(shop.app).POST('/auth/login', {
    body: { phone: customer.phone, password: 'long enough' },
  })
  const other = { token: data!.token, api: clientOf(shop.app, { token: data!.token }) }
  await askFrom(customer.token!, firefox)
  await askFrom(other.token, safari)
  return { customer: { ...customer, token: customer.token! }, other }
}

describe('the list of sessions', () => {
  it('the list names browser, system and last use of each session, and the session of the request comes first', async () => {
    const { customer, other } = await onTwoDevices()
    const at = shop.now.toISOString()
    const current = { is_current: true, browser: 'Firefox', system: 'Linux', last_used_at: at }
    expect(await list(customer)).toMatchObject([
      current,
      { is_current: false, browser: 'Safari', system: 'iPhone', signed_in_at: at, last_used_at: at },
    ])
    expect(await list(other)).toMatchObject([{ browser: 'Safari', is_current: true }, { browser: 'Firefox' }])
  })

  it('notes the place of a use again after five minutes, not sooner', async () => {
    const { customer } = await onTwoDevices()
    const before = (await list(customer))[0]!
    later(299)
    await askFrom(customer.token, safari)
    expect((await list(customer))[0]).toEqual(before)
    later(1)
    await askFrom(customer.token, safari)
    const now = shop.now.toISOString()
    expect((await list(customer))[0]).toMatchObject({
      browser: 'Safari',
      system: 'iPhone',
      last_used_at: now,
    })
  })

  it('shows the devices that were used last above the others', async () => {
    const { customer, other } = await onTwoDevices()
    const { data } = await clientOf(shop.app).POST('/auth/login', {
      body: { phone: customer.phone, password: 'long enough' },
    })
    await askFrom(data!.token, 'curl/8.5.0')
    expect((await list(customer)).map(({ browser }) => browser)).toHaveLength(3)
    later(600)
    await askFrom(other.token, safari)
    expect((await list(customer)).map(({ browser }) => browser)).toEqual([null, 'Safari', null])
  })

  it('leaves out a session that has expired', async () => {
    const { customer, other } = await onTwoDevices()
    await shop.services.db
      .update(customerTokens)
      .set({ expires_at: shop.now })
      .where(eq(customerTokens.token_hash, fingerprint(other.token)))
    expect(await list(customer)).toHaveLength(1)
  })

  it('tells neither tokens nor network addresses, and the database keeps none of them', async () => {
    const { customer, other } = await onTwoDevices()
    const text = JSON.stringify([await list(customer), await shop.services.db.select().from(customerTokens)])
    for (const secret of [customer.token, other.token, '127.0.0.1', 'Mozilla'])
      expect(text).not.toContain(secret)
    expect(JSON.stringify(await list(customer))).not.toContain(fingerprint(other.token))
  })
})

describe('ending a session', () => {
  it('leaves its token nothing to open, and the session that asked as it was', async () => {
    const { customer, other } = await onTwoDevices()
    const [, phone] = await list(customer)
    const { data } = await end(customer, phone!.id)
    expect(data!.sessions).toMatchObject([{ is_current: true }])
    expect((await infoOf(other.token)).response.status).toBe(401)
    expect((await infoOf(customer.token)).response.status).toBe(200)
  })

  it('ends the push messages of its browser', async () => {
    const { customer, other } = await onTwoDevices()
    const { db } = shop.services
    await db.insert(pushSubscriptions).values({
      id: 'a browser',
      endpoint: 'https://push.example/1',
      p256dh: 'key',
      auth: 'auth',
      owner: 'customer:1',
      session: fingerprint(other.token),
      locale: 'en',
    })
    const [, phone] = await list(customer)
    await end(customer, phone!.id)
    expect(await db.$count(pushSubscriptions)).toBe(0)
  })

  it('a request to end an ended session or a session of another customer is refused in the same words', async () => {
    const [{ customer }, stranger] = [await onTwoDevices(), await onTwoDevices()]
    const [, phone] = await list(customer)
    const [theirs] = await list(stranger.customer)
    await end(customer, phone!.id)
    const [again, foreign] = [await end(customer, phone!.id), await end(customer, theirs!.id)]
    expect(refusalOf(again)).toEqual({ status: 404, codes: ['session_id'] })
    expect([foreign.response.status, foreign.error]).toEqual([again.response.status, again.error])
    expect((await infoOf(stranger.customer.token)).response.status).toBe(200)
  })

  it('a session cannot be ended by its own request: the customer logs out instead', async () => {
    const { customer } = await onTwoDevices()
    const [current] = await list(customer)
    expect(refusalOf(await end(customer, current!.id))).toEqual({ status: 403, codes: ['session_id'] })
    expect(await list(customer)).toHaveLength(2)
  })

  it('does not take the hash of a token for its id', async () => {
    const { customer, other } = await onTwoDevices()
    expect(refusalOf(await end(customer, fingerprint(other.token))).status).toBe(404)
    expect((await infoOf(other.token)).response.status).toBe(200)
  })
})

describe('a session that began long ago', () => {
  const needed = { status: 403, codes: ['confirmation'] }
  const others = ({ api }: Pick<Person, 'api'>, body = {}) => api.POST('/customer/sessions/others', { body })

  it('a stolen session ends no other session without its owner, and may end itself', async () => {
    const { customer, other } = await onTwoDevices()
    const [, phone] = await list(customer)
    later(5 * 60)
    expect(refusalOf(await end(customer, phone!.id))).toEqual(needed)
    expect(refusalOf(await end(customer, 'unknown'))).toEqual(needed)
    expect(refusalOf(await others(customer))).toEqual(needed)
    expect((await infoOf(other.token)).response.status).toBe(200)
    expect((await customer.api.POST('/auth/logout')).response.status).toBe(200)
  })

  it('an owner who proved it five minutes ago or less is not asked again', async () => {
    const { customer, other } = await onTwoDevices()
    later(5 * 60)
    const [, phone] = await list(customer)
    const { data } = await clientOf(shop.app).POST('/auth/login', {
      body: { phone: customer.phone, password: 'long enough' },
    })
    const proof = { current_password: 'long enough' }
    const params = { query: { session_id: phone!.id } }
    expect((await customer.api.POST('/customer/sessions', { params, body: proof })).response.status).toBe(200)
    expect((await infoOf(other.token)).response.status).toBe(401)
    later(5 * 60 - 1)
    expect((await others(customer)).response.status).toBe(200)
    expect((await infoOf(data!.token)).response.status).toBe(401)
    later(1)
    expect(refusalOf(await others(customer))).toEqual(needed)
  })
})

describe.each(['POST', 'DELETE'] as const)('a session that is ended by %s', (method) => {
  it.each([
    ['one', '?session_id='],
    ['all', '/others'],
  ])('a proof in the body ends %s, and nothing less', async (_, path) => {
    const [{ customer, other }, stranger] = [await onTwoDevices(), await onTwoDevices()]
    const [, phone] = await list(customer)
    later(5 * 60)
    const ask = (token?: string, payload?: object) =>
      shop.app.inject({
        method,
        url: `/api/v1/customer/sessions${path}${path.endsWith('=') ? phone!.id : ''}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(payload && { payload }),
      })
    const proof = { current_password: 'long enough' }
    const codesOf = async (reply: ReturnType<typeof ask>) =>
      (await reply).json().errors.map(({ code }: { code: string }) => code)
    expect(await codesOf(ask(customer.token))).toEqual(['confirmation'])
    expect(await codesOf(ask(customer.token, {}))).toEqual(['confirmation'])
    expect(await codesOf(ask(customer.token, { current_password: 'wrong horse' }))).toEqual([
      'current_password',
    ])
    expect(await codesOf(ask(undefined, proof))).toEqual(['auth-001'])
    await ask(stranger.customer.token, proof)
    expect((await infoOf(other.token)).response.status).toBe(200)
    expect((await ask(customer.token, proof)).json()).toMatchObject({ sessions: [{ is_current: true }] })
    expect((await infoOf(other.token)).response.status).toBe(401)
  })
})

describe('ending all other sessions', () => {
  it('the session of the request stays, and every session of every other customer', async () => {
    const [{ customer, other }, stranger] = [await onTwoDevices(), await onTwoDevices()]
    for (let times = 0; times < 2; times++) {
      const { data } = await customer.api.POST('/customer/sessions/others')
      expect(data!.sessions).toMatchObject([{ is_current: true }])
    }
    expect((await infoOf(other.token)).response.status).toBe(401)
    for (const { token } of [customer, stranger.customer, stranger.other])
      expect((await infoOf(token)).response.status).toBe(200)
  })

  it('asked on two devices at once leaves one of them', async () => {
    const { customer, other } = await onTwoDevices()
    await Promise.all([
      customer.api.POST('/customer/sessions/others'),
      other.api.POST('/customer/sessions/others'),
    ])
    const alive = await Promise.all([customer, other].map(({ token }) => infoOf(token)))
    expect(alive.filter(({ response }) => response.status === 200).length).toBeLessThanOrEqual(1)
  })
})

it('guests have no sessions', async () => {
  const { api } = await newGuest(shop.app)
  expect(refusalOf(await api.GET('/customer/sessions'))).toEqual({ status: 401, codes: ['auth-001'] })
})
