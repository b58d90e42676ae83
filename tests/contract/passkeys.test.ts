import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import {
  budgets,
  customers,
  customerTokens,
  oneTimeCodes,
  passkeyChallenges,
  passkeys,
} from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import {
  clientOf,
  codeSentTo,
  confirmed,
  inTheCenter,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { type Authenticator, newAuthenticator } from './support/authenticator.ts'
import { kebabToGo } from './support/belongings.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)
const visitor = () => clientOf(shop.app)

type Of = Pick<Person, 'api'>
const start = ({ api }: Of, body = {}) => api.POST('/customer/passkeys/options', { body })
const add = ({ api }: Of, credential: ReturnType<Authenticator['create']>) =>
  api.POST('/customer/passkeys', { body: { credential } })
const list = async ({ api }: Of) => (await api.GET('/customer/passkeys')).data!.passkeys
const rename = ({ api }: Of, passkey_id: string, name: string) =>
  api.PUT('/customer/passkeys/{passkey_id}', { params: { path: { passkey_id } }, body: { name } })
const remove = ({ api }: Of, passkey_id: string) =>
  api.DELETE('/customer/passkeys/{passkey_id}', { params: { path: { passkey_id } } })
const ask = async () => (await visitor().POST('/auth/passkey/options')).data!
const open = (credential: ReturnType<Authenticator['get']>, guest_id?: string) =>
  visitor().POST('/auth/passkey', { body: { credential, ...(guest_id ? { guest_id } : {}) } })
const infoOf = (token: string) => clientOf(shop.app, { token }).GET('/customer/info')
const ofPasskey = { status: 403, codes: ['passkey'] }
const ofChallenge = { status: 403, codes: ['challenge'] }

async function addTo(customer: Of, device = newAuthenticator()) {
  const { data } = await start(customer, confirmed.body)
  await add(customer, device.create(data!))
  return device
}

/** A customer, and a device of theirs that holds a passkey. */
async function withPasskey() {
  const customer = await newCustomer(shop.app)
  return { customer, device: await addTo(customer) }
}

/** Each test is the first of the day. */
beforeEach(() => shop.services.db.delete(budgets))

describe('adding a passkey', () => {
  it('keeps the key of the device under no name, and lists it by the place where it was made', async () => {
    const customer = await newCustomer(shop.app)
    const { data: options } = await start(customer)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Small Shop' },
      user: { name: customer.phone, displayName: 'Sara Haddad' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const { data } = await add(customer, newAuthenticator().create(options!))
    expect(data).toEqual({
      passkeys: [
        {
          id: expect.any(String),
          name: null,
          browser: null,
          system: null,
          created_at: shop.now.toISOString(),
          last_used_at: null,
        },
      ],
      maximum: 10,
    })
    expect(await list(customer)).toEqual(data!.passkeys)
  })

  it('needs no proof within five minutes of the sign-in, and one from then on', async () => {
    const customer = await newCustomer(shop.app)
    later(299)
    expect((await start(customer)).response.status).toBe(200)
    later(1)
    expect(refusalOf(await start(customer))).toEqual({ status: 403, codes: ['confirmation'] })
    expect((await start(customer, confirmed.body)).response.status).toBe(200)
  })

  it('takes a code in place of the password, once, and no wrong one of either', async () => {
    const customer = await newCustomer(shop.app)
    later(300)
    await customer.api.POST('/customer/confirmation-code', { body: {} })
    const otp = codeSentTo(shop, customer.phone)
    const wrong = otp === '000000' ? '111111' : '000000'
    expect(refusalOf(await start(customer, { otp: wrong }))).toEqual({ status: 403, codes: ['otp'] })
    const password = { current_password: 'not the one' }
    expect(refusalOf(await start(customer, password)).codes).toEqual(['current_password'])
    expect((await start(customer, { otp })).response.status).toBe(200)
    expect(refusalOf(await start(customer, { otp })).codes).toEqual(['otp'])
  })

  it('takes no code any more after five wrong ones', async () => {
    const customer = await newCustomer(shop.app)
    later(300)
    await customer.api.POST('/customer/confirmation-code', { body: {} })
    const otp = codeSentTo(shop, customer.phone)
    const wrong = otp === '000000' ? '111111' : '000000'
    const guesses = await Promise.all(Array.from({ length: 7 }, () => start(customer, { otp: wrong })))
    const statuses = guesses.map(({ response }) => response.status).toSorted()
    expect(statuses).toEqual([403, 403, 403, 403, 403, 405, 405])
    expect(refusalOf(await start(customer, { otp }))).toEqual({ status: 405, codes: ['otp_block_time'] })
    await shop.services.db.delete(oneTimeCodes)
  })

  it('counts wrong passwords like those at sign-in', async () => {
    const customer = await newCustomer(shop.app)
    const tries = []
    for (let turn = 0; turn < 11; turn++)
      tries.push((await start(customer, { current_password: `guess ${turn}` })).response.status)
    expect(tries).toEqual([...Array(10).fill(403), 429])
  })

  it('names the customer by a pseudonym that stays, and the passkeys they have', async () => {
    const { customer } = await withPasskey()
    const [first, second] = [await start(customer), await start(customer)]
    expect(first.data!.user.id).toBe(second.data!.user.id)
    expect(first.data!.challenge).not.toBe(second.data!.challenge)
    expect(first.data!.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
    const other = await withPasskey()
    expect((await start(other.customer)).data!.user.id).not.toBe(first.data!.user.id)
  })

  it('is refused what answers a challenge that was answered before, also in vain', async () => {
    const customer = await newCustomer(shop.app)
    const device = newAuthenticator()
    const { data } = await start(customer)
    const unverified = device.create(data!, { isVerified: false })
    expect(refusalOf(await add(customer, unverified))).toEqual({ status: 403, codes: ['credential'] })
    expect(refusalOf(await add(customer, device.create(data!)))).toEqual(ofChallenge)
    expect(await list(customer)).toEqual([])
  })

  it('is refused an answer that comes after five minutes, or from another session', async () => {
    const customer = await newCustomer(shop.app)
    const { data: session } = await visitor().POST('/auth/login', {
      body: { phone: customer.phone, password: 'long enough' },
    })
    const elsewhere = { api: clientOf(shop.app, { token: session!.token }) }
    const made = newAuthenticator().create((await start(customer)).data!)
    expect(refusalOf(await add(elsewhere, made))).toEqual(ofChallenge)
    const stranger = await newCustomer(shop.app)
    expect(refusalOf(await add(stranger, made))).toEqual(ofChallenge)
    later(300)
    expect(refusalOf(await add(customer, made))).toEqual(ofChallenge)
    expect(await list(customer)).toEqual([])
  })

  it('is refused the answer to a challenge of a sign-in', async () => {
    const customer = await newCustomer(shop.app)
    const { challenge } = await ask()
    const { data } = await start(customer)
    expect(refusalOf(await add(customer, newAuthenticator().create({ ...data!, challenge })))).toEqual(
      ofChallenge,
    )
  })

  it.each([
    ['of another shop', { origin: 'https://evil.example' }],
    ['of a host that only begins like ours', { origin: 'http://localhost.evil.example' }],
    ['inside a page of another shop', { crossOrigin: true }],
  ])('is refused an answer made on a page %s', async (_, page) => {
    const customer = await newCustomer(shop.app)
    const { data } = await start(customer)
    const answer = await add(customer, newAuthenticator().create(data!, page))
    expect(refusalOf(answer)).toEqual({ status: 403, codes: ['credential'] })
    expect(await list(customer)).toEqual([])
  })

  it('is refused a key made for another domain', async () => {
    const customer = await newCustomer(shop.app)
    const { data } = await start(customer)
    const rp = { ...data!.rp, id: 'evil.example' }
    expect(refusalOf(await add(customer, newAuthenticator().create({ ...data!, rp }))).codes).toEqual([
      'credential',
    ])
  })

  it('is refused the passkey of another customer and a second time the own one, in the same words', async () => {
    const { customer, device } = await withPasskey()
    const stranger = await newCustomer(shop.app)
    const answers = []
    for (const person of [customer, stranger])
      answers.push(await add(person, device.create((await start(person)).data!)))
    expect(answers.map(refusalOf)).toEqual(Array(2).fill({ status: 403, codes: ['credential'] }))
    expect(answers[0]!.error).toEqual(answers[1]!.error)
    expect([(await list(customer)).length, (await list(stranger)).length]).toEqual([1, 0])
  })

  it('ends at ten, also when the last two come at once', async () => {
    const customer = await newCustomer(shop.app)
    for (let turn = 0; turn < 9; turn++) await addTo(customer)
    const made = []
    for (let turn = 0; turn < 2; turn++) made.push(newAuthenticator().create((await start(customer)).data!))
    const answers = await Promise.all(made.map((credential) => add(customer, credential)))
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
    expect(answers.flatMap((answer) => refusalOf(answer).codes)).toEqual(['passkeys'])
    expect((await list(customer)).length).toBe(10)
    expect(refusalOf(await start(customer))).toEqual({ status: 403, codes: ['passkeys'] })
  })

  it('leaves the code of a customer who has as many as they may', async () => {
    const customer = await newCustomer(shop.app)
    for (let turn = 0; turn < 10; turn++) await addTo(customer)
    await customer.api.POST('/customer/confirmation-code', { body: {} })
    expect(refusalOf(await start(customer, { otp: codeSentTo(shop, customer.phone) })).codes).toEqual([
      'passkeys',
    ])
    expect(await shop.services.db.$count(oneTimeCodes, eq(oneTimeCodes.purpose, 'confirm'))).toBe(1)
  })

  it('is not for an account without another way in', async () => {
    const customer = await newCustomer(shop.app)
    const { services } = shop
    await services.db
      .update(customers)
      .set({ password_hash: null })
      .where(eq(customers.phone, customer.phone))
    expect((await start(customer)).response.status).toBe(200)
    const silent = await buildApp({ ...services, otp: undefined }, { checkReplies: true })
    const person = { api: clientOf(silent, { token: customer.token! }) }
    expect(refusalOf(await start(person))).toEqual({ status: 403, codes: ['passkey'] })
    await silent.close()
  })

  it('is for customers only', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await start(guest))).toEqual({ status: 401, codes: ['auth-001'] })
  })

  it('keeps neither challenges nor tokens in clear, and tells no key', async () => {
    const { customer } = await withPasskey()
    const { db } = shop.services
    const { data } = await start(customer)
    expect(JSON.stringify(await db.select().from(passkeyChallenges))).not.toContain(data!.challenge)
    const { data: file } = await customer.api.GET('/customer/data')
    const [stored] = await db.select().from(passkeys).orderBy(passkeys.created_at)
    for (const text of [JSON.stringify(await list(customer)), JSON.stringify(file)])
      for (const secret of [stored!.credential_id, stored!.user_handle]) expect(text).not.toContain(secret)
    expect(file!.passkeys).toHaveLength(1)
  })
})

