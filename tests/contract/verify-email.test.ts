import { describe, expect, it } from 'vitest'
import {
  clientOf,
  codeSentTo,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { movedClock } from './support/moved-clock.ts'

const shop = openShop()
const later = movedClock(shop)

const info = async ({ api }: Pick<Person, 'api'>) => (await api.GET('/customer/info')).data!
const send = ({ api }: Pick<Person, 'api'>) => api.POST('/customer/email-code')
const verify = ({ api }: Pick<Person, 'api'>, otp: string) =>
  api.POST('/customer/verify-email', { body: { otp } })
const move = async (person: Person, email: string) => {
  const { f_name, l_name } = await info(person)
  return person.api.PUT('/customer/info', {
    body: { f_name, l_name, email, current_password: 'long enough' },
  })
}
/** A customer and the code that was sent to their e-mail address. */
async function withCode() {
  const account = await newCustomer(shop.app)
  const { email } = await info(account)
  expect((await send(account)).data).toEqual({
    message: 'We have sent you a code.',
    resend_in: 60,
    expires_in: 600,
  })
  return { ...account, email, otp: codeSentTo(shop, email) }
}
/** Another code than this one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = { status: 403, codes: ['otp'] }
const throttled = { status: 405, codes: ['otp_block_time'] }

describe('the e-mail address of an account', () => {
  it('a customer who reads its code verifies it', async () => {
    const { otp, email, ...account } = await withCode()
    expect(await info(account)).toMatchObject({ is_email_verified: 0 })
    expect(shop.messages.at(-1)).toEqual({
      channel: 'email',
      to: email,
      text: `${otp} is your code to verify your email. Don't share it with anyone.`,
    })
    expect((await verify(account, otp)).data).toEqual({ message: 'Your email is verified.' })
    expect(await info(account)).toMatchObject({ email, is_email_verified: 1 })
  })

  it('a customer may type the code in Arabic digits', async () => {
    const { otp, ...account } = await withCode()
    const arabic = otp.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    expect((await verify(account, arabic)).response.status).toBe(200)
  })

  it('another address needs another code: that of the earlier one says nothing about it', async () => {
    const { otp, ...account } = await withCode()
    await move(account, `moved-${otp}@shop.example`)
    expect(refusalOf(await verify(account, otp))).toEqual(wrong)
    expect(await info(account)).toMatchObject({ is_email_verified: 0 })
  })

  it('a code does not verify the address of another account', async () => {
    const { otp, ...owner } = await withCode()
    const stranger = await newCustomer(shop.app)
    expect(refusalOf(await verify(stranger, otp))).toEqual(wrong)
    expect(await info(stranger)).toMatchObject({ is_email_verified: 0 })
    expect((await verify(owner, otp)).response.status).toBe(200)
  })

  it('a code that confirms a change verifies no address, and the other way round', async () => {
    const { otp, ...account } = await withCode()
    await account.api.POST('/customer/confirmation-code', {})
    expect(refusalOf(await verify(account, codeSentTo(shop, account.phone)))).toEqual(wrong)
    const removal = await account.api.DELETE('/customer/remove-account', { body: { otp } })
    expect(refusalOf(removal)).toEqual(wrong)
  })

  it('a code older than ten minutes is refused', async () => {
    const { otp, ...account } = await withCode()
    later(601)
    expect(refusalOf(await verify(account, otp))).toEqual(wrong)
    expect(await info(account)).toMatchObject({ is_email_verified: 0 })
  })

  it('five wrong codes close it until another one is sent', async () => {
    const { otp, email, ...account } = await withCode()
    const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(account, not(otp))))
    const statuses = guesses.map(({ response }) => response.status).toSorted()
    expect(statuses).toEqual([403, 403, 403, 403, 403, 405, 405, 405])
    expect(refusalOf(await verify(account, otp))).toEqual(throttled)
    later(60)
    await send(account)
    expect((await verify(account, codeSentTo(shop, email))).response.status).toBe(200)
  })

  it('the shop sends one code a minute, and five an hour', async () => {
    const { email, ...account } = await withCode()
    expect(refusalOf(await send(account))).toEqual(throttled)
    for (let sent = 1; sent < 5; sent++) {
      later(60)
      expect((await send(account)).response.status).toBe(200)
    }
    later(60)
    const many = await send(account)
    expect(refusalOf(many)).toEqual(throttled)
    expect(many.error).toMatchObject({
      errors: [
        { message: 'Too many codes were requested or tried. Wait 55 minutes, then ask for a new one.' },
      ],
    })
    expect(shop.messages.filter(({ to }) => to === email)).toHaveLength(5)
  })

  it('once verified it takes codes of the account', async () => {
    const { otp, ...account } = await withCode()
    await verify(account, otp)
    later(60)
    const { data } = await account.api.POST('/customer/confirmation-code', {})
    expect(data).toMatchObject({ verification_method: 'email' })
  })

  it('only customers verify one', async () => {
    const guest = await newGuest(shop.app)
    const stopped = { status: 401, codes: ['auth-001'] }
    for (const person of [guest, { api: clientOf(shop.app, { token: 'long forgotten' }) }]) {
      expect(refusalOf(await send(person))).toEqual(stopped)
      expect(refusalOf(await verify(person, '000000'))).toEqual(stopped)
    }
  })
})
