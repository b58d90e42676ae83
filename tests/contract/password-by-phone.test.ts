import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { issueToken } from '#server/accounts/tokens.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { clientOf, codeSentTo, newCustomer, openShop, type Person, refusalOf } from './support/app.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)

const OLD = 'long enough'
const NEW = 'another long one'
const KEY = 'a-secret-of-this-browser'
const needed = { status: 403, codes: ['confirmation'] }

type Account = Awaited<ReturnType<typeof newCustomer>>
type Session = Pick<Person, 'api'> & { token: string }

const sessionOf = (token: string): Session => ({ token, api: clientOf(shop.app, { token }) })
const login = (phone: string, password: string) =>
  clientOf(shop.app).POST('/auth/login', { body: { phone, password } })
const opens = async (phone: string, password: string) =>
  (await login(phone, password)).response.status === 200
const idOf = async ({ phone }: Pick<Account, 'phone'>) => {
  const [row] = await shop.services.db.select().from(customers).where(eq(customers.phone, phone))
  return row!
}

/** The owner of the phone signs in by Firebase. */
async function byFirebase(phone: string): Promise<Session & { message: string | undefined }> {
  const { data } = await clientOf(shop.app).POST('/auth/firebase-verify-token', {
    body: { sessionInfo: phone, phoneNumber: phone, code: '123456' },
  })
  return { ...sessionOf(data!.token), message: data!.message }
}

/** The profile with another password and no proof beside it. */
async function choose(account: Account, session: Pick<Person, 'api'>, more: object = {}) {
  const { f_name, l_name, email } = await idOf(account)
  return session.api.PUT('/customer/info', {
    body: { f_name: f_name!, l_name: l_name!, email: email!, password: NEW, ...more },
  })
}

/** The phone was verified before, as that of every customer who signed in by Firebase. */
async function verified(): Promise<Account> {
  const account = await newCustomer(shop.app)
  await byFirebase(account.phone)
  const { db } = shop.services
  await db
    .update(customers)
    .set({ password_hash: (await idOf(await newCustomer(shop.app))).password_hash })
    .where(eq(customers.phone, account.phone))
  return account
}

describe('a password that is chosen right after a sign-in by Firebase', () => {
  it('the owner of the phone, whose account a stranger made, chooses a password of their own', async () => {
    const stranger = await newCustomer(shop.app)
    const owner = await byFirebase(stranger.phone)
    expect(owner.message).toContain('Your earlier password no longer works')
    expect(await opens(stranger.phone, OLD)).toBe(false)
    const { data, response } = await choose(stranger, owner)
    expect(response.status).toBe(200)
    expect(data).toMatchObject({ device_token: expect.any(String) })
    expect([await opens(stranger.phone, NEW), await opens(stranger.phone, OLD)]).toEqual([true, false])
    expect((await owner.api.GET('/customer/info')).response.status).toBe(200)
  })

  it('a customer who forgot the password replaces it, and every other session ends', async () => {
    const account = await verified()
    const { data: elsewhere } = await login(account.phone, OLD)
    const owner = await byFirebase(account.phone)
    expect((await choose(account, owner)).response.status).toBe(200)
    expect([await opens(account.phone, NEW), await opens(account.phone, OLD)]).toEqual([true, false])
    expect((await sessionOf(elsewhere!.token).api.GET('/customer/info')).response.status).toBe(401)
  })

  it('one sign-in chooses one password: the next one needs the password, or another sign-in', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    expect((await choose(account, owner)).response.status).toBe(200)
    const password = 'a third long one'
    expect(refusalOf(await choose(account, owner, { password }))).toEqual(needed)
    expect(await opens(account.phone, NEW)).toBe(true)
    expect((await choose(account, owner, { password, current_password: NEW })).response.status).toBe(200)
    const again = await byFirebase(account.phone)
    expect((await choose(account, again)).response.status).toBe(200)
  })

  it('of two passwords at once one is chosen', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    const replies = await Promise.all([
      choose(account, owner),
      choose(account, owner, { password: 'a third long one' }),
    ])
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
  })

  it('a weak password is refused, and leaves the proof for another', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    for (const password of ['password', OLD])
      expect(refusalOf(await choose(account, owner, { password }))).toEqual({
        status: 403,
        codes: ['password'],
      })
    expect((await choose(account, owner)).response.status).toBe(200)
  })

  it('the same request succeeds when its reply was lost', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    await choose(account, owner, { retry_key: KEY })
    expect((await choose(account, owner, { retry_key: KEY })).response.status).toBe(200)
    expect(refusalOf(await choose(account, owner, { retry_key: KEY, password: 'a third long one' }))).toEqual(
      needed,
    )
    expect(await opens(account.phone, NEW)).toBe(true)
  })
})

