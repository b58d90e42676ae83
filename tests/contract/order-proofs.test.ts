import { setImmediate as nextTurn } from 'node:timers/promises'
import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adoptGuest } from '#server/accounts/adopt-guest.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { budgets, orderProofs, orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { codeSentTo, newCustomer, newGuest, newPhone, openShop, type Person } from './support/app.ts'
import {
  giveDeliveredOrder,
  giveFailedOrder,
  giveOfflineOrder,
  giveOrder,
  giveUnpaidOrder,
} from './support/belongings.ts'
import { encoded } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import { fillParcelShop, giveParcel } from './support/parcels.ts'
import { transfer } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })
const later = movedClock(shop)

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Each test is in another hour for the limits. */
beforeEach(async () => {
  await shop.services.db.delete(budgets)
})

type Fields = Record<string, unknown>
type Sent = { token?: string | undefined; address?: string; locale?: string }

/** A request of another browser; the body of a form is sent as one. */
async function send(person: Person, line: string, fields: Fields, { token, address, locale }: Sent = {}) {
  const [method = '', path = '', kind] = line.split(' ')
  const all = { ...fields, ...(person.token ? {} : { guest_id: person.guest_id }) }
  const query = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))
  const form = kind === 'form' ? await encoded(all) : undefined
  const reply = await shop.app.inject({
    method: method as 'GET',
    url: method === 'GET' ? `/api/v1${path}?${query}` : `/api/v1${path}`,
    remoteAddress: address ?? '203.0.113.7',
    headers: {
      ...form?.headers,
      ...(token ? { 'x-order-token': token } : {}),
      ...(locale ? { 'x-localization': locale } : {}),
      ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
      zoneid: '[1]',
    },
    ...(method === 'GET' ? {} : { payload: form ? form.payload : all }),
  })
  // A code leaves after the reply.
  await nextTurn()
  const body = reply.json()
  const refusal = `${reply.statusCode} ${body.errors?.[0]?.code}`
  return { status: reply.statusCode, body, refusal, headers: reply.headers }
}

const ask = (person: Person, order_id: number, contact_number: string, sent?: Sent) =>
  send(person, 'POST /order/prove/send', { order_id, contact_number }, sent)
const prove = (person: Person, order_id: number, contact_number: string, otp: string, sent?: Sent) =>
  send(person, 'POST /order/prove', { order_id, contact_number, otp }, sent)

type Give = (give: { services: typeof shop.services; person: Person }, more?: object) => Promise<number>

/** A guest with an order under a phone of its own, and another browser. */
async function ordered(give: Give = giveOrder) {
  const owner = await newGuest(shop.app)
  const order_id = await give({ services: shop.services, person: owner })
  const phone = newPhone()
  const { db } = shop.services
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const delivery_address = { ...order!.delivery_address, contact_person_number: phone }
  await db.update(orders).set({ delivery_address }).where(eq(orders.id, order_id))
  return { owner, order_id, phone, other: await newGuest(shop.app) }
}

