import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { chooseProvider } from '#server/payments/choose-provider.ts'
import { PaymentUnavailable } from '#server/payments/provider.ts'
import { createStripe, type StripeOptions } from '#server/payments/stripe.ts'
import { clientOf, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveUnpaidOrder, kebabToGo } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { broughtBack, comeBack, type Paying, paying, rowsOf, startPayment } from './support/online-payment.ts'
import { noon, text } from './support/small-shop.ts'
import {
  type StandInIntent,
  type StandInSession,
  secretKey,
  signed,
  startStripe,
  webhookSecret,
} from './support/stripe-stand-in.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.stop())

const options = (more: Partial<StripeOptions> = {}): StripeOptions => ({
  secretKey,
  webhookSecret,
  now: () => shop.now,
  origin: stripe.origin,
  ...more,
})
const shop = openShop({
  payments: () => createStripe(options()),
  env: { PUBLIC_URL: 'https://shop.test' },
})

afterEach(() => {
  shop.now = noon
  stripe.troubles.length = 0
})

const NOW = noon.getTime() / 1000

async function sessionOf({ order_id }: Pick<Paying, 'order_id'>): Promise<StandInSession> {
  const { last } = await rowsOf(shop, order_id)
  return stripe.sessions.get(last.reference!)!
}

const pay = (session: StandInSession) => {
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { id: 'pi_1', status: 'succeeded' },
  })
}

const messageOf = (session: StandInSession, type = 'checkout.session.completed') =>
  JSON.stringify({
    id: 'evt_1',
    type,
    data: { object: { ...session, payment_intent: session.payment_intent?.id } },
  })

/** Sends bytes to the webhook; signed as Stripe does it unless said otherwise. */
const send = (raw: string, signature = `t=${NOW},v1=${signed(raw, NOW)}`) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    payload: raw,
  })

const orderOf = async ({ order_id }: Paying) => (await rowsOf(shop, order_id)).order
const paid = { order_status: 'pending', payment_status: 'paid' }
const unpaid = { order_status: 'pending', payment_status: 'unpaid' }
const failed = { order_status: 'failed', payment_status: 'unpaid' }

describe('a page of Stripe', () => {
  it('is asked for with the amount of the order and no word about the customer', async () => {
    const { order_id, page } = await paying(shop)
    const { last } = await rowsOf(shop, order_id)
    const back = `https://shop.test/api/payments/return/${last.id}`
    expect(page).toBe(`https://checkout.stripe.test/pay/${last.reference}`)
    expect(stripe.asked.at(-1)).toEqual({
      method: 'POST',
      url: '/v1/checkout/sessions',
      key: last.id,
      form: {
        mode: 'payment',
        client_reference_id: last.id,
        success_url: back,
        cancel_url: back,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'aed',
        'line_items[0][price_data][unit_amount]': '2463',
        'line_items[0][price_data][product_data][name]': `#${order_id}`,
        'payment_intent_data[metadata][order_id]': String(order_id),
      },
    })
  })

  it('is one, also when its first answer was lost', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveUnpaidOrder({ services: shop.services, person })
    const before = stripe.sessions.size
    stripe.troubles.push((response) => response.destroy())
    expect(refusalOf(await startPayment(person, order_id))).toEqual({ status: 503, codes: ['unavailable'] })
    const pages = await Promise.all([startPayment(person, order_id), startPayment(person, order_id)])
    expect(new Set(pages.map(({ data }) => data!.redirect_link)).size).toBe(1)
    expect(stripe.sessions.size).toBe(before + 1)
  })

  it('comes back to the shop by its whole address', async () => {
    const one = await paying(shop)
    const callback = 'https://shop.test/profile?page=my-orders'
    await startPayment(one.person, one.order_id, { callback })
    pay(await sessionOf(one))
    const { last } = await rowsOf(shop, one.order_id)
    const { headers } = await shop.app.inject(`/api/payments/return/${last.id}`)
    expect(headers.location).toContain(`${callback}&flag=success&token=`)
    const other = await paying(shop)
    for (const elsewhere of [
      'https://shop.test.evil.example/',
      'http://shop.test/',
      'https://shop.test//evil.example',
    ])
      expect(refusalOf(await startPayment(other.person, other.order_id, { callback: elsewhere }))).toEqual({
        status: 403,
        codes: ['callback'],
      })
  })
})

