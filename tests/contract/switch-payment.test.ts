import { afterEach, describe, expect, it } from 'vitest'
import type { OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { rowsOf, startPayment } from './support/online-payment.ts'
import { noon, zone } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

afterEach(async () => {
  shop.now = noon
  const { settings, zones: known } = await shop.services.reference()
  Object.assign(settings, { cash_on_delivery: true, offline_payment: true, customer_wallet_status: true })
  Object.assign(known.get(zone.center)!, {
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: true,
  })
})

type Way = 'cash_on_delivery' | 'wallet' | 'offline_payment' | 'digital_payment'

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const choose = (person: Person, order_id: number, payment_method?: Way, more = {}) =>
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
const placed = (person: Person, payment_method: Way = 'digital_payment', more = {}) =>
  giveOrder({ services: shop.services, person }, { payment_method, ...more })
const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const balance = async (person: Person) => (await purseOf(person)).wallet_balance

describe('the payment options of a tracked order', () => {
  it('offer every way with the amount that is left, and name the refusal of each that is not offered', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    expect(await optionsOf(guest, order_id)).toEqual({
      cash_on_delivery: { amount: 24.63, amount_beside_wallet: null, refusal: null },
      digital_payment: { amount: 24.63, amount_beside_wallet: null, refusal: null },
      wallet: {
        amount: 24.63,
        amount_beside_wallet: null,
        refusal: { code: 'wallet_guest', message: 'Please sign in to pay from your wallet.' },
      },
      offline_payment: { amount: 24.63, amount_beside_wallet: null, refusal: null },
    })
  })

  it('say what is left beside the wallet of a customer', async () => {
    const customer = await customerWith(1000)
    const order_id = await placed(customer)
    expect(await optionsOf(customer, order_id)).toMatchObject({
      cash_on_delivery: { amount: 24.63, amount_beside_wallet: 14.63 },
      wallet: { refusal: { code: 'wallet_balance' } },
    })
  })
})

describe('choosing another way to pay', () => {
  it.each<[Way, object]>([
    ['cash_on_delivery', { payment_status: 'unpaid' }],
    ['offline_payment', { payment_status: 'unpaid' }],
    ['wallet', { payment_status: 'paid' }],
  ])('lets an order with an open page be paid by %s, and closes the page', async (way, expected) => {
    const customer = await customerWith(5000)
    const order_id = await placed(customer)
    await startPayment(customer, order_id)
    expect((await choose(customer, order_id, way)).data).toEqual({ message: 'Payment info updated.' })
    const { order, last } = await rowsOf(shop, order_id)
    expect(order).toEqual({ order_status: 'pending', payment_method: way, ...expected })
    expect(last).toMatchObject({ status: 'canceled', failure_reason: 'canceled' })
    expect(await balance(customer)).toBe(way === 'wallet' ? 25.37 : 50)
  })

  it('brings a failed order back to any way, also online again', async () => {
    for (const way of ['cash_on_delivery', 'wallet', 'offline_payment', 'digital_payment'] as const) {
      const customer = await customerWith(5000)
      const order_id = await placed(customer)
      await move(order_id, 'failed')
      expect((await choose(customer, order_id, way)).response.status).toBe(200)
      expect((await rowsOf(shop, order_id)).order).toMatchObject({
        order_status: 'pending',
        payment_method: way,
      })
    }
  })

  it('is cash when no way is named', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    await choose(guest, order_id)
    expect((await rowsOf(shop, order_id)).order.payment_method).toBe('cash_on_delivery')
  })

  it('is refused with a code of its own for each cause, and changes nothing', async () => {
    const { settings, zones: known } = await shop.services.reference()
    const center = known.get(zone.center)!
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    await startPayment(guest, order_id)
    const refusedAs = async (way: Way, more = {}) => refusalOf(await choose(guest, order_id, way, more)).codes
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

  it('is over once the order is paid, canceled, or worked on', async () => {
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

  it('is for the owner of the order alone', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await placed(guest)
    for (const stranger of [await newGuest(shop.app), await newCustomer(shop.app)])
      expect(refusalOf(await choose(stranger, order_id))).toEqual({ status: 404, codes: ['order'] })
  })
})
