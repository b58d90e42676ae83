import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { UNUSABLE } from '#server/accounts/password.ts'
import { customers } from '#server/db/schema.ts'
import { newSecret } from '#server/identity/secret.ts'
import { type Api, clientOf, newCustomer, newPhone, openShop } from './support/app.ts'
import { workOf } from './support/work.ts'

const shop = openShop()

/** Moves the clock past the pause between two codes. */
beforeEach(() => {
  shop.now = new Date(shop.now.getTime() + 3_601_000)
})

type Name = { phone: string; email: string }
type Row = Partial<typeof customers.$inferInsert>

const unknown = (): Name => ({ phone: newPhone(), email: `${newSecret().toLowerCase()}@example.com` })

/** The accounts a stranger could ask for. */
const accounts: Record<string, Row> = {
  'a new account': {},
  'an account with a verified phone and email': {
    is_phone_verified: true,
    is_email_verified: true,
    is_proven: true,
  },
  'an account whose email alone is verified': { is_email_verified: true, is_proven: true },
  'an account of a social login': { password_hash: null, is_email_verified: true, is_proven: true },
  'an account whose password was taken back': {
    password_hash: UNUSABLE,
    is_phone_verified: true,
    is_proven: true,
  },
  'a blocked account': { active: false },
}

async function known(row: Row): Promise<Name> {
  const { phone, api } = await newCustomer(shop.app)
  const { email } = (await api.GET('/customer/info')).data!
  if (Object.keys(row).length > 0)
    await shop.services.db.update(customers).set(row).where(eq(customers.phone, phone))
  return { phone, email }
}

const wrong = { otp: '000000', reset_token: '000000' }
const renewed = { password: 'quiet harbour 7', confirm_password: 'quiet harbour 7' }
/** A token of a stranger: of no device and of no session of the account. */
const token = newSecret()
const device_token = newSecret()

/** What a stranger asks who tries names; `first` comes before, uncounted. */
type Attempt = {
  first?: (api: Api, name: Name) => Promise<unknown>
  ask: (api: Api, name: Name) => Promise<unknown>
}

const attempts: Record<string, Attempt> = {
  'a wrong password beside a phone': {
    ask: (api, { phone }) => api.POST('/auth/login', { body: { phone, password: 'wrong horse' } }),
  },
  'a wrong password beside an email': {
    ask: (api, { email }) =>
      api.POST('/auth/login', { body: { email_or_phone: email, password: 'wrong horse', device_token } }),
  },
  'a code to sign in with': {
    ask: (api, { phone }) => api.POST('/auth/login-code', { body: { phone, device_token } }),
  },
  'a code to verify a phone': {
    ask: (api, { phone }) => api.POST('/auth/verify-phone/send', { body: { phone, device_token, token } }),
  },
  'a code for a forgotten password, to a phone': {
    ask: (api, { phone }) => api.POST('/auth/forgot-password', { body: { phone } }),
  },
  'a code for a forgotten password, to an email': {
    ask: (api, { email }) => api.POST('/auth/forgot-password', { body: { email, device_token } }),
  },
  'a wrong code to sign in with': {
    first: (api, { phone }) => api.POST('/auth/login-code', { body: { phone } }),
    ask: (api, { phone }) => api.POST('/auth/login', { body: { phone, otp: wrong.otp, device_token } }),
  },
  'a code to sign in with that was never requested': {
    ask: (api, { phone }) => api.POST('/auth/login', { body: { phone, otp: wrong.otp } }),
  },
  'a wrong code to verify a phone': {
    first: (api, { phone }) => api.POST('/auth/verify-phone/send', { body: { phone } }),
    ask: (api, { phone }) => api.POST('/auth/verify-phone', { body: { phone, otp: wrong.otp, token } }),
  },
  'a wrong code for a forgotten password': {
    first: (api, { email }) => api.POST('/auth/forgot-password', { body: { email } }),
    ask: (api, { email }) =>
      api.POST('/auth/verify-token', { body: { email, reset_token: wrong.reset_token } }),
  },
  'a new password with a wrong code': {
    first: (api, { phone }) => api.POST('/auth/forgot-password', { body: { phone } }),
    ask: (api, { phone }) =>
      api.PUT('/auth/reset-password', { body: { phone, reset_token: wrong.reset_token, ...renewed } }),
  },
}

describe('the server does the same work for a name with an account and for an unknown name', () => {
  const workFor = async ({ first, ask }: Attempt, name: Name) => {
    const api = clientOf(shop.app)
    await first?.(api, name)
    return workOf(() => ask(api, name))
  }

  it.each(Object.entries(attempts))('%s takes the same statements and hashes', async (_, attempt) => {
    const unknownAccount = await workFor(attempt, unknown())
    expect(unknownAccount.statements.length).toBeGreaterThan(1)
    expect(unknownAccount.hashes).toBe(1)
    for (const [account, row] of Object.entries(accounts))
      expect(await workFor(attempt, await known(row)), account).toEqual(unknownAccount)
  })
})

it('a code leaves after the reply, which therefore takes as long without an account', async () => {
  const { phone } = await known({})
  shop.now = new Date(shop.now.getTime() + 61_000)
  const before = shop.messages.length
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/auth/forgot-password',
    payload: { phone },
  })
  expect(reply.statusCode).toBe(200)
  expect(shop.messages).toHaveLength(before)
  await nextTurn()
  expect(shop.messages.slice(before)).toMatchObject([{ to: phone }])
})
