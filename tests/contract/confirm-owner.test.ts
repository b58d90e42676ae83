import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { issueToken } from '#server/accounts/tokens.ts'
import { buildApp } from '#server/app.ts'
import { customers, customerTokens, oneTimeCodes } from '#server/db/schema.ts'
import {
  clientOf,
  codeSentTo,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)

type Account = Person & { phone: string }
type Proof = { current_password?: string; otp?: string }

const PASSWORD = 'long enough'
const NEW_PASSWORD = 'longer than long'

const infoOf = ({ api }: Pick<Person, 'api'>) => api.GET('/customer/info')
const login = (phone: string, password: string) =>
  clientOf(shop.app).POST('/auth/login', { body: { phone, password } })
const rowOf = async ({ phone }: Account) => {
  const [row] = await shop.services.db.select().from(customers).where(eq(customers.phone, phone))
  return row
}
const update = ({ phone }: Account, values: Partial<typeof customers.$inferInsert>) =>
  shop.services.db.update(customers).set(values).where(eq(customers.phone, phone))

let addresses = 0
const newEmail = () => `changed-${++addresses}@shop.example`
const unchanged = async (account: Account) => {
  const { email } = (await rowOf(account))!
  return { f_name: 'Sara', l_name: 'Haddad', email }
}

const askForCode = ({ api }: Person, verification_method?: 'phone' | 'email') =>
  api.POST('/customer/confirmation-code', verification_method ? { body: { verification_method } } : {})
/** A customer and the code that confirms a change of their account. */
async function withCode(): Promise<Account & { otp: string }> {
  const account = await newCustomer(shop.app)
  expect((await askForCode(account)).response.status).toBe(200)
  return { ...account, otp: codeSentTo(shop, account.phone) }
}
/** Another code than this one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')

const refused = (...codes: string[]) => ({ status: 403, codes })
const throttled = { status: 405, codes: ['otp_block_time'] }

type Change = {
  make: (account: Account, proof?: Proof) => Promise<{ response: Response; error?: unknown }>
  isMade: (account: Account) => Promise<boolean>
}

const changes: Record<string, Change> = {
  'a new password by PUT customer/info': {
    make: async (account, proof) =>
      account.api.PUT('/customer/info', {
        body: { ...(await unchanged(account)), password: NEW_PASSWORD, ...proof },
      }),
    isMade: async ({ phone }) => (await login(phone, NEW_PASSWORD)).response.status === 200,
  },
  'a new e-mail address by POST update-profile': {
    make: async (account, proof) =>
      account.api.POST('/update-profile', {
        body: { ...(await unchanged(account)), email: newEmail(), ...proof },
        bodySerializer: asForm,
      }),
    isMade: async (account) => (await rowOf(account))!.email.startsWith('changed-'),
  },
  'the removal of the account': {
    make: ({ api }, proof) => api.DELETE('/customer/remove-account', proof && { body: proof }),
    isMade: async (account) => (await rowOf(account)) === undefined,
  },
  'the end of another session': {
    make: async (account, proof) => {
      const { data } = await signedInElsewhere(account)
      const [, other] = data!.sessions
      const params = { query: { session_id: other!.id } }
      return account.api.POST('/customer/sessions', { params, ...(proof && { body: proof }) })
    },
    isMade: async (account) => (await sessionsOf(account)) === 1,
  },
  'the end of all other sessions': {
    make: async (account, proof) => {
      await signedInElsewhere(account)
      return account.api.POST('/customer/sessions/others', proof && { body: proof })
    },
    isMade: async (account) => (await sessionsOf(account)) === 1,
  },
}

const sessionsOf = async ({ api }: Account) => (await api.GET('/customer/sessions')).data!.sessions.length

/** Signed in on a second device too, and on this one too long ago to count as a proof. */
async function signedInElsewhere(account: Account) {
  const { db } = shop.services
  const { id } = (await rowOf(account))!
  const isTheirs = eq(customerTokens.customer_id, id)
  if ((await db.$count(customerTokens, isTheirs)) === 1) await issueToken(db, id, shop.now)
  await db
    .update(customerTokens)
    .set({ created_at: new Date(shop.now.getTime() - 5 * 60_000) })
    .where(isTheirs)
  return account.api.GET('/customer/sessions')
}

