import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type OrderStatus, sandboxPayments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { PaymentUnavailable } from '#server/payments/provider.ts'
import { createSandbox, type SandboxAnswer, sandboxPayment } from '#server/payments/sandbox.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { movedClock } from './support/moved-clock.ts'
import { comeBack, giveMoneyBack, rowsOf, startPayment } from './support/online-payment.ts'
import { zone } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })
const later = movedClock(shop)

/** Presses a card of the sandbox. */
const press = (page: string, answer: SandboxAnswer) =>
  shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })

afterEach(async () => {
  const { settings, zones: known } = await shop.services.reference()
  Object.assign(settings, { cash_on_delivery: true, offline_payment: true, customer_wallet_status: true })
  Object.assign(known.get(zone.center)!, {
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: true,
  })
})

type Method = 'cash_on_delivery' | 'wallet' | 'offline_payment' | 'digital_payment'

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const choose = (person: Person, order_id: number, payment_method?: Method, more = {}) =>
  person.api.PUT('/order/payment-method', {
    body: { order_id, ...who(person), ...(payment_method && { payment_method }), ...more },
  })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!
const optionsOf = async (person: Person, order_id: number) =>
  Object.fromEntries(
    (await track(person, order_id)).payment_options!.map(({ payment_method, ...rest }) => [
      payment_method,
      rest,
    ]),
  )
const customerWith = async (wallet: number) => {
  const person = await newCustomer(shop.app)
  if (wallet) await giveTo({ services: shop.services, person }, { wallet })
  return person
}
/** One kebab, 24.63, to be paid in a way. */
const placed = (person: Person, payment_method: Method = 'digital_payment', more = {}) =>
  giveOrder({ services: shop.services, person }, { payment_method, ...more })
const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const balance = async (person: Person) => (await purseOf(person)).wallet_balance

describe('the payment options of a tracked order', () => {
  it('the payment options name the amount left for every method, and the refusal of each unavailable one', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    expect(await optionsOf(guest, order_id)).toEqual({
      cash_on_delivery: { amount: 24.63, amount_beside_wallet: null, refusal: null },
      digital_payment: { amount: 24.63, amount_beside_wallet: null, refusal: null },
      wallet: {
        amount: 24.63,
        amount_beside_wallet: null,
        refusal: { code: 'wallet_guest', message: 'Sign in to pay from your wallet.' },
      },
      offline_payment: { amount: 24.63, amount_beside_wallet: null, refusal: null },
    })
  })

  it('the payment options say the amount that the wallet of a customer leaves to pay', async () => {
    const customer = await customerWith(1000)
    const order_id = await placed(customer)
    expect(await optionsOf(customer, order_id)).toMatchObject({
      cash_on_delivery: { amount: 24.63, amount_beside_wallet: 14.63 },
      wallet: { refusal: { code: 'wallet_balance' } },
    })
  })
})