describe('signing in with a passkey', () => {
  it('makes a new session, notes the use, and leaves the other sessions', async () => {
    const { customer, device } = await withPasskey()
    later(60)
    const { data } = await open(device.get(await ask()))
    expect(data).toMatchObject({ token: expect.any(String), is_personal_info: 1 })
    expect(data!.token).not.toBe(customer.token)
    expect((await infoOf(data!.token)).data).toMatchObject({ phone: customer.phone })
    expect((await infoOf(customer.token!)).response.status).toBe(200)
    expect(await list(customer)).toMatchObject([{ last_used_at: shop.now.toISOString() }])
  })

  it('a sign-in with a passkey takes over no token that a stranger planted before', async () => {
    const { device } = await withPasskey()
    const planted = 'a-token-somebody-chose'
    const client = clientOf(shop.app, { token: planted })
    const credential = device.get(await ask())
    const { data } = await client.POST('/auth/passkey', { body: { credential } })
    expect(data!.token).not.toBe(planted)
    expect((await infoOf(planted)).response.status).toBe(401)
  })

  it('gives the customer what the guest had', async () => {
    const { device } = await withPasskey()
    const guest = await newGuest(shop.app, inTheCenter)
    const { guest_id } = guest
    await guest.api.POST('/cart/add', { body: { guest_id, ...kebabToGo.cart[0] } })
    const { data } = await open(device.get(await ask()), guest_id)
    const opened = clientOf(shop.app, { token: data!.token, ...inTheCenter })
    const { data: lines } = await opened.GET('/customer/cart/list')
    expect(lines).toHaveLength(1)
    expect(
      (await guest.api.GET('/customer/cart/list', { params: { query: { guest_id } } })).response.status,
    ).toBe(403)
  })

  it('the options name no customer and no credential before the sign-in', async () => {
    await withPasskey()
    const options = await ask()
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    expect((await ask()).challenge).not.toBe(options.challenge)
  })

  it('works with a device that counts nothing, again and again', async () => {
    const customer = await newCustomer(shop.app)
    const device = await addTo(customer, newAuthenticator({ counts: false }))
    for (let turn = 0; turn < 2; turn++)
      expect((await open(device.get(await ask()))).response.status).toBe(200)
  })

  it('refuses in the same words a passkey that is unknown, removed, another customer’s, or wrongly signed', async () => {
    const { customer, device } = await withPasskey()
    const stranger = await withPasskey()
    later(1)
    const removed = await addTo(customer)
    const [newest] = await list(customer)
    await remove(customer, newest!.id)
    const { id, rawId, response: own } = device.get(await ask())
    const theirs = async () => stranger.device.get(await ask())
    const signedByThem = await theirs()
    const answers = [
      await open(newAuthenticator().get(await ask())),
      await open(removed.get(await ask())),
      await open({ ...(await theirs()), id, rawId }),
      await open({
        ...signedByThem,
        id,
        rawId,
        response: { ...signedByThem.response, userHandle: own.userHandle! },
      }),
      await open({
        ...device.get(await ask()),
        response: { ...own, userHandle: signedByThem.response.userHandle! },
      }),
      await open(device.get(await ask(), { isVerified: false })),
      await open(device.get(await ask(), { origin: 'https://evil.example' })),
      await open(device.get(await ask(), { crossOrigin: true })),
      await open(device.get({ ...(await ask()), rpId: 'evil.example' })),
    ]
    const words = new Set(answers.map(({ error }) => JSON.stringify(error)))
    expect(answers.map(refusalOf)).toEqual(answers.map(() => ofPasskey))
    expect(words.size).toBe(1)
  })

  it('refuses an answer that was given before, and a challenge that was answered in vain', async () => {
    const { device } = await withPasskey()
    const options = await ask()
    const answer = device.get(options)
    expect((await open(answer)).response.status).toBe(200)
    expect(refusalOf(await open(answer))).toEqual(ofChallenge)
    const another = await ask()
    expect(refusalOf(await open(newAuthenticator().get(another)))).toEqual(ofPasskey)
    expect(refusalOf(await open(device.get(another)))).toEqual(ofChallenge)
  })

  it('takes one of two equal answers that come at once', async () => {
    const { device } = await withPasskey()
    const answer = device.get(await ask())
    const answers = await Promise.all([open(answer), open(answer)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
  })

  it('the sign-in refuses a made-up challenge, an expired challenge and a challenge for adding a passkey', async () => {
    const { customer, device } = await withPasskey()
    const options = await ask()
    expect(refusalOf(await open(device.get({ ...options, challenge: 'bWluZQ' })))).toEqual(ofChallenge)
    const { data } = await start(customer)
    expect(refusalOf(await open(device.get({ ...options, challenge: data!.challenge })))).toEqual(ofChallenge)
    later(299)
    const late = device.get(options)
    later(1)
    expect(refusalOf(await open(late))).toEqual(ofChallenge)
  })

  it('the sign-in refuses a signature whose count does not grow, because the key was copied', async () => {
    const { customer, device } = await withPasskey()
    expect((await open(device.get(await ask(), { counter: 9 }))).response.status).toBe(200)
    for (const counter of [9, 8, 0])
      expect(refusalOf(await open(device.get(await ask(), { counter })))).toEqual(ofPasskey)
    expect((await open(device.get(await ask(), { counter: 10 }))).response.status).toBe(200)
    expect(await list(customer)).toHaveLength(1)
  })

  it('takes one of two signatures of the same count that come at once', async () => {
    const { device } = await withPasskey()
    const made = [device.get(await ask(), { counter: 5 }), device.get(await ask(), { counter: 5 })]
    const answers = await Promise.all(made.map((each) => open(each)))
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
  })

  it('lets no blocked customer in', async () => {
    const { customer, device } = await withPasskey()
    const isTheirs = eq(customers.phone, customer.phone)
    await shop.services.db.update(customers).set({ active: false }).where(isTheirs)
    expect(refusalOf(await open(device.get(await ask())))).toEqual({ status: 403, codes: ['auth-003'] })
  })

  it('the sign-in explains its refusal in Arabic to an Arabic reader', async () => {
    const credential = newAuthenticator().get(await ask())
    const { error } = await clientOf(shop.app, { locale: 'ar' }).POST('/auth/passkey', {
      body: { credential },
    })
    expect(JSON.stringify(error)).toContain('مفتاح المرور هذا لا يعمل هنا')
  })
})

describe('the list of passkeys', () => {
  it('names a passkey as its customer likes, and shows the newest first', async () => {
    const { customer } = await withPasskey()
    const [first] = await list(customer)
    later(1)
    await addTo(customer)
    const { data } = await rename(customer, first!.id, '  Laptop ')
    expect(data!.passkeys).toMatchObject([{ name: null }, { id: first!.id, name: 'Laptop' }])
  })

  it('a removed passkey leaves the list and opens nothing any more, and its sessions stay', async () => {
    const { customer, device } = await withPasskey()
    const { data: session } = await open(device.get(await ask()))
    const [only] = await list(customer)
    const { data } = await remove(customer, only!.id)
    expect(data).toEqual({ passkeys: [], maximum: 10 })
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
    expect((await infoOf(session!.token)).response.status).toBe(200)
  })

  it('the reply for another customer’s passkey is the same as for a removed passkey', async () => {
    const [{ customer }, stranger] = [await withPasskey(), await withPasskey()]
    const [own] = await list(customer)
    const [theirs] = await list(stranger.customer)
    await remove(customer, own!.id)
    const gone = { status: 404, codes: ['passkey_id'] }
    const answers = [
      await remove(customer, own!.id),
      await remove(customer, theirs!.id),
      await rename(customer, own!.id, 'Mine'),
      await rename(customer, theirs!.id, 'Mine'),
    ]
    expect(answers.map(refusalOf)).toEqual(Array(4).fill(gone))
    expect(await list(stranger.customer)).toMatchObject([{ name: null }])
  })

  it('lets one of two removals at once succeed, and a sign-in beside them at most once', async () => {
    const { customer, device } = await withPasskey()
    const [only] = await list(customer)
    const answer = device.get(await ask())
    const [first, second, opened] = await Promise.all([
      remove(customer, only!.id),
      remove(customer, only!.id),
      open(answer),
    ])
    expect([first, second].map(({ response }) => response.status).toSorted()).toEqual([200, 404])
    expect(opened.response.status).toBeOneOf([200, 403])
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
  })
})

describe('a passkey ends', () => {
  const count = () => shop.services.db.$count(passkeys)

  it('with the account, and so do its challenges', async () => {
    const { customer, device } = await withPasskey()
    await start(customer)
    const before = await count()
    await customer.api.DELETE('/customer/remove-account', confirmed)
    expect(await count()).toBe(before - 1)
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
  })

  it('when a code sets a new password: a stranger may have added it', async () => {
    const { customer, device } = await withPasskey()
    const { phone } = customer
    await visitor().POST('/auth/forgot-password', { body: { phone } })
    await visitor().PUT('/auth/reset-password', {
      body: {
        phone,
        reset_token: codeSentTo(shop, phone),
        password: 'another long one',
        confirm_password: 'another long one',
      },
    })
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
  })

  it('also when the new password comes at the same moment as a sign-in, which leaves no session', async () => {
    const { customer, device } = await withPasskey()
    const { phone } = customer
    await visitor().POST('/auth/forgot-password', { body: { phone } })
    const password = 'another long one'
    const body = { phone, reset_token: codeSentTo(shop, phone), password, confirm_password: password }
    const answer = device.get(await ask())
    const [reset, opened] = await Promise.all([visitor().PUT('/auth/reset-password', { body }), open(answer)])
    expect(reset.response.status).toBe(200)
    if (opened.data) expect((await infoOf(opened.data.token)).response.status).toBe(401)
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
  })

  it('with the account, also when a sign-in comes at the same moment', async () => {
    const { customer, device } = await withPasskey()
    const answer = device.get(await ask())
    const [erased, opened] = await Promise.all([
      customer.api.DELETE('/customer/remove-account', confirmed),
      open(answer),
    ])
    expect([erased.response.status, opened.response.status < 500]).toEqual([200, true])
    if (opened.data) expect((await infoOf(opened.data.token)).response.status).toBe(401)
  })

  it('when the owner of the phone first proves it: a stranger may have written it down', async () => {
    const { customer, device } = await withPasskey()
    const { phone } = customer
    await visitor().POST('/auth/login-code', { body: { phone } })
    const { data } = await visitor().POST('/auth/login', { body: { phone, otp: codeSentTo(shop, phone) } })
    expect(data!.token).toEqual(expect.any(String))
    expect(refusalOf(await open(device.get(await ask())))).toEqual(ofPasskey)
  })

  it('not with the session that added it', async () => {
    const { customer, device } = await withPasskey()
    await customer.api.POST('/auth/logout')
    expect((await open(device.get(await ask()))).response.status).toBe(200)
  })

  it('is not added by a session that ended meanwhile', async () => {
    const customer = await newCustomer(shop.app)
    const made = newAuthenticator().create((await start(customer)).data!)
    await shop.services.db
      .delete(customerTokens)
      .where(eq(customerTokens.token_hash, fingerprint(customer.token!)))
    expect((await add(customer, made)).response.status).toBe(401)
  })
})

describe('a shop at an address of its own', () => {
  const own = openShop({
    env: {
      PUBLIC_URL: 'https://shop.example',
      PASSKEY_ORIGINS: 'https://shop.example, https://www.shop.example',
    },
  })

  it('takes passkeys of each of its origins, for its domain, and none of localhost', async () => {
    const customer = await newCustomer(own.app)
    const answers = []
    for (const origin of ['https://shop.example', 'https://www.shop.example', 'http://localhost:3000']) {
      const { data } = await start(customer)
      expect(data!.rp.id).toBe('shop.example')
      answers.push((await add(customer, newAuthenticator().create(data!, { origin }))).response.status)
    }
    expect(answers).toEqual([200, 200, 403])
  })
})
