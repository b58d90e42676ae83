import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { items, type OrderStatus, orders, payments, sandboxPayments, zones } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { sendSandboxMessages } from '#server/jobs/sandbox-messages.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { type PaymentProvider, PaymentUnavailable } from '#server/payments/provider.ts'
import { createSandbox, type SandboxAnswer, sandboxPayment } from '#server/payments/sandbox.ts'
import { settle } from '#server/settlement/settle.ts'
import { clientOf, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { contact, giveOrder, giveUnpaidOrder } from './support/belongings.ts'
import { movedClock } from './support/moved-clock.ts'
import {
  broughtBack,
  cashierOf,
  comeBack,
  type Paying,
  paying,
  rowsOf,
  startPayment,
} from './support/online-payment.ts'
import { item, store, zone } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, meddled: ['paid-online-by-a-payment'] })

const later = movedClock(shop)

/** Presses a button of the sandbox; answers where the browser is sent. */
const press = async (page: string, answer: SandboxAnswer | 'beg') =>
  shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })

/** Presses a button and follows the browser into the shop. */
const answered = async ({ page }: Paying, answer: SandboxAnswer) => {
  const { headers } = await press(page, answer)
  return broughtBack(await shop.app.inject(String(headers.location)))
}

const ofOrder = (order_id: number) => rowsOf(shop, order_id)
const give = async () => ({ services: shop.services, person: await newGuest(shop.app) })
const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const cancel = ({ person: { api, guest_id }, order_id }: Paying) =>
  api.POST('/order/cancel', { body: { order_id, guest_id, reason: 'Changed my mind' } })
const payCash = ({ person: { api, guest_id }, order_id }: Paying) =>
  api.PUT('/order/payment-method', { body: { order_id, guest_id } })

/** The shop at the same database with a gateway that is different in something, or with none. */
async function shopWith(different: Partial<PaymentProvider> | undefined) {
  const sandbox = shop.services.payments!
  const services = { ...shop.services, payments: different && { ...sandbox, ...different } }
  const app = await buildApp(services, { checkReplies: true, storefront: '/nowhere' })
  return { app, services, [Symbol.asyncDispose]: () => app.close() }
}

const away = () => Promise.reject(new PaymentUnavailable('The gateway is away'))

describe('a shop with a gateway', () => {
  it('a shop with a gateway names it in its config', async () => {
    const { data } = await clientOf(shop.app, { locale: 'ar' }).GET('/config')
    expect(data).toMatchObject({
      digital_payment: 1,
      active_payment_method_list: [{ gateway: 'sandbox', gateway_title: 'دفع تجريبي' }],
    })
    await using cashOnly = await shopWith(undefined)
    const config = await clientOf(cashOnly.app).GET('/config')
    expect(config.data).toMatchObject({ digital_payment: 0, active_payment_method_list: [] })
    expect((await cashOnly.app.inject('/api/payments/sandbox.css')).statusCode).toBe(404)
  })

  it('the shop takes online orders where cash is refused or above its limit', async () => {
    const { person } = await give()
    const { guest_id } = person
    const body = { ...contact, guest_id, order_type: 'take_away', payment_method: 'digital_payment' } as const
    const buy = (
      item_id: number,
      price: number,
      quantity: number,
      rest: { store_id: number; order_amount: number },
    ) =>
      person.api.POST('/customer/order/place', {
        body: { ...body, ...rest, is_buy_now: 1, cart: [{ model: 'Item', item_id, price, quantity }] },
      })
    const wrap = await buy(item.wrap, 20, 1, { store_id: store.noCash, order_amount: 21 })
    const phones = await buy(item.phone, 990, 2, { store_id: store.gadgets, order_amount: 1981 })
    expect([wrap.data?.status, phones.data?.status]).toEqual(['pending', 'pending'])
    const inCash = { person, order_id: phones.data!.order_id, page: '' }
    await move(inCash.order_id, 'failed')
    expect((await payCash(inCash)).error).toMatchObject({
      errors: [{ code: 'cash_limit', message: expect.stringContaining('maximum amount of the cash') }],
    })

    const { db, reference } = shop.services
    const { zones: known, settings } = await reference()
    // The shop reads its zones again after thirty seconds, so the row changes along with what it knows.
    const allowOnline = async (digital_payment: boolean) => {
      await db.update(zones).set({ digital_payment }).where(eq(zones.id, zone.center))
      known.get(zone.center)!.digital_payment = digital_payment
    }
    await allowOnline(false)
    const off = await buy(item.phone, 990, 1, { store_id: store.gadgets, order_amount: 991 })
    expect(refusalOf(off)).toEqual({ status: 403, codes: ['payment_method'] })
    await allowOnline(true)

    settings.additional_charge.status = false
    await db.update(items).set({ price: 0 }).where(eq(items.id, item.wrap))
    const free = await buy(item.wrap, 0, 1, { store_id: store.noCash, order_amount: 0 })
    expect(refusalOf(free)).toEqual({ status: 403, codes: ['payment_method'] })
    settings.additional_charge.status = true
  })
})

