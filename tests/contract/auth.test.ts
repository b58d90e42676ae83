import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Login } from '#openapi/generated/client.ts'
import { buildApp } from '#server/app.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { newSecret } from '#server/identity/secret.ts'
import { clientOf, codeSentTo, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { inArabic } from './support/digits.ts'

const shop = openShop({ hashesAtFullCost: true })

const person = {
  f_name: 'Layla',
  l_name: 'Nasser',
  email: 'Layla@Example.com',
  phone: '+971 55 000 0001',
  password: 'correct horse',
  confirm_password: 'correct horse',
}

const signUp = (more: object = {}) =>
  clientOf(shop.app).POST('/auth/sign-up', { body: { ...person, ...more } })
const login = (body: Login) => clientOf(shop.app).POST('/auth/login', { body })

describe('a guest', () => {
  it('a guest gets an unguessable id, a new one each time', async () => {
    const [one, other] = [await newGuest(shop.app), await newGuest(shop.app)]
    expect(one.guest_id.length).toBeGreaterThanOrEqual(22)
    expect(one.guest_id).not.toBe(other.guest_id)
  })
})

describe('signing up', () => {
  it('signing up signs the customer in and stores neither password nor token in clear', async () => {
    const { data } = await signUp()
    const { data: info } = await clientOf(shop.app, { token: data!.token }).GET('/customer/info')
    expect(info).toMatchObject({
      f_name: 'Layla',
      email: 'layla@example.com',
      phone: '+971550000001',
      order_count: 0,
      member_since_days: 0,
    })
    const [row] = await shop.services.db.select().from(customers).where(eq(customers.id, info!.id))
    expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const tokens = await shop.services.db.select().from(customerTokens)
    expect(JSON.stringify(tokens)).not.toContain(data!.token)
  })

  it.each<[string, object, string]>([
    ['an e-mail address that is taken, however it is written', { phone: '+971550000002' }, 'email'],
    [
      'a phone number that is taken, however it is written',
      { email: 'other@example.com', phone: '00971-550000001' },
      'phone',
    ],
    ['passwords that differ', { confirm_password: 'wrong horse' }, 'confirm_password'],
    ['a short password', { password: 'short', confirm_password: 'short' }, 'password'],
    ['something that is no e-mail address', { email: 'layla' }, 'email'],
    ['something that is no phone number', { phone: 'call me' }, 'phone'],
    ['a phone number that its country does not have', { phone: '+97112' }, 'phone'],
    [
      'a referral code that nobody has',
      { email: 'x@example.com', phone: '+971550000009', ref_code: 'NOBODY' },
      'ref_code',
    ],
    ['a field nobody asked for', { is_admin: true }, 'is_admin'],
  ])('refuses %s', async (_, more, code) => {
    const reply = await signUp(more)
    expect(reply.response.status).toBe(403)
    expect(refusalOf(reply).codes).toContain(code)
  })

  it.each([
    ['a common one', 'Password123'],
    ['eight spaces', '        '],
    ['one pattern over and over', 'abcabcabc'],
    ['digits in a row', '٢٣٤٥٦٧٨٩'],
    ['the phone number', '0550000444'],
    ['the e-mail address', 'Strong@Example.com'],
    ['the name and a digit', 'laylanasser1'],
    ['the name of the shop', 'SmallShop1'],
  ])('refuses %s as a password, and names the field', async (_, password) => {
    const reply = await signUp({
      phone: '+971550000444',
      email: 'strong@example.com',
      password,
      confirm_password: password,
    })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['password'] })
  })

  it('signing up accepts long passwords of any letters, also with a name in them', async () => {
    for (const [at, password] of [
      'layla drinks tea at noon',
      'قهوة الصباح الباكر',
      'x9'.padEnd(128, 'öé z'),
    ].entries())
      expect(
        (
          await signUp({
            phone: `+97155000055${at}`,
            email: `strong${at}@example.com`,
            password,
            confirm_password: password,
          })
        ).response.status,
      ).toBe(200)
  })

  it('an account is signed in to, and taken, by every spelling of the phone number that made it', async () => {
    const local = { email: 'local@example.com', phone: '0506110381' }
    expect((await signUp(local)).response.status).toBe(200)
    const { password } = person
    for (const phone of ['0506110381', '506110381', '+971 50 611 0381', '00971506110381', '٠٥٠٦١١٠٣٨١']) {
      expect((await login({ phone, password })).error).toBeUndefined()
      expect((await login({ email_or_phone: phone, password })).error).toBeUndefined()
      expect(refusalOf(await signUp({ phone, email: 'second@example.com' })).codes).toEqual(['phone'])
    }
  })

  it('two sign-ups at once make one account', async () => {
    const twice = { email: 'twice@example.com', phone: '+971550000077' }
    const replies = await Promise.all([signUp(twice), signUp(twice)])
    expect(replies.map(({ response }) => response.status).sort()).toEqual([200, 403])
  })

  it('signing up stores the referrer', async () => {
    const friend = await newCustomer(shop.app)
    const { data: info } = await friend.api.GET('/customer/info')
    await signUp({ email: 'friend@example.com', phone: '+971550000088', ref_code: inArabic(info!.ref_code) })
    const [row] = await shop.services.db
      .select()
      .from(customers)
      .where(eq(customers.email, 'friend@example.com'))
    expect(row).toMatchObject({ referred_by: info!.id })
  })
})