describe.each(Object.entries(changes))('%s', (_, { make, isMade }) => {
  it('a session without a proof of its owner is refused', async () => {
    const account = await newCustomer(shop.app)
    const reply = await make(account)
    expect(refusalOf(reply)).toEqual(refused('confirmation'))
    expect(await isMade(account)).toBe(false)
    expect((await infoOf(account)).response.status).toBe(200)
  })

  it('the current password allows it', async () => {
    const account = await newCustomer(shop.app)
    expect((await make(account, { current_password: PASSWORD })).response.status).toBe(200)
    expect(await isMade(account)).toBe(true)
  })

  it('a wrong password is refused and leaves the session alone', async () => {
    const account = await newCustomer(shop.app)
    expect(refusalOf(await make(account, { current_password: 'wrong horse' }))).toEqual(
      refused('current_password'),
    )
    expect(await isMade(account)).toBe(false)
    expect((await infoOf(account)).response.status).toBe(200)
  })

  it('a code that was sent to the account allows it and is used up', async () => {
    const { otp, ...account } = await withCode()
    expect((await make(account, { otp })).response.status).toBe(200)
    expect(await isMade(account)).toBe(true)
    expect(await shop.services.db.$count(oneTimeCodes, eq(oneTimeCodes.purpose, 'confirm'))).toBe(0)
  })

  it('a code of another account, or for another purpose, is refused', async () => {
    const [account, other] = [await newCustomer(shop.app), await withCode()]
    const ownWrong = await make(account, { otp: other.otp })
    expect(refusalOf(ownWrong)).toEqual(refused('otp'))
    await clientOf(shop.app).POST('/auth/forgot-password', { body: { phone: account.phone } })
    const reset = codeSentTo(shop, account.phone)
    expect(refusalOf(await make(account, { otp: reset }))).toEqual(refused('otp'))
    expect(await isMade(account)).toBe(false)
    await shop.services.db.delete(oneTimeCodes)
  })

  it('a code older than ten minutes is refused', async () => {
    const { otp, ...account } = await withCode()
    later(601)
    expect(refusalOf(await make(account, { otp }))).toEqual(refused('otp'))
    expect(await isMade(account)).toBe(false)
    await shop.services.db.delete(oneTimeCodes)
  })

  it('five wrong codes close it until another code is sent', async () => {
    const { otp, ...account } = await withCode()
    const guesses = await Promise.all(Array.from({ length: 8 }, () => make(account, { otp: not(otp) })))
    const statuses = guesses.map((guess) => guess.response.status).toSorted()
    expect(statuses).toEqual([403, 403, 403, 403, 403, 405, 405, 405])
    expect(refusalOf(await make(account, { otp }))).toEqual(throttled)
    expect(await isMade(account)).toBe(false)
    later(60)
    await askForCode(account)
    expect((await make(account, { otp: codeSentTo(shop, account.phone) })).response.status).toBe(200)
  })

  it('ten wrong passwords close it, those at sign-in included, and a code still allows it', async () => {
    const account = await newCustomer(shop.app)
    for (let tries = 0; tries < 5; tries++) await login(account.phone, 'wrong horse')
    for (let tries = 0; tries < 5; tries++) await make(account, { current_password: 'wrong horse' })
    const closed = { status: 429, codes: ['too_many_requests'] }
    const reply = await make(account, { current_password: PASSWORD })
    expect(refusalOf(reply)).toEqual(closed)
    expect(Number(reply.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refusalOf(await login(account.phone, PASSWORD))).toEqual(closed)
    expect(await isMade(account)).toBe(false)
    await askForCode(account)
    expect((await make(account, { otp: codeSentTo(shop, account.phone) })).response.status).toBe(200)
  })
})

describe('codes that confirm a change', () => {
  it('a change that is refused for another reason leaves the code for another try', async () => {
    const { otp, ...account } = await withCode()
    const taken = (await rowOf(await newCustomer(shop.app)))!.email
    const change = async (email: string) =>
      account.api.PUT('/customer/info', { body: { ...(await unchanged(account)), email, otp } })
    expect(refusalOf(await change(taken))).toEqual(refused('email'))

    const order_id = await giveOrder({ services: shop.services, person: account })
    const removal = await account.api.DELETE('/customer/remove-account', { body: { otp } })
    expect(refusalOf(removal)).toEqual(refused('on-going'))
    await account.api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind' } })

    expect((await change(newEmail())).response.status).toBe(200)
    expect(refusalOf(await change(newEmail()))).toEqual(refused('otp'))
  })

  it('one code confirms one of two changes at once', async () => {
    const { otp, ...account } = await withCode()
    const change = async () =>
      account.api.PUT('/customer/info', { body: { ...(await unchanged(account)), email: newEmail(), otp } })
    const replies = await Promise.all([change(), change()])
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
  })

  it.each([
    ['the phone while nothing is verified', { is_email_verified: false }, undefined, 'phone'],
    ['the e-mail address that replaced a verified one', { is_proven: true }, undefined, 'email'],
    ['the verified e-mail address', { is_email_verified: true, is_proven: true }, undefined, 'email'],
    [
      'the phone when both are verified',
      { is_email_verified: true, is_phone_verified: true, is_proven: true },
      undefined,
      'phone',
    ],
    [
      'the e-mail address on request when both are verified',
      { is_email_verified: true, is_phone_verified: true, is_proven: true },
      'email',
      'email',
    ],
  ] as const)('the code goes to %s', async (_, verified, asked, expected) => {
    const account = await newCustomer(shop.app)
    await update(account, verified)
    const { email } = (await rowOf(account))!
    const { data } = await askForCode(account, asked)
    expect(data).toEqual({
      message: 'We have sent you a code.',
      verification_method: expected,
      resend_in: 60,
      expires_in: 600,
    })
    expect(shop.messages.at(-1)).toMatchObject({ to: expected === 'phone' ? account.phone : email })
    const otp = codeSentTo(shop, shop.messages.at(-1)!.to)
    expect(shop.messages.at(-1)!.text).toBe(
      `${otp} is your code to change or remove your account. Don't share it with anyone.`,
    )
    const removal = await account.api.DELETE('/customer/remove-account', { body: { otp } })
    expect(removal.response.status).toBe(200)
  })

  it('no code goes to an address that a stranger may have written down', async () => {
    const account = await newCustomer(shop.app)
    expect(refusalOf(await askForCode(account, 'email'))).toEqual(refused('verification_method'))
    await update(account, { is_email_verified: true, is_proven: true })
    expect(refusalOf(await askForCode(account, 'phone'))).toEqual(refused('verification_method'))
  })

  it('the shop sends one code a minute, to customers only, and says when it sends none', async () => {
    const account = await newCustomer(shop.app)
    expect((await askForCode(account)).response.status).toBe(200)
    expect(refusalOf(await askForCode(account))).toEqual(throttled)
    expect(refusalOf(await askForCode(await newGuest(shop.app)))).toEqual({
      status: 401,
      codes: ['auth-001'],
    })
    const silent = await buildApp({ ...shop.services, otp: undefined }, { checkReplies: true })
    const api = clientOf(silent, { token: account.token! })
    expect(refusalOf(await api.POST('/customer/confirmation-code', {}))).toEqual({
      status: 503,
      codes: ['unavailable'],
    })
    await silent.close()
  })
})

describe('accounts without a password', () => {
  it('a code changes and removes the account', async () => {
    const account = await newCustomer(shop.app)
    await update(account, { password_hash: null, is_email_verified: true, is_proven: true })
    const { email } = (await rowOf(account))!
    const change = async (more: object) =>
      account.api.PUT('/customer/info', { body: { ...(await unchanged(account)), ...more } })
    expect(refusalOf(await change({ email: newEmail(), current_password: PASSWORD }))).toEqual(
      refused('current_password'),
    )
    await askForCode(account)
    const otp = codeSentTo(shop, email)
    expect(refusalOf(await change({ password: NEW_PASSWORD, otp }))).toEqual(refused('password'))
    const chosen = newEmail()
    expect((await change({ email: chosen, otp })).response.status).toBe(200)
    later(60)
    expect((await askForCode(account)).data).toMatchObject({ verification_method: 'email' })
    const removed = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/customer/remove-account',
      headers: { authorization: `Bearer ${account.token}` },
      payload: { otp: codeSentTo(shop, chosen) },
    })
    expect(removed.statusCode).toBe(200)
  })
})

