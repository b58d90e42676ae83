import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliveryMen, payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveTo } from './support/books.ts'
import { movedClock } from './support/moved-clock.ts'
import { parcelSteps, reason, WAITS } from './support/parcel-steps.ts'
import {
  carryParcel,
  fillParcelShop,
  giveParcel,
  giveParcelPaidOnline,
  readSides,
} from './support/parcels.ts'
import { courier, noon } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })
const pass = movedClock(shop)
const { balanceOf, bringBack, carried, fail, handoverOf, orderOf, track, turnBack } = parcelSteps(shop)

beforeEach(async () => {
  await shop.services.db.update(deliveryMen).set({ current_orders: 1, latitude: 25.2, longitude: 55.3 })
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const later = (minutes: number) => pass(60 * minutes)

async function returned(person: Person, more = {}): Promise<number> {
  const order_id = await carried(person, more)
  later(5)
  await turnBack(order_id)
  later(5)
  await bringBack(order_id)
  return order_id
}

const sidesOf = (person: Person, order_id: number) => readSides(shop, person, order_id)

describe('a hand-over', () => {
  it('that fails keeps the parcel on its way, and both sides read why and how long the courier waits', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await carried(person)
    later(1)
    await fail(order_id)
    const attempt = {
      at: shop.now.toISOString(),
      reason: reason.en,
      waiting_until: new Date(shop.now.getTime() + WAITS).toISOString(),
    }
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'picked_up',
      parcel: { attempts: [attempt], return: null, return_code: null },
    })
    const { sender, receiver } = await sidesOf(person, order_id)
    expect([sender.attempt, receiver.attempt]).toEqual([attempt, attempt])
    expect(receiver.code).toBe((await handoverOf(order_id)).handover_code)
    const { data } = await person.api.GET('/customer/notifications')
    expect(data!.notifications[0]!.body).toBe('Your parcel could not be handed over: Nobody opened the door')
  })

  it('a hand-over that succeeds after a failed attempt is proven by a picture, a moment and a name', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    await fail(order_id)
    later(3)
    await transact(shop.services.db, (tx) =>
      handOver(tx, order_id, { now: shop.now, picture: 'category-1f381-20', name: 'Amira Saleh' }),
    )
    const { order_status, payment_status, parcel } = await track(person, order_id)
    expect([order_status, payment_status]).toEqual(['delivered', 'paid'])
    expect(parcel).toMatchObject({
      proof: {
        picture_full_url: expect.stringContaining('category-1f381-20'),
        at: shop.now.toISOString(),
        name: 'Amira Saleh',
      },
      attempts: [{ reason: reason.en }],
      handover_code: null,
    })
  })

  it('fails only on the way to the receiver', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    await expect(fail(order_id)).rejects.toMatchObject({ status: 409 })
    await expect(turnBack(order_id)).rejects.toMatchObject({ status: 409 })
    await expect(bringBack(order_id)).rejects.toMatchObject({ status: 409 })
    const back = await carried(person)
    await turnBack(back)
    await expect(fail(back)).rejects.toMatchObject({ status: 409 })
    await expect(turnBack(back)).rejects.toMatchObject({ status: 409 })
    const handed = transact(shop.services.db, (tx) =>
      handOver(tx, back, { now: shop.now, picture: null, name: 'Amira' }),
    )
    await expect(handed).rejects.toMatchObject({ status: 409 })
  })
})

describe('the running-order check', () => {
  const running = async ({ api, guest_id, token }: Person) =>
    (await api.GET('/order/running-check', { params: { query: token ? {} : { guest_id } } })).data!.orders

  it('the check of running orders tells of a parcel that waits or comes back what its tracking tells, and none of its codes', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    const before = await running(person)
    expect(before).toMatchObject([{ receiver_name: 'Amira Saleh', parcel: { attempts: [], return: null } }])
    later(1)
    await fail(order_id)
    const waiting = await running(person)
    expect(waiting).toMatchObject([
      { order_status: 'picked_up', parcel: { attempts: [{ reason: reason.en }] } },
    ])
    expect(await track(person, order_id)).toMatchObject(waiting[0]!)
    await turnBack(order_id)
    const back = await running(person)
    expect(back).toMatchObject([{ order_status: 'picked_up', parcel: { return: { status: 'on_the_way' } } }])
    expect(await track(person, order_id)).toMatchObject(back[0]!)
    expect(JSON.stringify([waiting, back])).not.toContain('_code')
  })
})