const loginFrom = (phone: string) => async (remoteAddress: string, password: string) => {
  const url = '/api/v1/auth/login'
  const payload = { phone, password }
  return (await shop.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode
}

describe('signing in', () => {
  it('login accepts a phone number or an e-mail address, in any of its fields', async () => {
    const password = person.password
    for (const name of [
      { phone: '+971550000001' },
      { phone: '00971 55 000 0001' },
      { email: 'LAYLA@example.com' },
      { email_or_phone: 'layla@example.com' },
    ])
      expect((await login({ ...name, password })).data).toMatchObject({ is_personal_info: 1 })
  })

  it('login does not reveal whether the name or the password is wrong', async () => {
    const wrong = await login({ phone: '+971550000001', password: 'wrong horse' })
    const unknown = await login({ phone: '+971559999999', password: 'wrong horse' })
    expect(refusalOf(wrong)).toEqual({ status: 401, codes: ['auth-001'] })
    expect(unknown.error).toEqual(wrong.error)
  })

  it('login names an e-mail address that is empty', async () => {
    const reply = await login({ email: '', password: person.password })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['email'] })
  })

  it('ten wrong passwords close the login for a while', async () => {
    const { phone } = await newCustomer(shop.app)
    for (let tries = 0; tries < 10; tries++) await login({ phone, password: 'wrong horse' })
    const reply = await login({ phone, password: 'long enough' })
    expect(refusalOf(reply)).toEqual({ status: 429, codes: ['too_many_requests'] })
    expect(Number(reply.response.headers.get('retry-after'))).toBeGreaterThan(0)
    shop.now = new Date(shop.now.getTime() + 11 * 60_000)
    expect((await login({ phone, password: 'long enough' })).response.status).toBe(200)
  })

  it('wrong passwords close the login for their network, and the owner signs in from another', async () => {
    const { phone } = await newCustomer(shop.app)
    const from = loginFrom(phone)
    for (let tries = 0; tries < 10; tries++) expect(await from('203.0.113.1', 'wrong horse')).toBe(401)
    expect(await from('203.0.113.1', 'long enough')).toBe(429)
    expect(await from('203.0.113.2', 'long enough')).toBe(200)
  })

  it('a hundred wrong passwords from many networks close the login for all new devices', async () => {
    const { phone } = await newCustomer(shop.app)
    const from = loginFrom(phone)
    const tries = Array.from({ length: 100 }, (_, at) => from(`203.0.113.${at % 20}`, 'wrong horse'))
    expect(new Set(await Promise.all(tries))).toEqual(new Set([401]))
    expect(await from('198.51.100.1', 'long enough')).toBe(429)
    shop.now = new Date(shop.now.getTime() + 11 * 60_000)
    expect(await from('198.51.100.1', 'long enough')).toBe(200)
  })

  it.each(['phone', 'email'] as const)(
    'the server compares ten of twenty parallel passwords beside one %s, however it is spelled',
    async (field) => {
      const { phone, api } = await newCustomer(shop.app)
      const { email } = (await api.GET('/customer/info')).data!
      const names = { phone: [phone, inArabic(phone)], email: [email, email.toUpperCase()] }[field]
      const tries = Array.from({ length: 20 }, (_, at) =>
        login({ [field]: names[at % 2], password: 'wrong horse' }),
      )
      const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    },
  )

  it('the lock does not tell strangers that a phone and an email are of one account: unknown names lock after as many tries', async () => {
    const { phone, api } = await newCustomer(shop.app)
    const { email } = (await api.GET('/customer/info')).data!
    const repliesOf = async (names: [string, string]) => {
      const replies: unknown[] = []
      for (let tries = 0; tries < 24; tries++) {
        const reply = await login({ email_or_phone: names[tries % 2]!, password: 'wrong horse' })
        replies.push([reply.response.status, reply.response.headers.get('retry-after'), reply.error])
      }
      return replies
    }
    const known = await repliesOf([phone, email])
    expect(await repliesOf(['+971559999991', 'nobody-1@example.com'])).toEqual(known)
    expect(await repliesOf([(await newCustomer(shop.app)).phone, 'nobody-2@example.com'])).toEqual(known)
    expect(known.map((reply) => (reply as [number])[0])).toEqual([
      ...Array(20).fill(401),
      ...Array(4).fill(429),
    ])
    for (const name of [phone, email])
      expect((await login({ email_or_phone: name, password: 'long enough' })).response.status).toBe(429)
  })

  it('all processes count wrong passwords together', async () => {
    const { phone } = await newCustomer(shop.app)
    const other = await buildApp(shop.services, { checkReplies: true, storefront: '/nowhere' })
    for (let tries = 0; tries < 5; tries++) {
      await login({ phone, password: 'wrong horse' })
      await clientOf(other).POST('/auth/login', { body: { phone, password: 'wrong horse' } })
    }
    expect(refusalOf(await login({ phone, password: 'long enough' })).status).toBe(429)
    await other.close()
  })

  it.each([
    ['one IPv6 network', (at: number) => `2001:db8:0:7::${at + 1}`, 429],
    ['several IPv6 networks', (at: number) => `2001:db8:0:${at + 100}::1`, 200],
    ['an IPv4 address, also written as IPv6', (at: number) => `${at % 2 ? '::ffff:' : ''}203.0.113.77`, 429],
  ])('counts the tries from %s', async (_, address, status) => {
    const { phone } = await newCustomer(shop.app)
    const from = loginFrom(phone)
    for (let at = 0; at < 10; at++) expect(await from(address(at), 'wrong horse')).toBe(401)
    expect(await from(address(10), 'long enough')).toBe(status)
  })

  it('a known device signs in while strangers have closed the login', async () => {
    const { phone } = await newCustomer(shop.app)
    const device_token = (await login({ phone, password: 'long enough' })).data!.device_token!
    const another = (await login({ phone: (await newCustomer(shop.app)).phone, password: 'long enough' }))
      .data!
    const from = loginFrom(phone)
    await Promise.all(Array.from({ length: 100 }, (_, at) => from(`198.51.100.${at % 20}`, 'wrong horse')))
    const come = (device_token?: string) =>
      login({ phone, password: 'long enough', ...(device_token ? { device_token } : {}) })
    expect((await come()).response.status).toBe(429)
    expect((await come(another.device_token)).response.status).toBe(429)
    expect((await come(newSecret())).response.status).toBe(429)
    expect((await come(device_token)).response.status).toBe(200)
  })

  it('ten wrong passwords close the login for a known device, too', async () => {
    const { phone } = await newCustomer(shop.app)
    const { device_token } = (await login({ phone, password: 'long enough' })).data!
    const tries = Array.from({ length: 12 }, () => login({ phone, password: 'wrong horse', device_token }))
    const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  })

  /** The status of a login with the right password, by a device, from a network where wrong passwords have closed the login. */
  async function loginWhereClosed(phone: string, password: string, device_token: string) {
    const from = loginFrom(phone)
    for (let tries = 0; tries < 10; tries++) await from('127.0.0.1', 'wrong horse')
    expect(refusalOf(await login({ phone, password })).status).toBe(429)
    return (await login({ phone, password, device_token })).response.status
  }

  it('a changed password makes earlier device tokens worthless, and the browser that changed it gets a new one', async () => {
    const { phone, api } = await newCustomer(shop.app)
    const stolen = (await login({ phone, password: 'long enough' })).data!.device_token!
    const named = { f_name: 'Sara', l_name: 'Haddad', email: (await api.GET('/customer/info')).data!.email }
    const body = { ...named, password: 'a new password', current_password: 'long enough' }
    const { data } = await api.PUT('/customer/info', { body })
    expect(await loginWhereClosed(phone, 'a new password', stolen)).toBe(429)
    expect(await loginWhereClosed(phone, 'a new password', data!.device_token!)).toBe(200)
  })

  it('a change of the name keeps the device tokens and gives none', async () => {
    const { phone, api } = await newCustomer(shop.app)
    const stored = (await login({ phone, password: 'long enough' })).data!.device_token!
    const { email } = (await api.GET('/customer/info')).data!
    const { data } = await api.PUT('/customer/info', { body: { f_name: 'Mona', l_name: 'Haddad', email } })
    expect(data).not.toHaveProperty('device_token')
    expect(await loginWhereClosed(phone, 'long enough', stored)).toBe(200)
  })

  it('a forgotten password that is replaced makes earlier device tokens worthless', async () => {
    const { phone } = await newCustomer(shop.app)
    const stolen = (await login({ phone, password: 'long enough' })).data!.device_token!
    const api = clientOf(shop.app)
    await api.POST('/auth/forgot-password', { body: { phone } })
    const password = 'a new password'
    const { data } = await api.PUT('/auth/reset-password', {
      body: { phone, reset_token: codeSentTo(shop, phone), password, confirm_password: password },
    })
    expect(await loginWhereClosed(phone, password, stolen)).toBe(429)
    expect(await loginWhereClosed(phone, password, data!.device_token!)).toBe(200)
  })

  it('a verified phone number makes earlier device tokens worthless', async () => {
    const { phone, token } = await newCustomer(shop.app)
    const stolen = (await login({ phone, password: 'long enough' })).data!.device_token!
    const api = clientOf(shop.app)
    await api.POST('/auth/verify-phone/send', { body: { phone } })
    const body = { phone, otp: codeSentTo(shop, phone), token: token! }
    const { data } = await api.POST('/auth/verify-phone', { body })
    expect(await loginWhereClosed(phone, 'long enough', stolen)).toBe(429)
    expect(await loginWhereClosed(phone, 'long enough', data!.device_token!)).toBe(200)
  })

  it('login accepts a phone number in Arabic digits', async () => {
    const { phone } = await newCustomer(shop.app)
    expect((await login({ phone: inArabic(phone), password: 'long enough' })).response.status).toBe(200)
  })

  it('only a caller with the right password learns that an account is blocked', async () => {
    const { phone } = await newCustomer(shop.app)
    await shop.services.db.update(customers).set({ active: false }).where(eq(customers.phone, phone))
    expect(refusalOf(await login({ phone, password: 'long enough' }))).toEqual({
      status: 403,
      codes: ['auth-003'],
    })
    expect(refusalOf(await login({ phone, password: 'wrong horse' }))).toMatchObject({ status: 401 })
  })
})