describe('changes that need no proof', () => {
  it('a new name and the same e-mail address in capitals are taken', async () => {
    const account = await newCustomer(shop.app)
    const { email } = (await rowOf(account))!
    const body = { f_name: 'Salma', l_name: 'Nasser', email: email.toUpperCase() }
    expect((await account.api.PUT('/customer/info', { body })).response.status).toBe(200)
    expect((await infoOf(account)).data).toMatchObject({ f_name: 'Salma', email })
  })
})

describe('changes at the same time', () => {
  it('one of two with the same current password replaces it', async () => {
    const account = await newCustomer(shop.app)
    const change = async (password: string) =>
      account.api.PUT('/customer/info', {
        body: { ...(await unchanged(account)), password, current_password: PASSWORD },
      })
    const replies = await Promise.all([change('a first password'), change('a second password')])
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
  })

  it('a change without a proof does not write an older e-mail address back', async () => {
    const account = await newCustomer(shop.app)
    const before = await unchanged(account)
    const email = newEmail()
    /** The other change is made after the address was compared and before the transaction begins. */
    const db = new Proxy(shop.services.db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...work: Parameters<typeof target.transaction>) => {
              await account.api.PUT('/customer/info', {
                body: { ...before, email, current_password: PASSWORD },
              })
              return target.transaction(...work)
            }
          : Reflect.get(target, name),
    })
    const late = await buildApp({ ...shop.services, db }, { checkReplies: true })
    const slow = await clientOf(late, { token: account.token! }).PUT('/customer/info', { body: before })
    await late.close()
    expect(refusalOf(slow)).toEqual(refused('confirmation'))
    expect((await rowOf(account))!.email).toBe(email)
  })
})