describe('a parcel on its way back', () => {
  it('asks for the return code and the fee, which the receiver does not read', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person, { charge_payer: 'receiver' })
    await turnBack(order_id)
    const { return_code } = await handoverOf(order_id)
    const back = { status: 'on_the_way', at: noon.toISOString() }
    expect((await track(person, order_id)).parcel).toMatchObject({
      handover_code: null,
      return_code,
      return: { ...back, fee: 4.5, due: 14.5 },
    })
    const { sender, receiver } = await sidesOf(person, order_id)
    expect(sender).toMatchObject({
      code: return_code,
      order_amount: 10,
      return: { ...back, fee: 4.5, due: 14.5 },
      courier_location: { latitude: '25.2', longitude: '55.3' },
    })
    expect(receiver).toMatchObject({
      code: null,
      order_amount: null,
      return: { ...back, fee: null, due: null },
      courier_location: null,
    })
  })

  it('ends canceled with the reason of the courier, who is free again', async () => {
    const person = await newGuest(shop.app)
    const order_id = await returned(person)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: reason.en,
      cancel_fee: null,
      parcel: { return: { status: 'returned', at: shop.now.toISOString(), fee: 4.5, due: 0 } },
    })
    const [yusuf] = await shop.services.db.select().from(deliveryMen).where(eq(deliveryMen.id, courier.yusuf))
    expect(yusuf!.current_orders).toBe(0)
  })

  it('tells a customer both ends of the way in words', async () => {
    const person = await newCustomer(shop.app)
    await returned(person)
    const { data } = await person.api.GET('/customer/notifications')
    expect(data!.notifications.slice(0, 2).map(({ body }) => body)).toEqual([
      'Your parcel is back with you.',
      'Your parcel is on its way back to you.',
    ])
  })
})

describe('who pays for a parcel that came back', () => {
  const historyOf = async (person: Person, order_id: number) =>
    (await track(person, order_id)).payment_history!.map(({ type, payment_method, amount }) => [
      type,
      payment_method,
      amount,
    ])

  it.each(['sender', 'receiver'] as const)(
    'is the sender in cash, price and fee, when the %s was to pay the courier',
    async (charge_payer) => {
      const person = await newGuest(shop.app)
      const order_id = await returned(person, { charge_payer })
      expect(await historyOf(person, order_id)).toEqual([['paid', 'cash_on_delivery', 14.5]])
      expect((await track(person, order_id)).payment_status).toBe('paid')
    },
  )

  it('is the sender in cash for the fee alone, when the wallet paid the price', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await returned(person, { payment_method: 'wallet' })
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'wallet', 10],
      ['paid', 'cash_on_delivery', 4.5],
    ])
    const { data } = await person.api.GET('/customer/info')
    expect(data!.wallet_balance).toBe(20)
  })

  it('is the sender in cash for what the wallet did not pay, and the fee', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 300 })
    const order_id = await returned(person, { partial_payment: 1 })
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'wallet', 3],
      ['paid', 'cash_on_delivery', 11.5],
    ])
  })

  it('is the sender in cash for the fee alone, when the price was paid online, which the shop keeps', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcelPaidOnline(shop, person)
    await carryParcel(shop.services, order_id, 'picked_up')
    await turnBack(order_id)
    await bringBack(order_id)
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'digital_payment', 10],
      ['paid', 'cash_on_delivery', 4.5],
    ])
    const [payment] = await shop.services.db.select().from(payments).where(eq(payments.order_id, order_id))
    expect(payment!.status).toBe('paid')
  })
})