describe('starting a payment', () => {
  it('starting a payment returns one page per order, however often and fast it is requested', async () => {
    const { services, person } = await give()
    const order_id = await giveUnpaidOrder({ services, person })
    const replies = await Promise.all([1, 2, 3].map(() => startPayment(person, order_id)))
    const pages = new Set(replies.map(({ data }) => data!.redirect_link))
    expect(pages).toEqual(new Set([expect.stringMatching(/^\/api\/payments\/sandbox\/[\w-]{36}$/)]))
    expect((await ofOrder(order_id)).tries).toMatchObject([{ amount: 2463, currency: 'AED', status: 'open' }])
    expect(
      await shop.services.db.select().from(sandboxPayments).where(eq(sandboxPayments.order_id, order_id)),
    ).toHaveLength(1)
  })

  it('a customer starts a payment at the default gateway', async () => {
    const customer = await newCustomer(shop.app)
    const order_id = await giveUnpaidOrder({ services: shop.services, person: customer })
    const { data } = await startPayment(customer, order_id, { payment_method: 'sandbox' })
    expect(data).toMatchObject({
      redirect_link: (await startPayment(customer, order_id)).data!.redirect_link,
    })
  })

  it('only an order that waits for a payment starts one', async () => {
    const nothing = { status: 409, codes: ['order_status'] }
    const { services, person } = await give()
    expect(refusalOf(await startPayment(person, await giveOrder({ services, person })))).toEqual(nothing)
    const paid = await paying(shop)
    await answered(paid, 'pay')
    expect(refusalOf(await startPayment(paid.person, paid.order_id))).toEqual({
      status: 409,
      codes: ['paid'],
    })
    const canceled = await paying(shop)
    await cancel(canceled)
    expect(refusalOf(await startPayment(canceled.person, canceled.order_id))).toEqual(nothing)
    const undecided = await paying(shop)
    await answered(undecided, 'late')
    expect(refusalOf(await startPayment(undecided.person, undecided.order_id))).toEqual({
      status: 409,
      codes: ['payment_status'],
    })
  })

  it("a payment cannot be started for another shopper's order", async () => {
    const { order_id } = await paying(shop)
    for (const stranger of [await newGuest(shop.app), await newCustomer(shop.app)])
      expect(refusalOf(await startPayment(stranger, order_id))).toEqual({ status: 404, codes: ['order'] })
  })

  it('a payment needs a gateway of the shop', async () => {
    const { person, order_id } = await paying(shop)
    const refused = { status: 403, codes: ['payment_method'] }
    expect(refusalOf(await startPayment(person, order_id, { payment_method: 'paypal' }))).toEqual(refused)
    await using cashOnly = await shopWith(undefined)
    const there = { ...person, api: clientOf(cashOnly.app) }
    expect(refusalOf(await startPayment(there, order_id))).toEqual(refused)
  })

  it.each([
    'https://elsewhere.example/checkout',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
  ])('brings nobody to %s', async (callback) => {
    const { person, order_id } = await paying(shop)
    expect(refusalOf(await startPayment(person, order_id, { callback }))).toEqual({
      status: 403,
      codes: ['callback'],
    })
  })

  it('the return leads to a page of the shop and keeps its query', async () => {
    const { person, order_id, page } = await paying(shop)
    await startPayment(person, order_id, { callback: '/profile' })
    expect(await answered({ person, order_id, page }, 'pay')).toMatchObject({
      page: '/profile',
      flag: 'success',
    })
  })

  it('starting again returns a new page once the old one has closed, also without a message', async () => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    const ended = eq(sandboxPayments.reference, last.reference!)
    await shop.services.db.update(sandboxPayments).set({ state: 'expired', reason: 'expired' }).where(ended)
    const pages = await Promise.all([1, 2].map(() => startPayment(one.person, one.order_id)))
    const [page, same] = pages.map(({ data }) => data!.redirect_link)
    expect(page).not.toBe(one.page)
    expect(same).toBe(page)
    const { order, tries } = await ofOrder(one.order_id)
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['expired', 'open'])
    expect(order.order_status).toBe('pending')
  })

  it('starting again finds that the old page was paid', async () => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    const known = eq(sandboxPayments.reference, last.reference!)
    await shop.services.db.update(sandboxPayments).set({ state: 'paid' }).where(known)
    expect(refusalOf(await startPayment(one.person, one.order_id))).toEqual({ status: 409, codes: ['paid'] })
    expect((await ofOrder(one.order_id)).order.payment_status).toBe('paid')
  })

  it('starting again closes a page for another amount than is left', async () => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    await shop.services.db.update(payments).set({ due: 1000 }).where(eq(payments.id, last.id))
    const { data } = await startPayment(one.person, one.order_id)
    expect(data!.redirect_link).not.toBe(one.page)
    expect((await ofOrder(one.order_id)).tries.map(({ status }) => status).toSorted()).toEqual([
      'canceled',
      'open',
    ])
  })

  it('starting again returns the known page while the gateway does not answer', async () => {
    const one = await paying(shop)
    await using broken = await shopWith({ look: away })
    const there = { ...one.person, api: clientOf(broken.app) }
    expect((await startPayment(there, one.order_id)).data!.redirect_link).toBe(one.page)
  })

  it('a gateway that did not answer gets the same payment at the next start', async () => {
    const { services, person } = await give()
    const order_id = await giveUnpaidOrder({ services, person })
    await using broken = await shopWith({ open: away })
    const there = { ...person, api: clientOf(broken.app) }
    expect(refusalOf(await startPayment(there, order_id))).toEqual({ status: 503, codes: ['unavailable'] })
    const { last } = await ofOrder(order_id)
    expect((await startPayment(person, order_id)).data!.redirect_link).toContain(last.id)
    expect((await ofOrder(order_id)).tries).toHaveLength(1)
  })
})