describe('choosing another way to pay', () => {
  it.each<[Method, object]>([
    ['cash_on_delivery', { payment_status: 'unpaid' }],
    ['offline_payment', { payment_status: 'unpaid' }],
    ['wallet', { payment_status: 'paid' }],
  ])('lets an order with an open page be paid by %s, and closes the page', async (method, expected) => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    await startPayment(customer, order_id)
    expect((await choose(customer, order_id, method)).data).toEqual({ message: 'Payment info updated.' })
    const { order, last } = await rowsOf(shop, order_id)
    expect(order).toEqual({ order_status: 'pending', payment_method: method, ...expected })
    expect(last).toMatchObject({ status: 'canceled', failure_reason: 'canceled' })
    expect(await balance(customer)).toBe(method === 'wallet' ? 25.37 : 50)
  })

  it('a failed order can be paid by any method, also online again', async () => {
    for (const method of ['cash_on_delivery', 'wallet', 'offline_payment', 'digital_payment'] as const) {
      const customer = await customerWith(5000)
      const order_id = await placed(customer)
      await move(order_id, 'failed')
      expect((await choose(customer, order_id, method)).response.status).toBe(200)
      expect((await rowsOf(shop, order_id)).order).toMatchObject({
        order_status: 'pending',
        payment_method: method,
      })
    }
  })

  it('a request without a method switches to cash', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    await choose(guest, order_id)
    expect((await rowsOf(shop, order_id)).order.payment_method).toBe('cash_on_delivery')
  })

  it('each refused switch has its own code and changes nothing', async () => {
    const { settings, zones: known } = await shop.services.reference()
    const center = known.get(zone.center)!
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    await startPayment(guest, order_id)
    const refusedAs = async (method: Method, more = {}) =>
      refusalOf(await choose(guest, order_id, method, more)).codes
    expect(await refusedAs('wallet')).toEqual(['wallet_guest'])
    expect(await refusedAs('cash_on_delivery', { partial_payment: 1 })).toEqual(['partial_payment'])
    settings.offline_payment = false
    expect(await refusedAs('offline_payment')).toEqual(['payment_method'])
    center.cash_on_delivery = false
    expect(await refusedAs('cash_on_delivery')).toEqual(['cash_zone'])
    settings.cash_on_delivery = false
    expect(await refusedAs('cash_on_delivery')).toEqual(['payment_method'])
    expect((await rowsOf(shop, order_id)).last.status).toBe('open')

    const poor = await customerWith(1000)
    const dear = await placed(poor)
    expect(refusalOf(await choose(poor, dear, 'wallet'))).toEqual({ status: 403, codes: ['wallet_balance'] })
    settings.customer_wallet_status = false
    expect(refusalOf(await choose(poor, dear, 'wallet')).codes).toEqual(['payment_method'])
  })

  it('the method cannot change once the order is paid, canceled or started', async () => {
    const customer = await customerWith(5000)
    const paid = await placed(customer, 'wallet')
    expect(refusalOf(await choose(customer, paid))).toEqual({ status: 409, codes: ['paid'] })
    for (const status of ['canceled', 'confirmed'] as const) {
      const order_id = await placed(customer, 'cash_on_delivery')
      await move(order_id, status)
      expect(refusalOf(await choose(customer, order_id, 'wallet'))).toEqual({
        status: 409,
        codes: ['order_status'],
      })
    }
  })

  it('changes of the method move the deadline to twice its minutes after placing at most', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    const latest = new Date(shop.now.getTime() + 60 * 60_000).toISOString()
    later(29 * 60)
    for (const method of ['cash_on_delivery', 'digital_payment'] as const)
      await choose(guest, order_id, method)
    later(29 * 60)
    for (const method of ['cash_on_delivery', 'offline_payment'] as const)
      await choose(guest, order_id, method)
    expect((await track(guest, order_id)).payment_deadline).toBe(latest)
    await choose(guest, order_id, 'cash_on_delivery')
    later(2 * 60)
    for (const method of ['digital_payment', 'offline_payment'] as const) {
      const refused = { status: 403, codes: ['payment_time'] }
      expect(refusalOf(await choose(guest, order_id, method))).toEqual(refused)
      expect((await optionsOf(guest, order_id))[method]!.refusal).toMatchObject({ code: 'payment_time' })
    }
    expect((await track(guest, order_id)).payment_method).toBe('cash_on_delivery')
  })

  it('a cash order that is paid ahead later has the whole time to pay from then', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest, 'cash_on_delivery')
    later(3 * 60 * 60)
    expect((await choose(guest, order_id, 'digital_payment')).response.status).toBe(200)
    const deadline = new Date(shop.now.getTime() + 30 * 60_000).toISOString()
    expect((await track(guest, order_id)).payment_deadline).toBe(deadline)
  })

  it('only the owner of an order changes its method', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    for (const stranger of [await newGuest(shop.app), await newCustomer(shop.app)])
      expect(refusalOf(await choose(stranger, order_id))).toEqual({ status: 404, codes: ['order'] })
  })
})