describe('coming back from Stripe', () => {
  it('to the wallet names the payment that the transactions are about', async () => {
    const { api } = await newCustomer(shop.app)
    const body = { amount: 40, callback: '/profile?page=wallet' }
    const { data } = await api.POST('/wallet/add-fund', { body })
    const session = [...stripe.sessions.values()].find(({ url }) => url === data!.redirect_link)!
    pay(session)
    const { success_url } = stripe.asked.at(-1)!.form
    const { flag, told } = broughtBack(await shop.app.inject(new URL(success_url!).pathname))
    expect([flag, told.payment_method, told.attribute_id]).toEqual(['success', 'stripe', undefined])
    expect((await api.GET('/wallet/transactions')).data!.data).toMatchObject([
      { transaction_type: 'add_fund', credit: 40, reference: told.transaction_reference },
    ])
  })

  it('names the payment of an order too', async () => {
    const one = await paying(shop)
    pay(await sessionOf(one))
    const { last } = await rowsOf(shop, one.order_id)
    expect((await comeBack(shop, one.order_id)).told).toEqual({
      payment_method: 'stripe',
      attribute_id: String(one.order_id),
      transaction_reference: last.id,
    })
  })
})

describe('a message of Stripe', () => {
  it('that it was paid pays the order, byte for byte as it came, however often it comes', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    const raw = messageOf(session).replace('{', '{ \n ').replace('evt_1', 'evt_\\u0031')
    for (let times = 0; times < 2; times++) {
      const reply = await send(raw)
      expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    }
    expect(await orderOf(one)).toMatchObject(paid)
    expect((await rowsOf(shop, one.order_id)).last).toMatchObject({
      status: 'paid',
      received_amount: 2463,
      received_currency: 'AED',
      transaction_reference: 'pi_1',
    })
    expect((await comeBack(shop, one.order_id)).flag).toBe('success')
  })

  it('finds the order paid when the browser was first', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    expect((await comeBack(shop, one.order_id)).flag).toBe('success')
    expect(await orderOf(one)).toMatchObject(paid)
    expect((await send(messageOf(session))).statusCode).toBe(200)
    expect((await rowsOf(shop, one.order_id)).last.status).toBe('paid')
  })

  it.each<[string, (raw: string) => string]>([
    ['is not signed', () => ''],
    ['is signed by somebody else', (raw) => `t=${NOW},v1=${signed(raw, NOW, 'whsec_other')}`],
    ['was changed on its way', (raw) => `t=${NOW},v1=${signed(`${raw} `, NOW)}`],
    ['is signed for another time', (raw) => `t=${NOW + 1},v1=${signed(raw, NOW)}`],
    ['is older than five minutes', (raw) => `t=${NOW - 301},v1=${signed(raw, NOW - 301)}`],
    ['is from later', (raw) => `t=${NOW + 301},v1=${signed(raw, NOW + 301)}`],
    ['is from later and says a second time', (raw) => `t=${NOW},t=${NOW + 301},v1=${signed(raw, NOW + 301)}`],
    ['says no time', (raw) => `v1=${signed(raw, NOW)}`],
    ['says a time that is none', (raw) => `t=now,v1=${signed(raw, 'now')}`],
    ['is signed in a way of old', (raw) => `t=${NOW},v0=${signed(raw, NOW)}`],
    ['is signed in part', (raw) => `t=${NOW},v1=${signed(raw, NOW).slice(0, 32)}`],
    ['is signed with nothing', () => `t=${NOW},v1=`],
  ])('that %s is refused', async (_, signature) => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    const raw = messageOf(session)
    const reply = await send(raw, signature(raw))
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'signature'])
    expect(await orderOf(one)).toMatchObject(unpaid)
  })

  it('counts at the edge of five minutes, and with one right signature of several', async () => {
    for (const time of [NOW - 300, NOW + 300]) {
      const one = await paying(shop)
      const session = await sessionOf(one)
      pay(session)
      const raw = messageOf(session)
      const reply = await send(
        raw,
        `t=${time}, v1=${signed(raw, time, 'whsec_old')}, v1=${signed(raw, time)}`,
      )
      expect(reply.statusCode).toBe(200)
      expect(await orderOf(one)).toMatchObject(paid)
    }
  })

  it.each([
    ['no JSON', 'paid'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"paid"'],
    ['no type', JSON.stringify({ data: { object: {} } })],
    ['no data', JSON.stringify({ type: 'checkout.session.completed' })],
    ['no object', JSON.stringify({ type: 'checkout.session.completed', data: {} })],
    ['null for an object', JSON.stringify({ type: 'checkout.session.completed', data: { object: null } })],
    [
      'an object that is no session',
      JSON.stringify({ type: 'checkout.session.expired', data: { object: {} } }),
    ],
  ])('that is signed and holds %s is refused', async (_, raw) => {
    const reply = await send(raw)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'body'])
  })

  it.each(['charge.succeeded', 'constructor'])('a message of another type is received: %s', async (type) => {
    const reply = await send(JSON.stringify({ type, data: { object: { id: 'ch_1' } } }))
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
  })

  it('without a body or of another kind is refused', async () => {
    const url = '/api/payments/webhook'
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(403)
    const headers = { 'content-type': 'text/plain' }
    expect((await shop.app.inject({ method: 'POST', url, headers, payload: 'paid' })).statusCode).toBe(415)
  })

  it('may say that the money comes later, and then that it came, or did not', async () => {
    for (const [end, outcome] of [
      ['checkout.session.async_payment_succeeded', paid],
      ['checkout.session.async_payment_failed', failed],
    ] as const) {
      const one = await paying(shop)
      const session = await sessionOf(one)
      Object.assign(session, { status: 'complete', payment_intent: { id: 'pi_2', status: 'processing' } })
      await send(messageOf(session))
      expect(await orderOf(one)).toMatchObject(unpaid)
      expect((await comeBack(shop, one.order_id)).flag).toBe('success')
      expect(refusalOf(await startPayment(one.person, one.order_id))).toMatchObject({ status: 409 })
      await send(messageOf(session, end))
      expect(await orderOf(one)).toMatchObject(outcome)
    }
  })

  it('that the page expired fails the payment', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    session.status = 'expired'
    await send(messageOf(session, 'checkout.session.expired'))
    expect(await orderOf(one)).toMatchObject(failed)
  })

  it('of another amount, of no payment of ours, or about something else pays nothing', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    const other = { ...session, id: 'cs_test_of_another_shop', payment_status: 'paid' as const }
    expect((await send(messageOf(other))).statusCode).toBe(200)
    expect((await send(messageOf(session, 'customer.created'))).statusCode).toBe(200)
    expect(await orderOf(one)).toMatchObject(unpaid)
    pay(session)
    expect((await send(messageOf({ ...session, amount_total: 246 }))).statusCode).toBe(200)
    expect(await orderOf(one)).toMatchObject(failed)
    expect((await rowsOf(shop, one.order_id)).last).toMatchObject({
      status: 'to_refund',
      received_amount: 246,
    })
  })

  it('that comes after the order was canceled is money to be refunded', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    const { api, guest_id } = one.person
    await api.POST('/order/cancel', { body: { order_id: one.order_id, guest_id, reason: 'Too slow' } })
    await send(messageOf(session))
    expect(await orderOf(one)).toMatchObject({ order_status: 'canceled', payment_status: 'unpaid' })
    expect((await rowsOf(shop, one.order_id)).last).toMatchObject({
      status: 'to_refund',
      received_amount: 2463,
    })
  })
})