describe('the page of the sandbox', () => {
  it.each([
    ['', 'en', 'ltr', 'Refused by the bank'],
    ['?lang=ar', 'ar', 'rtl', 'يرفضها البنك'],
  ])('speaks the language that is asked for: %s', async (query, lang, dir, words) => {
    const { order_id, page } = await paying(shop)
    const { statusCode, headers, body } = await shop.app.inject(page + query)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain(`<html lang="${lang}" dir="${dir}">`)
    for (const part of [words, 'AED 24.63', String(order_id)]) expect(body).toContain(part)
  })

  it('the sandbox page starts in the language of the order', async () => {
    const person = await newGuest(shop.app, { locale: 'ar' })
    const order_id = await giveUnpaidOrder({ services: shop.services, person })
    const { data } = await startPayment(person, order_id)
    expect((await shop.app.inject(data!.redirect_link)).body).toContain('<html lang="ar" dir="rtl">')
  })

  it('the sandbox page contacts no other origin and is never cached', async () => {
    const { page } = await paying(shop)
    const { headers, body } = await shop.app.inject(page)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(body).not.toMatch(/https?:|<script|style="| on\w+=/)
    const style = await shop.app.inject(new URL('../sandbox.css', `http://shop.test${page}`).pathname)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toContain('color-scheme: light dark')
    expect(style.body).not.toMatch(/url\(|@import/)
  })

  it('the sandbox page accepts one answer', async () => {
    const { order_id, page } = await paying(shop)
    await press(page, 'bank_refused')
    await press(page, 'pay')
    expect((await ofOrder(order_id)).order).toMatchObject({
      order_status: 'failed',
      payment_status: 'unpaid',
    })
    const { last } = await ofOrder(order_id)
    expect(await shop.app.inject(page)).toMatchObject({
      statusCode: 303,
      headers: { location: `/api/payments/return/${last.id}` },
    })
  })

  it('the sandbox page refuses unknown answers and payments', async () => {
    const { page } = await paying(shop)
    const reply = await press(page, 'beg')
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'answer'])
    for (const url of ['/api/payments/sandbox/nothing', '/api/payments/return/nothing'])
      expect((await shop.app.inject(url)).statusCode).toBe(404)
    expect((await press('/api/payments/sandbox/nothing', 'pay')).statusCode).toBe(404)
  })

  it('the sandbox accepts no message from outside', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} })
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'signature'])
    const looked = await shop.app.inject('/api/payments/webhook')
    expect([looked.statusCode, looked.headers.allow]).toEqual([405, 'POST'])
  })
})