/** The receipt, whose figures and payments both come to its total. */
async function receiptOf(person: Person, order_id: number) {
  const { data } = await person.api.GET('/order/receipt', {
    params: { query: { order_id, ...who(person) } },
  })
  const { figures, payment_history, total } = data!
  const cents = (amount: number) => Math.round(amount * 100)
  const came = payment_history.map(({ type, amount }) => (type === 'paid' ? cents(amount) : -cents(amount)))
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  expect(sum(figures.map(({ amount }) => cents(amount)))).toBe(cents(total))
  expect(sum(came)).toBe(cents(total))
  return { total, figures: figures.map(({ key, amount }) => [key, amount]) }
}
const price = [
  ['item_total', 0],
  ['delivery_charge', 9],
  ['additional_charge', 1],
]

describe('the receipt of a parcel', () => {
  it.each([
    ['cash', {}],
    ['the wallet', { payment_method: 'wallet' }],
  ])('that came back adds the fee for the way back to a price paid by %s', async (_, more) => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await returned(person, more)
    expect(await receiptOf(person, order_id)).toEqual({
      total: 14.5,
      figures: [...price, ['return_fee', 4.5]],
    })
  })

  it.each([
    ['was paid by the wallet', { payment_method: 'wallet' }, 3000],
    ['was to be paid in cash', {}, 3000],
    ['was to be paid in cash by a customer whose wallet is empty', {}, 0],
  ])('that was canceled late and %s comes to the fee alone', async (_, more, wallet) => {
    const person = await newCustomer(shop.app)
    if (wallet > 0) await giveTo({ services: shop.services, person }, { wallet })
    const order_id = await giveParcel({ services: shop.services, person }, more)
    await carryParcel(shop.services, order_id, 'processing')
    await person.api.POST('/order/cancel', {
      body: { order_id, reason: 'Changed my mind', cancel_fee: 3 },
    })
    expect(await receiptOf(person, order_id)).toEqual({
      total: 3,
      figures: [...price, ['canceled', -10], ['cancel_fee', 3]],
    })
  })
})