/** Sessions in which Firebase has not just proven the phone, or changes that it does not prove. */
const abuses: Record<string, (account: Account) => Promise<{ response: Response; error?: unknown }>> = {
  'a sign-in with the password, a moment ago': async (account) =>
    choose(account, sessionOf((await login(account.phone, OLD)).data!.token)),
  'a sign-in without a password, a moment ago': async (account) => {
    const { db } = shop.services
    return choose(account, sessionOf(await issueToken(db, (await idOf(account)).id, shop.now)))
  },
  'a sign-in with a code of the shop, a moment ago': async (account) => {
    await clientOf(shop.app).POST('/auth/login-code', { body: { phone: account.phone } })
    const { data } = await clientOf(shop.app).POST('/auth/login', {
      body: { phone: account.phone, otp: codeSentTo(shop, account.phone), login_type: 'otp' },
    })
    return choose(account, sessionOf(data!.token))
  },
  'a session that its owner has proven otherwise': async (account) => {
    const { token, ...session } = await byFirebase(account.phone)
    await shop.services.db
      .update(customerTokens)
      .set({ proven_at: shop.now, phone_proven_at: null })
      .where(eq(customerTokens.token_hash, fingerprint(token)))
    return choose(account, session)
  },
  'another session, while the owner signs in by Firebase elsewhere': async (account) => {
    const { data } = await login(account.phone, OLD)
    await byFirebase(account.phone)
    return choose(account, sessionOf(data!.token))
  },
  'a session of the owner, while a stranger proves another phone': async (account) => {
    const { data } = await login(account.phone, OLD)
    await byFirebase((await newCustomer(shop.app)).phone)
    return choose(account, sessionOf(data!.token))
  },
  'a sign-in by Firebase five minutes ago': async (account) => {
    const owner = await byFirebase(account.phone)
    later(5 * 60)
    return choose(account, owner)
  },
  'a sign-in by Firebase, for another e-mail address as well': async (account) =>
    choose(account, await byFirebase(account.phone), { email: 'taken-over@shop.example' }),
  'a sign-in by Firebase, for another e-mail address alone': async (account) =>
    choose(account, await byFirebase(account.phone), {
      email: 'taken-over@shop.example',
      password: undefined,
    }),
  'a sign-in by Firebase, for the removal of the account': async (account) =>
    (await byFirebase(account.phone)).api.DELETE('/customer/remove-account', { body: {} }),
}

describe('what chooses no password without a proof', () => {
  it.each(Object.entries(abuses))('%s', async (_, ask) => {
    const account = await verified()
    const { email } = await idOf(account)
    expect(refusalOf(await ask(account))).toEqual(needed)
    expect([await opens(account.phone, OLD), await opens(account.phone, NEW)]).toEqual([true, false])
    expect((await idOf(account)).email).toBe(email)
  })

  it('a wrong password beside the fresh sign-in is refused as it is', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    expect(refusalOf(await choose(account, owner, { current_password: 'wrong horse' }))).toEqual({
      status: 403,
      codes: ['current_password'],
    })
    expect(await opens(account.phone, OLD)).toBe(true)
  })

  it('an account without a password gets none', async () => {
    const account = await verified()
    await shop.services.db
      .update(customers)
      .set({ password_hash: null })
      .where(eq(customers.phone, account.phone))
    expect(refusalOf(await choose(account, await byFirebase(account.phone)))).toEqual({
      status: 403,
      codes: ['password'],
    })
  })

  it('an e-mail address that changed meanwhile is not written back', async () => {
    const account = await verified()
    const owner = await byFirebase(account.phone)
    const { email } = await idOf(account)
    await owner.api.PUT('/customer/info', {
      body: { f_name: 'Sara', l_name: 'Haddad', email: 'meanwhile@shop.example', current_password: OLD },
    })
    expect(refusalOf(await choose(account, owner, { email }))).toEqual(needed)
    expect((await idOf(account)).email).toBe('meanwhile@shop.example')
  })
})