describe('a card of the sandbox', () => {
  const seen = async ({ person: { api, guest_id }, order_id }: Paying) => {
    const { data } = await api.GET('/order/track', { params: { query: { order_id, guest_id } } })
    const { order_status, payment_status, online_payment, payment_deadline } = data!
    const { status, failure_reason } = online_payment!
    return { order_status, payment_status, status, failure_reason, isDue: payment_deadline !== null }
  }
  /** The messages the sandbox sends by itself. */
  const hearMessages = async () => {
    const { cashier } = cashierOf(shop)
    const job = sendSandboxMessages({ ...cashier, onError: (error) => expect(error).toBe(undefined) })
    await job.tick()
    await job.stop()
  }
  const waits = { order_status: 'pending', payment_status: 'unpaid', status: 'pending', failure_reason: null }
  const paid = {
    order_status: 'pending',
    payment_status: 'paid',
    status: 'paid',
    failure_reason: null,
    isDue: false,
  }

  it('a sandbox page without a chosen card leaves the payment pending, with a deadline', async () => {
    expect(await seen(await paying(shop))).toEqual({ ...waits, isDue: true })
  })

  it.each<[SandboxAnswer, string, string]>([
    ['insufficient_funds', 'failed', 'insufficient_funds'],
    ['bank_refused', 'failed', 'bank_refused'],
    ['confirmation_failed', 'failed', 'confirmation_failed'],
    ['technical', 'failed', 'technical'],
    ['expired', 'expired', 'expired'],
    ['cancel', 'canceled', 'canceled'],
  ])(
    'that answers %s fails the order for that reason, and it can be paid again',
    async (answer, status, failure_reason) => {
      const one = await paying(shop)
      await answered(one, answer)
      const failed = { order_status: 'failed', payment_status: 'unpaid', status, failure_reason, isDue: true }
      expect(await seen(one)).toEqual(failed)
      later(1)
      const page = (await startPayment(one.person, one.order_id)).data!.redirect_link
      expect(page).not.toBe(one.page)
      await answered({ ...one, page }, 'pay')
      expect(await seen(one)).toEqual(paid)
    },
  )

  it.each<[SandboxAnswer, object]>([
    ['late', paid],
    [
      'late_refused',
      { ...waits, order_status: 'failed', status: 'failed', failure_reason: 'bank_refused', isDue: true },
    ],
  ])(
    'that answers %s sends a message after 20 seconds, without a deadline meanwhile',
    async (answer, end) => {
      const one = await paying(shop)
      expect((await answered(one, answer)).flag).toBe('success')
      later(19)
      await hearMessages()
      expect(await seen(one)).toEqual({ ...waits, isDue: false })
      later(1)
      await hearMessages()
      expect(await seen(one)).toEqual(end)
    },
  )

  it('the card that never returns keeps the browser at the gateway and pays by a message', async () => {
    const one = await paying(shop)
    const { statusCode, headers, body } = await press(`${one.page}?lang=ar`, 'lost')
    expect([statusCode, headers.location]).toEqual([200, undefined])
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).not.toMatch(/<a |<form|<script/)
    await hearMessages()
    expect(await seen(one)).toEqual({ ...waits, isDue: true })
    later(3)
    await hearMessages()
    expect(await seen(one)).toEqual(paid)
  })

  it('the card that confirms twice sends two messages and pays once', async () => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    const left = async () => (await sandboxPayment(shop.services.db, last.reference!)).messages
    await answered(one, 'twice')
    expect(await left()).toBe(1)
    later(3)
    await hearMessages()
    expect(await left()).toBe(0)
    expect(await seen(one)).toEqual(paid)
    expect((await ofOrder(one.order_id)).tries).toHaveLength(1)
  })
})