describe('the owner who cancels a parcel', () => {
  const cancel = (person: Person, order_id: number, cancel_fee?: number) =>
    person.api.POST('/order/cancel', {
      body: {
        order_id,
        reason: 'Changed my mind',
        ...who(person),
        ...(cancel_fee === undefined ? {} : { cancel_fee }),
      },
    })
  const feeFor = async (person: Person, order_id: number) => (await track(person, order_id)).cancel_fee

  async function fetched(person: Person, more = {}): Promise<number> {
    const order_id = await giveParcel({ services: shop.services, person }, more)
    await carryParcel(shop.services, order_id, 'processing')
    return order_id
  }

  it.each(['pending', 'confirmed'] as const)('pays nothing while it is %s', async (status) => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await giveParcel({ services: shop.services, person }, { payment_method: 'wallet' })
    if (status === 'confirmed') await carryParcel(shop.services, order_id, 'confirmed')
    expect(await feeFor(person, order_id)).toBe(0)
    expect((await cancel(person, order_id)).data).toEqual({ message: 'Order canceled successfully' })
    expect(await balanceOf(person)).toBe(30)
    expect((await track(person, order_id)).parcel!.canceled_fee).toBeNull()
  })

  it('pays the fee out of the wallet that paid, and has the rest back', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await fetched(person, { payment_method: 'wallet' })
    expect(await feeFor(person, order_id)).toBe(3)
    expect((await cancel(person, order_id, 3)).data).toEqual({ message: 'Order canceled successfully' })
    expect(await balanceOf(person)).toBe(27)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'customer',
      cancel_fee: null,
      parcel: { canceled_fee: 3, return: null },
    })
  })

  it('pays the fee out of what was paid online, and the gateway returns the rest', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcelPaidOnline(shop, person)
    await carryParcel(shop.services, order_id, 'handover')
    expect(await feeFor(person, order_id)).toBe(3)
    await cancel(person, order_id, 3)
    const [payment] = await shop.services.db.select().from(payments).where(eq(payments.order_id, order_id))
    expect(payment).toMatchObject({ status: 'to_refund', due: 1000, kept: 300 })
    expect((await track(person, order_id)).repayments).toMatchObject([{ amount: 7 }])
  })

  it('pays the fee out of both parts, where the wallet has its part back first', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 800 })
    const order_id = await giveParcelPaidOnline(shop, person, { partial_payment: 1 })
    await carryParcel(shop.services, order_id, 'processing')
    await cancel(person, order_id, 3)
    expect(await balanceOf(person)).toBe(7)
    const [payment] = await shop.services.db.select().from(payments).where(eq(payments.order_id, order_id))
    expect(payment).toMatchObject({ status: 'paid', due: 200 })
  })

  it('who pays in cash owes the fee to the wallet, also when it is empty', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 100 })
    const order_id = await fetched(person)
    expect(await feeFor(person, order_id)).toBe(3)
    await cancel(person, order_id, 3)
    expect(await balanceOf(person)).toBe(0)
    await giveTo({ services: shop.services, person }, { wallet: 500 })
    expect(await balanceOf(person)).toBe(3)
    const { data } = await person.api.GET('/wallet/transactions')
    expect(data!.data.map(({ transaction_type }) => transaction_type)).toContain('cancel_fee')
  })

  it('as a guest who pays in cash pays nothing: the shop has nothing to keep', async () => {
    const person = await newGuest(shop.app)
    const order_id = await fetched(person)
    expect(await feeFor(person, order_id)).toBe(0)
    expect((await cancel(person, order_id)).response.status).toBe(200)
  })

  it('is asked again when the courier has set out meanwhile, and pays no fee that was not shown', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    expect(await feeFor(person, order_id)).toBe(0)
    await carryParcel(shop.services, order_id, 'processing')
    const refused = await cancel(person, order_id, 0)
    expect(refusalOf(refused)).toEqual({ status: 409, codes: ['cancel_fee'] })
    expect(refused.error).toMatchObject({ errors: [{ expected: 3 }] })
    expect(refusalOf(await cancel(person, order_id))).toEqual({ status: 409, codes: ['cancel_fee'] })
    expect(refusalOf(await cancel(person, order_id, 2))).toEqual({ status: 409, codes: ['cancel_fee'] })
    expect((await orderOf(order_id)).order_status).toBe('processing')
  })

  it('after the courier has fetched it has it brought back for a fee, once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await carried(person)
    expect(await feeFor(person, order_id)).toBe(4.5)
    const said = { message: 'Your parcel is on its way back to you.' }
    expect((await cancel(person, order_id, 4.5)).data).toEqual(said)
    expect((await cancel(person, order_id, 4.5)).data).toEqual(said)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'picked_up',
      cancel_fee: null,
      parcel: { return: { status: 'on_the_way', fee: 4.5, due: 14.5 } },
    })
    await bringBack(order_id)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'customer',
      cancellation_reason: 'Changed my mind',
    })
  })

  it('cannot cancel a parcel that is on its way back, or was delivered', async () => {
    const person = await newGuest(shop.app)
    const back = await carried(person)
    await turnBack(back)
    expect(refusalOf(await cancel(person, back, 4.5))).toEqual({ status: 409, codes: ['order_status'] })
    const delivered = await giveParcel({ services: shop.services, person })
    await carryParcel(shop.services, delivered, 'delivered')
    expect(refusalOf(await cancel(person, delivered))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('alone reads what canceling costs', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    const elsewhere = await newGuest(shop.app)
    const query = { order_id, guest_id: elsewhere.guest_id, contact_number: '+971501234567' }
    const { data } = await elsewhere.api.GET('/order/track', { params: { query } })
    expect(data!.cancel_fee).toBeNull()
  })
})
