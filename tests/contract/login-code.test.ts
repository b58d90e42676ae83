import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { customers } from '#server/db/schema.ts'
import { clientOf, codeSentTo, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { inArabic } from './support/digits.ts'
import { item } from './support/small-shop.ts'

const shop = openShop()

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000)
}
/** Moves the clock past every waiting time that the test before has begun. */
beforeEach(() => later(3601))

const api = () => clientOf(shop.app)
const ask = (phone: string) => api().POST('/auth/login-code', { body: { phone } })
const enter = (phone: string, otp: string, more: { guest_id?: string } = {}) =>
  api().POST('/auth/login', { body: { phone, otp, login_type: 'otp', ...more } })
const infoOf = (token: string) => clientOf(shop.app, { token }).GET('/customer/info')
const not = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = { status: 403, codes: ['otp'] }
const throttled = { status: 405, codes: ['otp_block_time'] }

const change = (phone: string, changes: Partial<typeof customers.$inferInsert>) =>
  shop.services.db.update(customers).set(changes).where(eq(customers.phone, phone))

/** A customer whose phone is verified, with a code. */
async function known() {
  const customer = await newCustomer(shop.app)
  await change(customer.phone, { is_phone_verified: true, is_proven: true })
  await ask(customer.phone)
  return { ...customer, code: codeSentTo(shop, customer.phone) }
}

describe('a sign-in with a code', () => {
  it('lets the owner of the phone in without a password, which stays, as do other sessions', async () => {
    const { phone, token, code } = await known()
    const { data } = await enter(phone, code)
    expect(data).toMatchObject({ is_phone_verified: 1, device_token: expect.any(String) })
    expect(data).not.toHaveProperty('message')
    expect((await infoOf(data!.token)).data).toMatchObject({ phone })
    expect((await infoOf(token!)).response.status).toBe(200)
    const body = { phone, password: 'long enough' }
    expect((await api().POST('/auth/login', { body })).response.status).toBe(200)
  })

  it('brings the cart of the guest along', async () => {
    const { phone, code } = await known()
    const { guest_id, api: guest } = await newGuest(shop.app)
    const line = { model: 'Item' as const, item_id: item.kebab, price: 25, quantity: 1 }
    await guest.POST('/cart/add', { body: { ...line, guest_id } })
    const { data } = await enter(inArabic(phone), inArabic(code), { guest_id })
    const cart = await clientOf(shop.app, { token: data!.token }).GET('/customer/cart/list')
    expect(cart.data).toMatchObject([{ item_id: item.kebab }])
  })

  it('works without a password, as customers of Google have none', async () => {
    const { phone, code } = await known()
    await change(phone, { password_hash: null })
    expect((await enter(phone, code)).response.status).toBe(200)
  })

  it('leaves a stranger who signed up with the phone no way in, and says that the password ended', async () => {
    const { phone, token } = await newCustomer(shop.app)
    await ask(phone)
    const { data } = await enter(phone, codeSentTo(shop, phone))
    expect(data).toMatchObject({ is_phone_verified: 1, message: expect.stringMatching(/no longer works/) })
    expect((await infoOf(data!.token)).data).toMatchObject({ phone })
    expect((await infoOf(token!)).response.status).toBe(401)
    const body = { phone, password: 'long enough' }
    expect(refusalOf(await api().POST('/auth/login', { body })).status).toBe(401)
  })

  it('takes each code once, also when it is sent twice at the same time', async () => {
    const { phone, code } = await known()
    const both = await Promise.all([enter(phone, code), enter(phone, code)])
    expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 403])
    expect(refusalOf(await enter(phone, code))).toEqual(wrong)
  })

  it('is worn out by five wrong tries, and expires after ten minutes', async () => {
    const { phone, code } = await known()
    for (let tries = 0; tries < 5; tries++) expect(refusalOf(await enter(phone, not(code)))).toEqual(wrong)
    expect(refusalOf(await enter(phone, code))).toEqual(throttled)
    const late = await known()
    later(601)
    expect(refusalOf(await enter(late.phone, late.code))).toEqual(wrong)
  })

  it('takes no code that was sent for another purpose or phone', async () => {
    const { phone, code } = await known()
    const other = await known()
    if (other.code !== code) expect(refusalOf(await enter(phone, other.code))).toEqual(wrong)
    later(61)
    await api().POST('/auth/forgot-password', { body: { phone } })
    const resetting = codeSentTo(shop, phone)
    if (resetting !== code) expect(refusalOf(await enter(phone, resetting))).toEqual(wrong)
  })

  it('lets no blocked customer in', async () => {
    const { phone, code } = await known()
    await change(phone, { active: false })
    expect(refusalOf(await enter(phone, code))).toEqual({ status: 403, codes: ['auth-003'] })
  })

  it('answers alike whether the phone has an account or not', async () => {
    const { phone } = await newCustomer(shop.app)
    const sent = shop.messages.length
    const here = await ask(phone)
    const unknownAccount = await ask('+971509999998')
    expect([unknownAccount.response.status, unknownAccount.data]).toEqual([200, here.data])
    expect(shop.messages).toHaveLength(sent + 1)
    for (const to of [phone, '+971509999998']) expect(refusalOf(await ask(to))).toEqual(throttled)
    expect(refusalOf(await enter('+971509999998', '123456'))).toEqual(wrong)
    expect(refusalOf(await enter('+971509999997', '123456'))).toEqual(wrong)
  })

  it.each([
    [{ otp: '123456' }, ['phone']],
    [{ phone: '+971501234567' }, ['password']],
  ])('the sign-in asks for the missing field of %o', async (body, codes) => {
    const reply = await api().POST('/auth/login', { body: body as { phone: string } })
    expect(refusalOf(reply)).toEqual({ status: 403, codes })
  })
})

it('codes are as long as the shop wants them', async () => {
  const { phone } = await newCustomer(shop.app)
  const { services } = shop
  const before = services.config.OTP_LENGTH
  services.config.OTP_LENGTH = 8
  try {
    await ask(phone)
    expect(shop.messages.at(-1)!.text).toMatch(/^\d{8} /)
  } finally {
    services.config.OTP_LENGTH = before
  }
})