describe('a token', () => {
  const info = (token: string) => clientOf(shop.app, { token }).GET('/customer/info')

  it('an unknown token, and the token of a blocked account, are refused', async () => {
    expect(refusalOf(await info('made-up'))).toEqual({ status: 401, codes: ['auth-001'] })
    const { token, phone } = await newCustomer(shop.app)
    await shop.services.db.update(customers).set({ active: false }).where(eq(customers.phone, phone))
    expect(refusalOf(await info(token!))).toEqual({ status: 401, codes: ['auth-001'] })
  })

  it('a token expires', async () => {
    const { token } = await newCustomer(shop.app)
    const before = shop.now
    shop.now = new Date(before.getTime() + 61 * 24 * 60 * 60 * 1000)
    expect(refusalOf(await info(token!))).toMatchObject({ status: 401 })
    shop.now = before
  })

  it('a token ends with its session, and other sessions of the customer go on', async () => {
    const { phone, token, api } = await newCustomer(shop.app)
    const other = (await login({ phone, password: 'long enough' })).data!.token
    const arabic = clientOf(shop.app, { token: token!, locale: 'ar' })
    expect((await arabic.POST('/auth/logout')).data).toEqual({ message: 'تم تسجيل الخروج بنجاح.' })
    expect(refusalOf(await info(token!))).toEqual({ status: 401, codes: ['auth-001'] })
    expect(refusalOf(await api.POST('/auth/logout'))).toEqual({ status: 401, codes: ['auth-001'] })
    expect((await info(other)).response.status).toBe(200)
    expect(refusalOf(await clientOf(shop.app).POST('/auth/logout'))).toMatchObject({ status: 401 })
  })

  it('a token written as null counts as none', async () => {
    const guest = await newGuest(shop.app, { token: 'null' })
    const { data } = await guest.api.GET('/customer/cart/list', {
      params: { query: { guest_id: guest.guest_id } },
    })
    expect(data).toEqual([])
  })
})