describe('a return from the page of Stripe', () => {
  it('a guest who comes back without having paid has given up, and the page expires', async () => {
    const one = await paying(shop)
    expect((await comeBack(shop, one.order_id)).flag).toBe('cancel')
    expect((await sessionOf(one)).status).toBe('expired')
    expect(await orderOf(one)).toMatchObject(failed)
  })

  it('a guest who comes back after a failed payment may pay otherwise', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    Object.assign(session, {
      status: 'complete',
      payment_intent: { id: 'pi_3', status: 'requires_payment_method' },
    })
    expect((await comeBack(shop, one.order_id)).flag).toBe('fail')
    expect(await orderOf(one)).toMatchObject(failed)
  })

  it.each<[string, Parameters<typeof stripe.troubles.push>[0]]>([
    ['breaks the line', (response) => response.destroy()],
    ['fails', (response) => response.writeHead(500).end('<h1>500</h1>')],
    ['answers something else', (response) => response.writeHead(200).end('{"object":"list"}')],
    ['answers half', (response) => response.writeHead(200).end('{"object":"check')],
  ])('while Stripe %s, a return tells of no failure; the message decides', async (_, trouble) => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    stripe.troubles.push(trouble)
    expect((await comeBack(shop, one.order_id)).flag).toBe('success')
    expect(await orderOf(one)).toMatchObject(unpaid)
    await send(messageOf(session))
    expect(await orderOf(one)).toMatchObject(paid)
  })
})

