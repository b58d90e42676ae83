import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { settleTransfer } from '#server/settlement/transfer.ts'
import { newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { bring, contact, giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { giveTo } from './support/books.ts'
import { asForm } from './support/forms.ts'
import { giveMoneyBack, startPayment } from './support/online-payment.ts'
import { noon, transfer } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, meddled: ['kept-back'] })

afterEach(() => {
  shop.now = noon
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

const give = (person: Person, more = {}) => giveOrder({ services: shop.services, person }, more)

const withWallet = async (wallet: number): Promise<Person> => {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, { wallet })
  return person
}

/** The entries as short texts: `paid wallet 10 done +5`, with minutes since noon. */
const historyOf = async (person: Person, order_id: number) => {
  const { data } = await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })
  return data!.payment_history!.map(({ type, payment_method, amount, status, at }) => {
    const minutes = Math.round((Date.parse(at) - noon.getTime()) / 60_000)
    return `${type} ${payment_method} ${amount} ${status} +${minutes}`
  })
}

const payOnline = async (person: Person, order_id: number) => {
  const { data } = await startPayment(person, order_id)
  const { headers } = await shop.app.inject({
    method: 'POST',
    url: data!.redirect_link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  await shop.app.inject(String(headers.location))
}

const cancel = (person: Person, order_id: number) =>
  person.api.POST('/order/cancel', { body: { order_id, reason: 'Too slow', ...who(person) } })

const refund = async (person: Person, order_id: number) => {
  await person.api.POST('/order/refund-request', {
    body: { order_id, customer_reason: 'Cold', ...who(person) },
    bodySerializer: asForm,
  })
  await transact(shop.services.db, (tx) =>
    decideRefund(tx, order_id, { status: 'approved', now: shop.services.now() }),
  )
}

const told = {
  method_id: transfer.bank,
  method_informations: [{ customer_input: 'reference', customer_data: '77' }],
}

/** Sets the clock to so many minutes after noon. */
const minutes = (after: number) => {
  shop.now = new Date(noon.getTime() + after * 60_000)
}

describe('the payment history of an order', () => {
  it('is empty before money came', async () => {
    const guest = await newGuest(shop.app)
    expect(await historyOf(guest, await give(guest))).toEqual([])
  })

  it('names the cash of a delivered order, at the time of the delivery', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await give(guest)
    minutes(20)
    await bring(shop.services, order_id)
    expect(await historyOf(guest, order_id)).toEqual(['paid cash_on_delivery 24.63 done +20'])
  })

  it('names what the wallet paid and, once the order is canceled, what went back into it', async () => {
    const person = await withWallet(5000)
    const order_id = await give(person, { payment_method: 'wallet' })
    minutes(5)
    await cancel(person, order_id)
    expect(await historyOf(person, order_id)).toEqual([
      'paid wallet 24.63 done +0',
      'given_back wallet 24.63 done +5',
    ])
  })

  it('names a card payment beside the part of the wallet, and where each of them goes back to', async () => {
    const person = await withWallet(1000)
    const order_id = await give(person, { payment_method: 'digital_payment', partial_payment: 1 })
    minutes(2)
    await payOnline(person, order_id)
    const paid = ['paid wallet 10 done +0', 'paid digital_payment 14.63 done +2']
    expect(await historyOf(person, order_id)).toEqual(paid)
    minutes(7)
    await cancel(person, order_id)
    const back = [...paid, 'given_back wallet 10 done +7']
    expect(await historyOf(person, order_id)).toEqual([
      ...back,
      'given_back digital_payment 14.63 pending +7',
    ])
    minutes(30)
    await giveMoneyBack(shop)
    expect(await historyOf(person, order_id)).toEqual([...back, 'given_back digital_payment 14.63 done +30'])
  })

  it('names only the part of a verified transfer that was transferred, and that it is to be sent back', async () => {
    const person = await withWallet(1000)
    const order_id = await give(person, {
      payment_method: 'offline_payment',
      partial_payment: 1,
      offline_payment: told,
    })
    minutes(10)
    const { db, now } = shop.services
    await transact(db, (tx) => settleTransfer(tx, order_id, { status: 'verified' }, now()))
    const paid = ['paid wallet 10 done +0', 'paid offline_payment 14.63 done +10']
    expect(await historyOf(person, order_id)).toEqual(paid)
    minutes(12)
    await cancel(person, order_id)
    const query = { order_id }
    const { data } = await person.api.GET('/order/track', { params: { query } })
    expect(data!.repayments).toMatchObject([{ payment_method: 'offline_payment', amount: 14.63 }])
    expect((await historyOf(person, order_id)).slice(2).sort()).toEqual([
      'given_back offline_payment 14.63 pending +12',
      'given_back wallet 10 done +12',
    ])
  })

  it('returns the cash of a refunded order to the wallet of a customer', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person })
    minutes(15)
    await refund(person, order_id)
    expect(await historyOf(person, order_id)).toEqual([
      'paid cash_on_delivery 24.63 done +0',
      'given_back wallet 24.63 done +15',
    ])
  })

  it('hands the cash of a refunded order out to a guest', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person: guest })
    minutes(15)
    await refund(guest, order_id)
    expect(await historyOf(guest, order_id)).toEqual([
      'paid cash_on_delivery 24.63 done +0',
      'given_back cash_on_delivery 24.63 pending +15',
    ])
  })

  it('names what a refund withholds for spent rewards', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await give(person, { payment_method: 'digital_payment' })
    await payOnline(person, order_id)
    await bring(shop.services, order_id)
    await refund(person, order_id)
    const { db } = shop.services
    await db.update(payments).set({ withheld: 300 }).where(eq(payments.order_id, order_id))
    expect((await historyOf(person, order_id)).slice(-2)).toEqual([
      'given_back digital_payment 21.63 pending +0',
      'withheld digital_payment 3 done +0',
    ])
  })

  it('names money that came after the order was canceled, from the moment it came', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await give(guest, { payment_method: 'offline_payment', offline_payment: told })
    minutes(3)
    await cancel(guest, order_id)
    minutes(9)
    const { db, now } = shop.services
    await transact(db, (tx) => settleTransfer(tx, order_id, { status: 'verified' }, now()))
    const query = { order_id, guest_id: guest.guest_id }
    const { data } = await guest.api.GET('/order/track', { params: { query } })
    expect(data!.payment_history).toHaveLength(2)
    expect(await historyOf(guest, order_id)).toEqual([
      'paid offline_payment 24.63 done +9',
      'given_back offline_payment 24.63 pending +9',
    ])
  })

  it('stays empty for a caller who only knows the phone number of the order', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person: guest })
    const stranger = await newGuest(shop.app)
    const { contact_person_number: contact_number } = contact
    const query = { order_id, guest_id: stranger.guest_id, contact_number }
    const { data } = await stranger.api.GET('/order/track', { params: { query } })
    expect(data).toMatchObject({ id: order_id, payment_history: [] })
  })
})