describe('the way back', () => {
  it.each<[SandboxAnswer, string, object]>([
    ['pay', 'success', { order_status: 'pending', payment_status: 'paid' }],
    ['twice', 'success', { order_status: 'pending', payment_status: 'paid' }],
    ['bank_refused', 'fail', { order_status: 'failed', payment_status: 'unpaid' }],
    ['cancel', 'cancel', { order_status: 'failed', payment_status: 'unpaid' }],
    ['late', 'success', { order_status: 'pending', payment_status: 'unpaid' }],
  ])('after "%s" says %s', async (answer, flag, order) => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    const told = {
      payment_method: 'sandbox',
      attribute_id: String(one.order_id),
      transaction_reference: last.id,
    }
    expect(await answered(one, answer)).toEqual({ status: 303, page: '/checkout', flag, told })
    expect((await ofOrder(one.order_id)).order).toMatchObject(order)
    expect((await comeBack(shop, one.order_id)).flag).toBe(flag)
    expect((await ofOrder(one.order_id)).order).toMatchObject(order)
  })

  it('returning without paying cancels the payment and closes the page', async () => {
    const one = await paying(shop)
    expect((await comeBack(shop, one.order_id)).flag).toBe('cancel')
    expect((await ofOrder(one.order_id)).order.order_status).toBe('failed')
    await press(one.page, 'pay')
    expect(await comeBack(shop, one.order_id)).toMatchObject({ flag: 'cancel' })
  })

  it('a return decides nothing while the gateway does not answer', async () => {
    const { order_id } = await paying(shop)
    const { last } = await ofOrder(order_id)
    const url = `/api/payments/return/${last.id}`
    await using broken = await shopWith({ look: away })
    expect(broughtBack(await broken.app.inject(url)).flag).toBe('success')
    await using other = await shopWith({ gateway: 'stripe' })
    expect(broughtBack(await other.app.inject(url)).flag).toBe('success')
    expect((await ofOrder(order_id)).order).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
    })
  })

  it.each(['late in the hour', 'after a failure'])(
    'a payment starts the time of the store, %s',
    async (when) => {
      const one = await paying(shop)
      if (when === 'after a failure') await answered(one, 'bank_refused')
      later(600)
      const page = (await startPayment(one.person, one.order_id)).data!.redirect_link
      await answered({ ...one, page }, 'pay')
      const query = { order_id: one.order_id, guest_id: one.person.guest_id }
      const at = shop.now.toISOString()
      expect((await one.person.api.GET('/order/track', { params: { query } })).data).toMatchObject({
        pending: at,
        schedule_at: at,
        min_delivery_time: 20,
        max_delivery_time: 30,
      })
    },
  )

  it('the return of a paid order shows it as paid', async () => {
    const one = await paying(shop)
    await answered(one, 'pay')
    const { person, order_id } = one
    const query = { order_id, guest_id: person.guest_id }
    expect((await person.api.GET('/order/track', { params: { query } })).data).toMatchObject({
      order_status: 'pending',
      payment_method: 'digital_payment',
      payment_status: 'paid',
      payments: [{ payment_method: 'digital_payment', payment_status: 'paid', amount: 24.63 }],
    })
  })
})