describe('the page of the gateway', () => {
  /** Pays on the page without a word to the shop. */
  const payUnheard = async (order_id: number) => {
    const { last } = await rowsOf(shop, order_id)
    const known = eq(sandboxPayments.reference, last.reference!)
    await shop.services.db.update(sandboxPayments).set({ state: 'paid' }).where(known)
  }
  const away = () => Promise.reject(new PaymentUnavailable('The gateway is away'))
  async function without(what: 'look' | 'close', person: Person) {
    const services = { ...shop.services, payments: { ...shop.services.payments!, [what]: away } }
    const app = await buildApp(services, { checkReplies: true, storefront: '/nowhere' })
    const there = { ...person, api: clientOf(app, person.token ? { token: person.token } : {}) }
    return { there, [Symbol.asyncDispose]: () => app.close() }
  }
  const held = async (order_id: number) =>
    (await shop.services.db.select().from(sandboxPayments).where(eq(sandboxPayments.order_id, order_id)))
      .filter(({ state, refunded_at }) => state === 'paid' && refunded_at === null)
      .reduce((sum, { amount }) => sum + amount, 0)

  it('a page that was paid a moment before pays the order, and the switch is refused', async () => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    await startPayment(customer, order_id)
    await payUnheard(order_id)
    expect(refusalOf(await choose(customer, order_id, 'wallet'))).toEqual({ status: 409, codes: ['paid'] })
    expect((await rowsOf(shop, order_id)).order).toEqual({
      order_status: 'pending',
      payment_method: 'digital_payment',
      payment_status: 'paid',
    })
    expect(await balance(customer)).toBe(50)
  })

  it('a payment that the gateway still decides keeps the order as it is', async () => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    const page = (await startPayment(customer, order_id)).data!.redirect_link
    await press(page, 'late')
    expect(refusalOf(await choose(customer, order_id, 'wallet'))).toEqual({
      status: 409,
      codes: ['payment_status'],
    })
    expect(await balance(customer)).toBe(50)
  })

  it('a page that cannot be closed does not delay the order, and its money is refunded and shown', async () => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    await startPayment(customer, order_id)
    await using broken = await without('close', customer)
    expect((await choose(broken.there, order_id, 'wallet')).response.status).toBe(200)
    await payUnheard(order_id)
    await comeBack(shop, order_id)
    const repayment = { payment_method: 'digital_payment', amount: 24.63 }
    expect(await track(customer, order_id)).toMatchObject({
      payment_method: 'wallet',
      payment_status: 'paid',
      online_payment: { status: 'canceled', failure_reason: 'canceled' },
      repayments: [{ ...repayment, status: 'pending' }],
    })
    expect(await held(order_id)).toBe(2463)
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await track(customer, order_id)).repayments).toMatchObject([{ ...repayment, status: 'sent' }])
    expect(await held(order_id)).toBe(0)
    const { data } = await customer.api.GET('/customer/notifications')
    expect(JSON.stringify(data)).toContain('We are sending it back.')
  })

  it('a page that is paid during a switch is never paid twice and never lost', async () => {
    for (let round = 0; round < 8; round++) {
      const customer = await customerWith(5000)
      const order_id = await placed(customer)
      const page = (await startPayment(customer, order_id)).data!.redirect_link
      const [reply] = await Promise.all([choose(customer, order_id, 'wallet'), press(page, 'pay')])
      const isByWallet = reply.response.status === 200
      await giveMoneyBack(shop)
      const { order } = await rowsOf(shop, order_id)
      expect(order).toEqual({
        order_status: 'pending',
        payment_method: isByWallet ? 'wallet' : 'digital_payment',
        payment_status: 'paid',
      })
      expect(await held(order_id)).toBe(isByWallet ? 0 : 2463)
      expect(await balance(customer)).toBe(isByWallet ? 25.37 : 50)
    }
  })

  it('a page that opens during a switch is closed, too', async () => {
    for (let round = 0; round < 8; round++) {
      const customer = await customerWith(5000)
      const order_id = await placed(customer)
      await Promise.all([choose(customer, order_id, 'wallet'), startPayment(customer, order_id)])
      const { order, tries } = await rowsOf(shop, order_id)
      expect(order.payment_method).toBe('wallet')
      for (const { reference } of tries)
        if (reference !== null)
          expect((await sandboxPayment(shop.services.db, reference)).state).toBe('canceled')
    }
  })

  it('a page that the gateway makes while the customer pays from the wallet is closed, and not returned', async () => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    const gateway = shop.services.payments!
    const make = gateway.open
    vi.spyOn(gateway, 'open').mockImplementationOnce(async (payment) => {
      expect((await choose(customer, order_id, 'wallet')).response.status).toBe(200)
      return make(payment)
    })
    const { response, data } = await startPayment(customer, order_id)
    expect([response.status, data]).toEqual([409, undefined])
    const { order, tries } = await rowsOf(shop, order_id)
    expect(order).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' })
    expect(tries).toHaveLength(1)
    expect((await sandboxPayment(shop.services.db, tries[0]!.reference!)).state).toBe('canceled')
  })

  it('the page stays open when the order is already paid online', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    const page = (await startPayment(guest, order_id)).data!.redirect_link
    expect((await choose(guest, order_id, 'digital_payment')).response.status).toBe(200)
    expect((await startPayment(guest, order_id)).data!.redirect_link).toBe(page)
  })
})