type Declined = NonNullable<StandInIntent['last_payment_error']>
const card = (decline_code: string): Declined => ({ type: 'card_error', code: 'card_declined', decline_code })

// https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes
const declines: [string, Declined, string][] = [
  ['insufficient_funds', card('insufficient_funds'), 'insufficient_funds'],
  ['withdrawal_count_limit_exceeded', card('withdrawal_count_limit_exceeded'), 'bank_refused'],
  ['generic_decline', card('generic_decline'), 'bank_refused'],
  ['do_not_honor', card('do_not_honor'), 'bank_refused'],
  ['fraudulent', card('fraudulent'), 'bank_refused'],
  ['lost_card', card('lost_card'), 'bank_refused'],
  ['card_velocity_exceeded', card('card_velocity_exceeded'), 'bank_refused'],
  ['expired_card', { type: 'card_error', code: 'expired_card' }, 'bank_refused'],
  ['incorrect_cvc', { type: 'card_error', code: 'incorrect_cvc' }, 'bank_refused'],
  ['authentication_required', card('authentication_required'), 'confirmation_failed'],
  [
    'payment_intent_authentication_failure',
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    'confirmation_failed',
  ],
  ['processing_error', card('processing_error'), 'technical'],
  ['issuer_not_available', card('issuer_not_available'), 'technical'],
  ['an error of Stripe', { type: 'api_error' }, 'technical'],
]

describe('a decline of Stripe', () => {
  const reasonOf = async ({ person: { api, guest_id }, order_id }: Paying) =>
    (await api.GET('/order/track', { params: { query: { order_id, guest_id } } })).data!.online_payment!
      .failure_reason

  it.each(declines)(
    '%s, after which the customer leaves the page, is shown as its reason',
    async (_, error, reason) => {
      const one = await paying(shop)
      const session = await sessionOf(one)
      session.payment_intent = { id: 'pi_4', status: 'requires_payment_method', last_payment_error: error }
      expect((await comeBack(shop, one.order_id)).flag).toBe('fail')
      expect(await reasonOf(one)).toBe(reason)
      expect(session.status).toBe('expired')
    },
  )

  it.each(declines)('%s, told by a message, is shown as its reason', async (_, error, reason) => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    Object.assign(session, {
      status: 'complete',
      payment_intent: { id: 'pi_5', status: 'requires_payment_method', last_payment_error: error },
    })
    await send(messageOf(session, 'checkout.session.async_payment_failed'))
    expect(await reasonOf(one)).toBe(reason)
  })

  it('a page that is left without a try and a page that expires have reasons of their own', async () => {
    const left = await paying(shop)
    expect((await comeBack(shop, left.order_id)).flag).toBe('cancel')
    expect(await reasonOf(left)).toBe('canceled')
    const expired = await paying(shop)
    const session = await sessionOf(expired)
    session.status = 'expired'
    await send(messageOf(session, 'checkout.session.expired'))
    expect(await reasonOf(expired)).toBe('expired')
  })
})