describe('the word of a gateway', () => {
  const notice = async (order_id: number, more = {}) => {
    const { last } = await ofOrder(order_id)
    const sum = { amount: last.amount, currency: last.currency }
    return { reference: last.reference!, state: 'paid' as const, sum, transaction_reference: 'tr_1', ...more }
  }
  const hear = async ({ order_id }: Paying, more = {}) =>
    settle(cashierOf(shop).cashier, 'sandbox', await notice(order_id, more))

  it('a confirmation counts once, from any source and in any order', async () => {
    const heard: unknown[] = []
    const one = await paying(shop)
    const stop = shop.services.bus.subscribe(`guest:${one.person.guest_id}`, ({ payload }) =>
      heard.push(payload),
    )
    await Promise.all([hear(one), hear(one), answered(one, 'twice'), hear(one)])
    for (const state of ['failed', 'canceled', 'processing', 'open'] as const) await hear(one, { state })
    const { order, tries } = await ofOrder(one.order_id)
    expect(order).toMatchObject({ order_status: 'pending', payment_status: 'paid' })
    expect(tries).toMatchObject([
      {
        status: 'paid',
        received_amount: 2463,
        received_currency: 'AED',
        transaction_reference: expect.any(String),
      },
    ])
    await expect.poll(() => heard).toContainEqual({ order_id: one.order_id, order_status: 'pending' })
    expect(heard).not.toContainEqual({ order_id: one.order_id, order_status: 'failed' })
    stop()
  })

  it('a failed payment leaves the order payable again, by cash, or cancelable', async () => {
    const again = await paying(shop)
    await answered(again, 'bank_refused')
    const page = (await startPayment(again.person, again.order_id)).data!.redirect_link
    expect(page).not.toBe(again.page)
    expect(await answered({ ...again, page }, 'pay')).toMatchObject({ flag: 'success' })
    expect((await ofOrder(again.order_id)).order).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
    })

    const cash = await paying(shop)
    await answered(cash, 'cancel')
    expect((await payCash(cash)).data).toEqual({ message: 'Payment info updated.' })
    await move(cash.order_id, 'confirmed')
    expect((await ofOrder(cash.order_id)).order).toMatchObject({
      order_status: 'confirmed',
      payment_method: 'cash_on_delivery',
    })

    const given = await paying(shop)
    await answered(given, 'bank_refused')
    const { api, guest_id } = given.person
    const body = { order_id: given.order_id, guest_id, reason: 'Order payment canceled' }
    expect((await api.PUT('/order/cancel', { body })).response.status).toBe(200)
    expect((await ofOrder(given.order_id)).order.order_status).toBe('canceled')
  })

  it('a message about an earlier attempt does not change the next one', async () => {
    const one = await paying(shop)
    const first = await notice(one.order_id, { state: 'canceled' })
    await answered(one, 'bank_refused')
    await startPayment(one.person, one.order_id)
    await settle(cashierOf(shop).cashier, 'sandbox', first)
    expect((await ofOrder(one.order_id)).tries.map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'open',
    ])
  })

  it.each<[string, (one: Paying) => Promise<unknown>, OrderStatus]>([
    ['was canceled', cancel, 'canceled'],
    [
      'is paid in cash now',
      (one) =>
        shop.services.db
          .update(orders)
          .set({ payment_method: 'cash_on_delivery', address_key: null })
          .where(eq(orders.id, one.order_id)),
      'pending',
    ],
    [
      'is paid already',
      (one) =>
        shop.services.db
          .update(orders)
          .set({ payment_status: 'paid', address_key: null })
          .where(eq(orders.id, one.order_id)),
      'pending',
    ],
  ])('that money came for an order that %s is kept: to be refunded', async (_, meanwhile, order_status) => {
    const one = await paying(shop)
    await answered(one, 'late')
    await meanwhile(one)
    later(60)
    const before = (await ofOrder(one.order_id)).order
    const { cashier, written } = cashierOf(shop)
    await settle(cashier, 'sandbox', await notice(one.order_id))
    await settle(cashier, 'sandbox', await notice(one.order_id))
    const { order, last } = await ofOrder(one.order_id)
    expect(order).toEqual({ ...before, order_status })
    expect(last).toMatchObject({ status: 'to_refund', received_amount: 2463, transaction_reference: 'tr_1' })
    expect(written).toHaveLength(1)
    const secrets = [...Object.values(contact), one.person.guest_id]
    expect(secrets.filter((secret) => JSON.stringify(written).includes(secret))).toEqual([])
  })

  it('a payment confirmed before the cancellation is marked for refund', async () => {
    const one = await paying(shop)
    await answered(one, 'pay')
    await cancel(one)
    const { order, last } = await ofOrder(one.order_id)
    expect([order.order_status, last.status]).toEqual(['canceled', 'to_refund'])
    expect((await comeBack(shop, one.order_id)).flag).toBe('fail')
  })

  it('a payment at the moment of the cancellation is marked for refund in either order', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = await paying(shop)
        const paid = { state: 'paid' } as const
        await Promise.all([hear(one, paid), cancel(one), comeBack(shop, one.order_id), hear(one, paid)])
        const { order, last } = await ofOrder(one.order_id)
        expect(order.order_status).toBe('canceled')
        expect(last).toMatchObject({ status: 'to_refund', received_amount: 2463 })
      }),
    )
  })

  it.each([
    ['less', { amount: 2462, currency: 'AED' }],
    ['more', { amount: 2464, currency: 'AED' }],
    ['another currency', { amount: 2463, currency: 'USD' }],
  ])('that %s came does not pay the order, and is kept', async (_, sum) => {
    const one = await paying(shop)
    await shop.services.db.update(sandboxPayments).set(sum).where(eq(sandboxPayments.order_id, one.order_id))
    expect((await answered(one, 'pay')).flag).toBe('fail')
    const { order, last } = await ofOrder(one.order_id)
    expect(order).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' })
    const { amount: received_amount, currency: received_currency } = sum
    expect(last).toMatchObject({ status: 'to_refund', received_amount, received_currency })
    expect((await payCash(one)).response.status).toBe(200)
  })

  it('a message about an unknown payment is logged and changes nothing', async () => {
    const { cashier, written } = cashierOf(shop)
    const one = await paying(shop)
    const stray = { ...(await notice(one.order_id)), reference: 'somebody-else' }
    expect(await settle(cashier, 'sandbox', stray)).toBe(undefined)
    expect(await settle(cashier, 'stripe', await notice(one.order_id))).toBe(undefined)
    expect(written).toHaveLength(2)
    expect((await ofOrder(one.order_id)).last.status).toBe('open')
  })
})