async function tokenOf({ other, order_id, phone }: Awaited<ReturnType<typeof ordered>>): Promise<string> {
  await ask(other, order_id, phone)
  const { body } = await prove(other, order_id, phone, codeSentTo(shop, phone))
  return body.order_token
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const sentTo = (phone: string) => shop.messages.filter(({ to }) => to === phone).length
const tracked = (person: Person, order_id: number, sent?: Sent, more = {}) =>
  send(person, 'GET /order/track', { order_id, ...more }, sent)

/** What the holder of a token may do, each with an order to do it with. */
const acts: Record<string, { give: Give; line: string; fields?: (order_id: number) => Fields }> = {
  'reads the order': { give: giveOrder, line: 'GET /order/track' },
  'reads its lines': { give: giveOrder, line: 'GET /order/details' },
  'reads its receipt': { give: giveOrder, line: 'GET /order/receipt' },
  'prints its receipt': { give: giveOrder, line: 'POST /order/receipt' },
  'pays it online': {
    give: giveUnpaidOrder,
    line: 'POST /order/payment',
    fields: () => ({ callback: '/checkout?page=pay' }),
  },
  'pays it in another way': {
    give: giveUnpaidOrder,
    line: 'PUT /order/payment-method',
    fields: () => ({ payment_method: 'cash_on_delivery' }),
  },
  'tells of a transfer': {
    give: giveOfflineOrder,
    line: 'PUT /order/offline-payment form',
    fields: () => ({
      method_id: transfer.bank,
      method_informations: [{ customer_input: 'reference', customer_data: 'FT42' }],
    }),
  },
  'cancels it': { give: giveOrder, line: 'POST /order/cancel', fields: () => ({ reason: 'Too late' }) },
  'cancels it after a failed payment': {
    give: giveFailedOrder,
    line: 'PUT /order/cancel',
    fields: () => ({ reason: 'Order payment canceled' }),
  },
  'reads what can come back': { give: giveDeliveredOrder, line: 'GET /order/refund-offer' },
  'asks for a refund': {
    give: giveDeliveredOrder,
    line: 'POST /order/refund-request form',
    fields: () => ({ customer_reason: 'Something is missing' }),
  },
  'previews it again': { give: giveOrder, line: 'GET /order/again' },
  'orders it again': { give: giveOrder, line: 'POST /order/again' },
}

describe.each(Object.entries(acts))('the holder of a token of an order %s', (_, { give, line, fields }) => {
  const act = (person: Person, order_id: number, token?: string) =>
    send(person, line, { order_id, ...fields?.(order_id) }, { token })

  it('as its guest; other callers get “not found”', async () => {
    const given = await ordered(give)
    const { other, order_id } = given
    const token = await tokenOf(given)
    const foreign = await tokenOf(await ordered(give))
    const adopted = await ordered(give)
    const outdated = await tokenOf(adopted)
    await signUp(adopted)
    expect((await act(other, order_id)).refusal).toBe('404 order')
    expect((await act(other, order_id, 'x'.repeat(43))).refusal).toBe('404 order')
    expect((await act(other, order_id, foreign)).refusal).toBe('404 order')
    expect((await act(adopted.other, adopted.order_id, outdated)).refusal).toBe('404 order')
    const { status, body } = await act(other, order_id, token)
    expect([status, body.errors]).toEqual([200, undefined])
  })

  it('until a day has passed', async () => {
    const given = await ordered(give)
    const token = await tokenOf(given)
    later(24 * HOUR)
    expect((await act(given.other, given.order_id, token)).refusal).toBe('404 order')
  })
})

/** The guest signs up, and the order becomes the customer's. */
async function signUp({ owner }: { owner: Person }): Promise<Person> {
  const { api, phone, ...customer } = await newCustomer(shop.app)
  const { data } = await api.GET('/customer/info')
  await transact(shop.services.db, (tx) => adoptGuest(tx, owner.guest_id, data!.id, shop.now))
  return { api, ...customer }
}

describe('a code for an order', () => {
  it('goes to the phone of the order, in the language of the page, and its reply says when another can be sent', async () => {
    const { other, order_id, phone } = await ordered()
    const { status, body } = await ask(other, order_id, phone, { locale: 'ar' })
    expect([status, body]).toEqual([
      200,
      { message: 'أرسلنا رمزًا إلى هاتف هذا الطلب.', resend_in: 60, expires_in: 600 },
    ])
    expect(shop.messages.at(-1)).toMatchObject({ channel: 'sms', to: phone })
    expect(shop.messages.at(-1)!.text).toMatch(/^\d{6} هو رمز الدفع لطلبك أو تعديله/)
  })

  it('is sent to no phone but that of the order: a wrong phone, an unknown order and an order of a customer are the same', async () => {
    const { other, order_id, phone } = await ordered()
    const customers = await ordered()
    await signUp(customers)
    const wrong = newPhone()
    const replies = [
      await ask(other, order_id, wrong),
      await ask(other, 1_999_999, phone),
      await ask(other, customers.order_id, customers.phone),
      await prove(other, order_id, wrong, '123456'),
      await prove(other, customers.order_id, customers.phone, '123456'),
    ]
    for (const { refusal } of replies) expect(refusal).toBe('404 order')
    expect([wrong, phone, customers.phone].map(sentTo)).toEqual([0, 0, 0])
  })

  it('wrong phones count with those of the other ways to an order: twenty for an order in an hour', async () => {
    const { owner, other, order_id, phone } = await ordered()
    for (let at = 0; at < 10; at++) {
      const address = `198.51.100.${at}`
      expect((await ask(other, order_id, newPhone(), { address })).status).toBe(404)
      expect((await tracked(other, order_id, { address }, { contact_number: newPhone() })).status).toBe(404)
    }
    const refused = await ask(other, order_id, phone, { address: '198.51.100.99' })
    expect(refused.refusal).toBe('429 too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await prove(other, order_id, phone, '123456')).refusal).toBe('429 too_many_requests')
    expect((await tracked(owner, order_id)).status).toBe(200)
  })

  it('can be requested once a minute, and five times in an hour by a network, by whichever order', async () => {
    const first = await ordered()
    const { other, phone } = first
    expect((await ask(other, first.order_id, phone)).status).toBe(200)
    const early = await ask(other, first.order_id, phone)
    expect([early.refusal, early.headers['retry-after']]).toEqual(['405 otp_block_time', '60'])
    for (let at = 0; at < 4; at++) {
      later(MINUTE)
      expect((await ask(other, first.order_id, phone)).status).toBe(200)
    }
    later(MINUTE)
    const refused = await ask(other, first.order_id, phone)
    expect(refused.refusal).toBe('405 otp_block_time')
    expect(refused.body.errors[0].message).toBe(
      'Too many codes were requested or tried. Wait 55 minutes, then ask for a new one.',
    )
    expect((await ask(other, first.order_id, phone, { address: '198.51.100.1' })).status).toBe(200)
  })

  it('fifteen reach a phone in an hour, from all networks', async () => {
    const { other, order_id, phone } = await ordered()
    for (let at = 0; at < 15; at++)
      expect((await ask(other, order_id, phone, { address: `198.51.100.${at}` })).status).toBe(200)
    const { refusal } = await ask(other, order_id, phone, { address: '198.51.100.15' })
    expect([refusal, sentTo(phone)]).toEqual(['405 otp_block_time', 15])
  })

  it('a shop without a sender sends none', async () => {
    const { other, order_id, phone } = await ordered()
    const { otp } = shop.services
    shop.services.otp = undefined
    const { refusal } = await ask(other, order_id, phone)
    shop.services.otp = otp
    expect(refusal).toBe('503 unavailable')
  })
})

describe('a token of an order', () => {
  it('is given once for a code; only its fingerprint is kept', async () => {
    const { other, order_id, phone } = await ordered()
    await ask(other, order_id, phone)
    const code = codeSentTo(shop, phone)
    const { status, body } = await prove(other, order_id, phone, code)
    const until = new Date(shop.now.getTime() + 24 * HOUR * 1000).toISOString()
    expect([status, body]).toEqual([
      200,
      { order_token: expect.stringMatching(/^[\w-]{43}$/), expires_at: until },
    ])
    expect((await prove(other, order_id, phone, code)).refusal).toBe('403 otp')
    const stored = await shop.services.db.select().from(orderProofs).where(eq(orderProofs.order_id, order_id))
    expect(stored.map(({ token_hash }) => token_hash)).toEqual([fingerprint(body.order_token)])
  })

  it('one of two requests with the same code at once gets it', async () => {
    const { other, order_id, phone } = await ordered()
    await ask(other, order_id, phone)
    const code = codeSentTo(shop, phone)
    const both = await Promise.all([1, 2].map(() => prove(other, order_id, phone, code)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('is not given for a wrong code, a code of ten minutes ago, or a code for something else', async () => {
    const { other, order_id, phone } = await ordered()
    await ask(other, order_id, phone)
    const code = codeSentTo(shop, phone)
    expect((await prove(other, order_id, phone, wrongFor(code))).refusal).toBe('403 otp')
    later(10 * MINUTE)
    expect((await prove(other, order_id, phone, code)).refusal).toBe('403 otp')
    await other.api.POST('/auth/login-code', { body: { phone } })
    expect((await prove(other, order_id, phone, codeSentTo(shop, phone))).refusal).toBe('403 otp')
  })

  it('is not given after five wrong codes, though the next one is right', async () => {
    const { other, order_id, phone } = await ordered()
    await ask(other, order_id, phone)
    const code = codeSentTo(shop, phone)
    for (let at = 0; at < 5; at++) await prove(other, order_id, phone, wrongFor(code))
    const refused = await prove(other, order_id, phone, code)
    expect([refused.refusal, refused.headers['retry-after']]).toEqual(['405 otp_block_time', '60'])
  })

  it('is not given for the order of another phone', async () => {
    const own = await ordered()
    const foreign = await ordered()
    await ask(own.other, own.order_id, own.phone)
    const code = codeSentTo(shop, own.phone)
    expect((await prove(own.other, foreign.order_id, own.phone, code)).refusal).toBe('404 order')
    expect((await prove(own.other, foreign.order_id, foreign.phone, code)).refusal).toBe('403 otp')
  })

  it('works for a signed-in customer, too', async () => {
    const given = await ordered()
    const token = await tokenOf(given)
    const customer = await newCustomer(shop.app)
    expect((await tracked(customer, given.order_id, { token })).status).toBe(200)
  })

  it('shows what the owner sees, and until when it works, but not the guest id that opens the cart', async () => {
    const given = await ordered(giveUnpaidOrder)
    const { owner, other, order_id, phone } = given
    const own = (await tracked(owner, order_id)).body
    const stranger = (await tracked(other, order_id, {}, { contact_number: phone })).body
    const token = await tokenOf(given)
    const proven = (await tracked(other, order_id, { token })).body
    expect(stranger).toMatchObject({ user_id: '', payment_options: [], cancel_fee: null })
    expect(stranger.proven_until ?? null).toBeNull()
    expect(own.proven_until ?? null).toBeNull()
    const proven_until = new Date(shop.now.getTime() + 24 * HOUR * 1000).toISOString()
    expect(proven).toEqual({ ...own, user_id: '', proven_until })
    expect((await tracked(owner, order_id, { token })).body.user_id).toBe(owner.guest_id)
  })

  it('opens nothing else: no link, no prescription, no list, no other order of the guest', async () => {
    const given = await ordered()
    const { owner, other, order_id } = given
    const token = await tokenOf(given)
    const second = await giveOrder({ services: shop.services, person: owner })
    const parcel = await giveParcel({ services: shop.services, person: owner })
    const refused = async (line: string, id = order_id) =>
      (await send(other, line, { order_id: id }, { token })).refusal
    expect(await refused('POST /order/share')).toBe('404 order')
    expect(await refused('POST /order/share/stop')).toBe('404 order')
    expect(await refused('POST /order/parcel-links', parcel)).toBe('404 order')
    expect(await refused('GET /order/prescription')).toBe('404 order')
    expect(await refused('GET /order/track', second)).toBe('404 order')
    const running = await send(other, 'GET /order/running-check', {}, { token })
    expect(running.body).toMatchObject({ running_orders: 0, orders: [] })
    expect((await send(other, 'GET /customer/cart/list', {}, { token })).body).toEqual([])
  })

  it('does not replace the guest id or the session of the caller', async () => {
    const given = await ordered()
    const token = await tokenOf(given)
    const visitor = { ...given.other, guest_id: 'unknown' }
    expect((await tracked(visitor, given.order_id, { token })).refusal).toBe('403 guest_id')
    const expired = { ...given.other, token: 'long-forgotten' }
    expect((await tracked(expired, given.order_id, { token })).refusal).toBe('401 auth-001')
    expect((await ask(visitor, given.order_id, given.phone)).refusal).toBe('403 guest_id')
    expect((await ask(expired, given.order_id, given.phone)).refusal).toBe('401 auth-001')
    expect((await prove(visitor, given.order_id, given.phone, '123456')).refusal).toBe('403 guest_id')
    expect((await prove(expired, given.order_id, given.phone, '123456')).refusal).toBe('401 auth-001')
  })

  it('the five newest of an order work', async () => {
    const given = await ordered()
    const tokens: string[] = []
    for (let at = 0; at < 6; at++) {
      await shop.services.db.delete(budgets)
      tokens.push(await tokenOf(given))
      later(1)
    }
    const statuses: number[] = []
    for (const token of tokens) statuses.push((await tracked(given.other, given.order_id, { token })).status)
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200])
    const stored = await shop.services.db
      .select({ count: count() })
      .from(orderProofs)
      .where(eq(orderProofs.order_id, given.order_id))
    expect(onlyRow(stored).count).toBe(5)
  })

  it('an order that its holder orders again fills the cart of this browser, not that of the guest', async () => {
    const given = await ordered()
    const { owner, other, order_id } = given
    const token = await tokenOf(given)
    await send(other, 'POST /order/again', { order_id }, { token })
    expect((await send(other, 'GET /customer/cart/list', {})).body).toHaveLength(1)
    expect((await send(owner, 'GET /customer/cart/list', {})).body).toEqual([])
  })

  it('a changed way to pay counts in the limits of the guest who placed the order', async () => {
    const given = await ordered(giveFailedOrder)
    const { owner, other, order_id } = given
    const token = await tokenOf(given)
    const { config, db } = shop.services
    // The limit of the phone would refuse it, too.
    await db.update(orders).set({ phone_key: 'another' }).where(eq(orders.id, order_id))
    for (let at = 0; at < 3; at++) await giveUnpaidOrder({ services: shop.services, person: owner })
    shop.services.config = { ...config, MAX_UNPAID_ORDERS: 3 }
    const fields = { order_id, payment_method: 'digital_payment' }
    const { refusal } = await send(other, 'PUT /order/payment-method', fields, { token })
    shop.services.config = config
    expect(refusal).toBe('403 unpaid_orders')
  })
})