describe('a part the wallet has paid', () => {
  const inPart = (person: Person, payment_method: Method = 'digital_payment') =>
    placed(person, payment_method, { partial_payment: 1 })
  const bookings = async ({ api }: Person) =>
    (await api.GET('/wallet/transactions', { params: { query: { type: 'order' } } })).data!.data.map(
      ({ transaction_type, credit, debit }) => [transaction_type, credit - debit],
    )

  it.each<[Method, number]>([
    ['cash_on_delivery', 14.63],
    ['offline_payment', 14.63],
    ['digital_payment', 14.63],
  ])('stays when the rest is to be paid by %s', async (method, amount) => {
    const customer = await customerWith(1000)
    const order_id = await inPart(customer)
    await startPayment(customer, order_id)
    expect((await optionsOf(customer, order_id))[method]).toMatchObject({
      amount,
      amount_beside_wallet: null,
    })
    expect((await choose(customer, order_id, method)).response.status).toBe(200)
    expect(await track(customer, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'partially_paid',
      payments: [
        { payment_method: 'wallet', payment_status: 'paid', amount: 10 },
        { payment_method: method, payment_status: 'unpaid', amount },
      ],
    })
    expect(await balance(customer)).toBe(0)
  })

  it('the wallet pays the rest of a part once it holds enough', async () => {
    const customer = await customerWith(1000)
    const order_id = await inPart(customer)
    expect(refusalOf(await choose(customer, order_id, 'wallet')).codes).toEqual(['wallet_balance'])
    await giveTo({ services: shop.services, person: customer }, { wallet: 1500 })
    expect((await choose(customer, order_id, 'wallet')).response.status).toBe(200)
    expect(await track(customer, order_id)).toMatchObject({
      payment_status: 'paid',
      payments: [{ payment_method: 'wallet', payment_status: 'paid', amount: 24.63 }],
    })
    expect(await balance(customer)).toBe(0.37)
    await move(order_id, 'canceled')
    expect(await balance(customer)).toBe(25)
    expect(await bookings(customer)).toEqual([
      ['order_refund', 24.63],
      ['order_place', -14.63],
      ['partial_payment', -10],
    ])
  })

  it('a part returns when the order fails, and the wallet can pay it again after each failure', async () => {
    const customer = await customerWith(1000)
    const order_id = await inPart(customer)
    for (let times = 0; times < 3; times++) {
      later(1)
      const page = (await startPayment(customer, order_id)).data!.redirect_link
      await press(page, 'insufficient_funds')
      await comeBack(shop, order_id)
      expect(await balance(customer)).toBe(10)
      expect(await optionsOf(customer, order_id)).toMatchObject({
        digital_payment: { amount: 24.63, amount_beside_wallet: 14.63 },
      })
      expect(
        (await choose(customer, order_id, 'digital_payment', { partial_payment: 1 })).response.status,
      ).toBe(200)
      expect(await balance(customer)).toBe(0)
    }
    later(1)
    const page = (await startPayment(customer, order_id)).data!.redirect_link
    await press(page, 'pay')
    expect(await track(customer, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
      payments: [
        { payment_method: 'wallet', amount: 10 },
        { payment_method: 'digital_payment', payment_status: 'paid', amount: 14.63 },
      ],
    })
    await customer.api.POST('/order/cancel', { body: { order_id, reason: 'Too slow' } })
    expect(await balance(customer)).toBe(10)
    expect((await track(customer, order_id)).repayments).toMatchObject([{ amount: 14.63, status: 'pending' }])
  })

  it('the wallet pays a part beside another method of a failed order, and refuses where it cannot', async () => {
    const { settings } = await shop.services.reference()
    const customer = await customerWith(1000)
    const order_id = await placed(customer)
    await move(order_id, 'failed')
    settings.partial_payment_status = false
    const part = () => choose(customer, order_id, 'cash_on_delivery', { partial_payment: 1 })
    expect(refusalOf(await part())).toEqual({ status: 403, codes: ['partial_payment'] })
    expect((await optionsOf(customer, order_id)).cash_on_delivery!.amount_beside_wallet).toBe(null)
    settings.partial_payment_status = true
    expect((await part()).response.status).toBe(200)
    expect(await track(customer, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'partially_paid',
      payments: [
        { payment_method: 'wallet', amount: 10 },
        { payment_method: 'cash_on_delivery', amount: 14.63 },
      ],
    })
    for (const [wallet, code] of [
      [0, 'partial_payment'],
      [5000, 'partial_payment'],
    ] as const) {
      const other = await customerWith(wallet)
      const id = await placed(other)
      const reply = await choose(other, id, 'cash_on_delivery', { partial_payment: 1 })
      expect(refusalOf(reply).codes).toEqual([code])
    }
  })

  it('two switches at once take the part once', async () => {
    for (let round = 0; round < 5; round++) {
      const customer = await customerWith(5000)
      const order_id = await placed(customer)
      const replies = await Promise.all([1, 2, 3].map(() => choose(customer, order_id, 'wallet')))
      expect(replies.filter(({ response }) => response.status === 200).length).toBeGreaterThan(0)
      expect(await balance(customer)).toBe(25.37)
    }
  })
})