describe('an order that is not paid', () => {
  it('an unpaid order never starts', async () => {
    const { order_id } = await paying(shop)
    for (const status of ['accepted', 'confirmed'] as const)
      await expect(move(order_id, status)).rejects.toMatchObject({ status: 409 })
  })

  it('an unpaid order that is canceled cannot be paid on its open page', async () => {
    const one = await paying(shop)
    await cancel(one)
    expect((await answered(one, 'pay')).flag).toBe('cancel')
    expect((await ofOrder(one.order_id)).last).toMatchObject({ status: 'canceled', received_amount: null })
  })

  it('an unpaid order is canceled although its page cannot be closed', async () => {
    const one = await paying(shop)
    await using broken = await shopWith({ close: away })
    expect(
      (await cancel({ ...one, person: { ...one.person, api: clientOf(broken.app) } })).data,
    ).toBeDefined()
    expect((await ofOrder(one.order_id)).order.order_status).toBe('canceled')
    expect((await answered(one, 'pay')).flag).toBe('fail')
    expect((await ofOrder(one.order_id)).last.status).toBe('to_refund')
  })
})

describe('the job that looks after unpaid orders', () => {
  const MINUTES = 30
  const look = async (different: Partial<PaymentProvider> = {}) => {
    const problems: unknown[] = []
    const { cashier } = cashierOf(shop)
    const job = watchUnpaidOrders({
      ...cashier,
      payments: { ...cashier.payments!, ...different },
      minutes: MINUTES,
      onError: (error) => problems.push(error),
    })
    await job.tick()
    await job.stop()
    return problems
  }

  it('the job learns a late decision of the gateway', async () => {
    const one = await paying(shop)
    await answered(one, 'late')
    later(19)
    await look()
    expect((await ofOrder(one.order_id)).last.status).toBe('processing')
    later(31)
    await look()
    expect((await ofOrder(one.order_id)).order).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
    })
  })

  it('the job cancels an order after its deadline, returns its stock and closes its page', async () => {
    const { services, person } = await give()
    const stock = async () =>
      (await services.db.select().from(items).where(eq(items.id, item.milk)))[0]!.stock
    const before = await stock()
    const cart = [{ model: 'Item', item_id: item.milk, price: 7, quantity: 3 }]
    const order_id = await giveOrder(
      { services, person },
      {
        payment_method: 'digital_payment',
        store_id: store.market,
        order_amount: 22,
        cart,
      },
    )
    const page = (await startPayment(person, order_id)).data!.redirect_link
    const failed = await paying(shop)
    await answered(failed, 'bank_refused')
    const inCash = await giveOrder({ services, person })
    later(MINUTES * 60 - 1)
    await look()
    expect((await ofOrder(order_id)).order.order_status).toBe('pending')
    later(1)
    expect(await look()).toEqual([])
    expect(await stock()).toBe(before)
    const query = { order_id, guest_id: person.guest_id }
    expect((await person.api.GET('/order/track', { params: { query } })).data).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'admin',
      cancellation_reason: 'Order payment canceled',
    })
    expect((await answered({ person, order_id, page }, 'pay')).flag).toBe('cancel')
    expect((await ofOrder(failed.order_id)).order.order_status).toBe('canceled')
    expect((await ofOrder(inCash)).order.order_status).toBe('pending')
  })

  it('the job closes a page that its cancellation could not close, and refunds its money', async () => {
    const [left, paid] = [await paying(shop), await paying(shop)]
    await using broken = await shopWith({ close: away })
    for (const one of [left, paid])
      await cancel({ ...one, person: { ...one.person, api: clientOf(broken.app) } })
    const { last } = await ofOrder(paid.order_id)
    const known = eq(sandboxPayments.reference, last.reference!)
    await shop.services.db.update(sandboxPayments).set({ state: 'paid' }).where(known)
    await look()
    expect((await ofOrder(left.order_id)).last.status).toBe('canceled')
    expect((await ofOrder(paid.order_id)).last).toMatchObject({ status: 'to_refund', received_amount: 2463 })
    expect((await ofOrder(paid.order_id)).order.order_status).toBe('canceled')
  })

  it('a customer who has just started a payment gets the whole deadline', async () => {
    const { services, person } = await give()
    const order_id = await giveUnpaidOrder({ services, person })
    later(MINUTES * 60 - 1)
    await startPayment(person, order_id)
    later(60)
    await look()
    expect((await ofOrder(order_id)).order.order_status).toBe('pending')
  })

  it('no number of started payments moves the deadline beyond twice its minutes after placing', async () => {
    const { services, person } = await give()
    const order_id = await giveUnpaidOrder({ services, person })
    const placed = shop.now.getTime()
    const deadline = async () => {
      const query = { order_id, guest_id: person.guest_id }
      const { data } = await person.api.GET('/order/track', { params: { query } })
      return (Date.parse(data!.payment_deadline!) - placed) / 60_000
    }
    expect(await deadline()).toBe(MINUTES)
    later((MINUTES - 1) * 60)
    await startPayment(person, order_id)
    expect(await deadline()).toBe(2 * MINUTES - 1)
    later((MINUTES - 1) * 60)
    await startPayment(person, order_id)
    expect(await deadline()).toBe(2 * MINUTES)
    later(119)
    await look()
    expect((await ofOrder(order_id)).order.order_status).toBe('pending')
    later(1)
    expect(refusalOf(await startPayment(person, order_id))).toEqual({ status: 409, codes: ['order_status'] })
    await look()
    expect((await ofOrder(order_id)).order.order_status).toBe('canceled')
  })

  it('the job spares an order whose customer starts a payment while the job asks the gateway', async () => {
    const one = await paying(shop)
    later(MINUTES * 60)
    const { look: ask } = shop.services.payments!
    let starts: Promise<unknown> | undefined
    await look({
      look: async (reference) => {
        starts ??= startPayment(one.person, one.order_id)
        await starts
        return ask(reference)
      },
    })
    const { order, last } = await ofOrder(one.order_id)
    expect([order.order_status, last.status]).toEqual(['pending', 'open'])
  })

  it('the job asks the gateway before it cancels, and finds a payment whose message was lost', async () => {
    const one = await paying(shop)
    const { last } = await ofOrder(one.order_id)
    await shop.services.db
      .update(sandboxPayments)
      .set({ state: 'paid' })
      .where(eq(sandboxPayments.reference, last.reference!))
    later(MINUTES * 60)
    await look()
    expect((await ofOrder(one.order_id)).order).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
    })
  })

  it('the job keeps orders whose gateway still decides or does not answer', async () => {
    const undecided = await paying(shop)
    await answered(undecided, 'late')
    const open = await paying(shop)
    const processing = async (reference: string) => ({
      ...(await shop.services.payments!.look(reference)),
      state: 'processing' as const,
    })
    later(MINUTES * 60)
    const problems = await look({
      look: (reference) => (open.page.endsWith(reference) ? away() : processing(reference)),
    })
    expect(problems).toEqual([expect.any(PaymentUnavailable)])
    for (const { order_id } of [undecided, open])
      expect((await ofOrder(order_id)).order).toMatchObject({
        order_status: 'pending',
        payment_status: 'unpaid',
      })
    await shop.services.db.update(payments).set({ status: 'canceled' })
  })
})