describe('the provider', () => {
  it('an amount that Stripe refuses is offered no card, and no order is placed for it', async () => {
    const dinars = { code: 'KWD', digits: 3, symbol: text('KD'), direction: 'left' } as const
    await using _ = await decided(shop, { currency: dinars })
    const person = await newCustomer(shop.app)
    const { order_type, store_id, cart } = kebabToGo
    const wish = {
      order_type,
      store_id,
      is_buy_now: 1 as const,
      cart: [...cart].map((line) => ({ ...line, price: 2.5 })),
    }
    const { data: quote } = await person.api.POST('/customer/order/quote', { body: wish })
    expect(quote).toMatchObject({ total: 2.463, payments: { digital_payment: 0, cash_on_delivery: 1 } })
    const refused = await person.api.POST('/customer/order/place', {
      body: { ...kebabToGo, ...wish, order_amount: 2.463, payment_method: 'digital_payment' },
    })
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['payment_method'] })
  })

  it('the provider closes an open page, and says how an ended page has ended', async () => {
    const provider = createStripe(options())
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    expect(await provider.close(session.id)).toMatchObject({ state: 'paid', transaction_reference: 'pi_1' })
    session.status = 'open'
    session.payment_status = 'unpaid'
    expect(await provider.close(session.id)).toMatchObject({ state: 'canceled' })
  })

  it('gives up in time, and never tells the key', async () => {
    const silent = createStripe(options({ timeoutMs: 50 }))
    stripe.troubles.push(() => {})
    await expect(silent.look('cs_1')).rejects.toBeInstanceOf(PaymentUnavailable)
    const wrong = createStripe(options({ secretKey: 'sk_wrong' }))
    const error = await wrong.look('cs_1').catch((problem: Error) => problem)
    expect(error).toMatchObject({ message: 'Stripe answered 401: api_key', statusCode: 503 })
    expect(String(error)).not.toContain('sk_wrong')
  })

  it('is the one the environment names', async () => {
    const { db, now } = shop.services
    const secrets = {
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
      PUBLIC_URL: 'https://shop.test',
    }
    const chosen = async (env: Record<string, string>) =>
      (await chooseProvider(readConfig(env), db, now))?.gateway
    expect(await chosen({})).toBe('sandbox')
    expect(await chosen({ NODE_ENV: 'production' })).toBe(undefined)
    expect(await chosen({ DEMO: 'false' })).toBe(undefined)
    expect(await chosen({ PAYMENT_GATEWAY: 'none' })).toBe(undefined)
    expect(await chosen({ PAYMENT_GATEWAY: 'sandbox' })).toBe('sandbox')
    expect(await chosen({ PAYMENT_GATEWAY: 'stripe', ...secrets })).toBe('stripe')
  })

  it('gives money back by its intent, once, and says when it does not', async () => {
    const one = await paying(shop)
    const session = await sessionOf(one)
    pay(session)
    session.payment_intent!.id = `pi_${one.order_id}`
    const { refund } = createStripe(options())
    const back = (id: string, amount = 2463, transaction_reference = session.payment_intent!.id) =>
      refund({ id, reference: session.id, transaction_reference, sum: { amount, currency: 'AED' } })
    await back('first')
    await back('first')
    expect(stripe.asked.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v1/refunds',
      key: 'refund-first',
      form: { payment_intent: `pi_${one.order_id}`, amount: '2463' },
    })
    expect(stripe.refunds.size).toBe(1)
    // The shop gave the money back by hand.
    await back('second')
    await expect(back('third', 2463, 'pi_unknown')).rejects.toThrow('Stripe answered 404: resource_missing')
    stripe.refunds.clear()
    await expect(back('fourth', 1)).rejects.toThrow('Stripe answered a refund that is failed')
    stripe.troubles.push((response) => response.destroy())
    await expect(back('fifth')).rejects.toThrow(PaymentUnavailable)
  })

  it('has no page of the sandbox', async () => {
    expect((await shop.app.inject('/api/payments/sandbox.css')).statusCode).toBe(404)
    expect((await clientOf(shop.app).GET('/config')).data).toMatchObject({
      active_payment_method_list: [{ gateway: 'stripe', gateway_title: 'Card' }],
    })
  })
})
