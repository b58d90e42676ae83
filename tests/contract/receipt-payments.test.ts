import { afterEach, describe, expect, it } from 'vitest'
import { type OrderStatus, offlinePayments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { giveDeliveredOrder, giveOfflineOrder, giveOrder } from './support/belongings.ts'
import { giveTo } from './support/books.ts'
import { asForm } from './support/forms.ts'
import { comeBack, giveMoneyBack, paying } from './support/online-payment.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

afterEach(() => {
  shop.now = noon
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const receipt = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/receipt', { params: { query: { order_id, ...who(person) } } })).data!
const back = async (person: Person, order_id: number) =>
  (await receipt(person, order_id)).payment_history
    .filter(({ type }) => type === 'given_back')
    .map(({ payment_method, amount, status }) => `${payment_method} ${amount} ${status}`)
const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const refunded = async (person: Person, order_id: number) => {
  await person.api.POST('/order/refund-request', {
    body: { order_id, customer_reason: 'Something is missing', ...who(person) },
    bodySerializer: asForm,
  })
  await transact(shop.services.db, (tx) => decideRefund(tx, order_id, { status: 'approved', now: shop.now }))
}

/** One kebab costs 24.63; the wallet pays as much of it as it holds. */
const withWallet = async (wallet: number): Promise<Person> => {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, { wallet })
  return person
}
const inParts = { payment_method: 'cash_on_delivery', partial_payment: 1 }

describe('a receipt', () => {
  it('names no money back of an order that runs or is delivered', async () => {
    const person = await withWallet(1000)
    const order_id = await giveOrder({ services: shop.services, person }, inParts)
    expect(await receipt(person, order_id)).toMatchObject({
      payments: [
        { payment_method: 'wallet', payment_status: 'paid', amount: 10 },
        { payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 14.63 },
      ],
      payment_history: [{ type: 'paid', payment_method: 'wallet', amount: 10, status: 'done' }],
    })
  })

  it("names the wallet's part of a canceled order as sent back", async () => {
    const person = await withWallet(1000)
    const order_id = await giveOrder({ services: shop.services, person }, inParts)
    await move(order_id, 'canceled')
    expect(await back(person, order_id)).toEqual(['wallet 10 done'])
  })

  it('names the cash of a refunded order, which goes to the wallet of a customer and by hand to a guest', async () => {
    const customer = await newCustomer(shop.app)
    const ofCustomer = await giveDeliveredOrder({ services: shop.services, person: customer })
    await refunded(customer, ofCustomer)
    expect(await back(customer, ofCustomer)).toEqual(['wallet 24.63 done'])
    const guest = await newGuest(shop.app)
    const ofGuest = await giveDeliveredOrder({ services: shop.services, person: guest })
    await refunded(guest, ofGuest)
    expect(await back(guest, ofGuest)).toEqual(['cash_on_delivery 24.63 pending'])
  })

  it('names an online payment as on its way, and as sent once the gateway has it', async () => {
    const { person, order_id, page } = await paying(shop)
    await shop.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=pay',
    })
    await comeBack(shop, order_id)
    await move(order_id, 'canceled')
    expect(await back(person, order_id)).toEqual(['digital_payment 24.63 pending'])
    await giveMoneyBack(shop)
    expect(await back(person, order_id)).toEqual(['digital_payment 24.63 done'])
    const { data } = await person.api.POST('/order/receipt', { body: { order_id, ...who(person) } })
    const said = async (link: string) => (await shop.app.inject(link)).body.replace(/<\/?bdi[^>]*>/g, '')
    expect(await said(data!.link)).toContain(
      'Money back<small>Online payment, sent</small></th><td>−AED 24.63</td>',
    )
    expect(await said(data!.link.replace('lang=en', 'lang=ar'))).toContain('مبلغ مسترد')
  })

  it('names a transfer that a clerk sends back', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOfflineOrder({ services: shop.services, person })
    await person.api.PUT('/order/offline-payment', {
      body: {
        order_id,
        ...who(person),
        method_id: 1,
        method_informations: [{ customer_input: 'reference', customer_data: 'FT42' }],
      },
    })
    await shop.services.db.update(offlinePayments).set({ status: 'verified' })
    await move(order_id, 'canceled')
    expect(await back(person, order_id)).toEqual(['offline_payment 24.63 pending'])
  })
})
