import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { offlinePayments, orders, outbox, uploads } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { startSimulator } from '#server/jobs/simulator.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { type Finding, settleTransfer } from '#server/settlement/transfer.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { contact, giveOrder, kebabToGo, onePixel } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import { cashierOf } from './support/online-payment.ts'
import { transfer } from './support/small-shop.ts'

const shop = openShop()

const later = movedClock(shop)

const reference = [{ customer_input: 'reference', customer_data: 'FT42' }]
const info = { method_id: transfer.bank, method_informations: reference }

const place = ({ api, guest_id, token }: Person, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...kebabToGo,
      cart: [...kebabToGo.cart],
      payment_method: 'offline_payment',
      ...more,
    },
  })

const tell = ({ api, guest_id, token }: Person, order_id: number, more: object = {}) =>
  api.PUT('/order/offline-payment', { body: { order_id, ...(token ? {} : { guest_id }), ...info, ...more } })

const track = async ({ api, guest_id }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id, guest_id } } })).data!

const settle = (order_id: number, finding: Finding) =>
  transact(shop.services.db, (tx) => settleTransfer(tx, order_id, finding, shop.now))
const verified = { status: 'verified' } as const
const denied = { status: 'denied', note: { en: 'Not found', ar: 'غير موجود' } } as const

const move = (id: number, to: 'confirmed') =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))

async function waiting(more: object = {}): Promise<{ guest: Person; order_id: number }> {
  const guest = await newGuest(shop.app)
  const { data } = await place(guest, more)
  return { guest, order_id: data!.order_id }
}

describe('ways to pay outside the shop', () => {
  const list = (locale = 'en') => clientOf(shop.app, { locale }).GET('/offline-payment/methods')

  it("the shop lists its transfer methods with instructions and fields in the customer's language", async () => {
    expect((await list()).data).toEqual([
      {
        id: transfer.bank,
        method_name: 'Bank transfer',
        method_fields: [{ input_name: 'Account holder', input_data: 'Small Shop LLC' }],
        method_informations: [
          {
            customer_input: 'reference',
            customer_label: 'Reference',
            customer_placeholder: 'FT42',
            is_required: 1,
          },
          {
            customer_input: 'bank',
            customer_label: 'Your bank',
            customer_placeholder: 'Any',
            is_required: 0,
          },
        ],
      },
    ])
    expect((await list('ar')).data).toMatchObject([{ method_name: 'تحويل بنكي' }])
  })

  it('a shop without transfers lists no method and refuses orders by transfer', async () => {
    const { settings, zones } = await shop.services.reference()
    const refused = { status: 403, codes: ['payment_method'] }
    settings.offline_payment = false
    expect((await list()).data).toEqual([])
    expect((await clientOf(shop.app).GET('/config')).data).toMatchObject({ offline_payment_status: 0 })
    expect(refusalOf(await place(await newGuest(shop.app)))).toEqual(refused)
    settings.offline_payment = true
    expect((await clientOf(shop.app).GET('/config')).data).toMatchObject({ offline_payment_status: 1 })
    const center = zones.get(1)!
    center.offline_payment = false
    expect(refusalOf(await place(await newGuest(shop.app)))).toEqual(refused)
    center.offline_payment = true
  })
})

describe('an order paid outside the shop', () => {
  it('an order waits until its transfer is verified, and then starts', async () => {
    const { guest, order_id } = await waiting({ offline_payment: { ...info, customer_note: 'This morning' } })
    expect(await track(guest, order_id)).toMatchObject({
      order_status: 'pending',
      payment_method: 'offline_payment',
      payment_status: 'unpaid',
      offline_payment: {
        method_id: transfer.bank,
        method_name: 'Bank transfer',
        method_informations: reference,
        customer_note: 'This morning',
        status: 'pending',
        note: null,
      },
    })
    await expect(move(order_id, 'confirmed')).rejects.toMatchObject({ status: 409 })
    later(600)
    await settle(order_id, verified)
    expect(await track(guest, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
      pending: shop.now.toISOString(),
      offline_payment: { status: 'verified' },
    })
    await move(order_id, 'confirmed')
    const events = await shop.services.db.select().from(outbox)
    const own = events.filter(({ payload }) => payload.order_id === order_id)
    expect(own.map(({ payload }) => payload.order_status)).toEqual(['pending', 'pending', 'confirmed'])
  })

  it('the customer may send and correct the details until the transfer is reviewed', async () => {
    const customer = await newCustomer(shop.app)
    const { order_id } = (await place(customer)).data!
    expect(await track(customer, order_id)).toMatchObject({ offline_payment: null })
    expect((await tell(customer, order_id)).data).toEqual({ message: 'Payment info updated.' })
    const corrected = [
      { customer_input: 'reference', customer_data: ' FT43 ' },
      { customer_input: 'bank', customer_data: 'Harbour Bank' },
    ]
    expect((await tell(customer, order_id, { method_informations: corrected })).response.status).toBe(200)
    expect(await track(customer, order_id)).toMatchObject({
      offline_payment: {
        method_informations: [
          { customer_input: 'reference', customer_label: 'Reference', customer_data: 'FT43' },
          { customer_input: 'bank', customer_label: 'Your bank', customer_data: 'Harbour Bank' },
        ],
        customer_note: null,
        status: 'pending',
      },
    })
    await settle(order_id, verified)
    expect(refusalOf(await tell(customer, order_id))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('an order whose transfer is denied fails, and allows another transfer, cash and canceling', async () => {
    const deny = async () => {
      const { guest, order_id } = await waiting({ offline_payment: info })
      await settle(order_id, denied)
      expect(await track(guest, order_id)).toMatchObject({
        order_status: 'failed',
        offline_payment: { status: 'denied', note: 'Not found' },
      })
      return { guest, order_id, body: { order_id, guest_id: guest.guest_id } }
    }
    const again = await deny()
    await tell(again.guest, again.order_id)
    expect(await track(again.guest, again.order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      offline_payment: { status: 'pending', note: null },
    })
    await settle(again.order_id, verified)
    expect(await track(again.guest, again.order_id)).toMatchObject({ payment_status: 'paid' })

    const cash = await deny()
    await cash.guest.api.PUT('/order/payment-method', { body: cash.body })
    expect(await track(cash.guest, cash.order_id)).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
      offline_payment: null,
    })
    await settle(cash.order_id, verified)
    expect(await track(cash.guest, cash.order_id)).toMatchObject({ payment_status: 'unpaid' })

    const canceled = await deny()
    const reason = 'Order payment canceled'
    await canceled.guest.api.PUT('/order/cancel', { body: { ...canceled.body, reason } })
    expect(await track(canceled.guest, canceled.order_id)).toMatchObject({ order_status: 'canceled' })
    expect(refusalOf(await tell(canceled.guest, canceled.order_id))).toMatchObject({ status: 409 })
  })

  it('a canceled order marks its verified transfer for refund', async () => {
    const { guest, order_id } = await waiting({ offline_payment: info })
    await settle(order_id, verified)
    await guest.api.POST('/order/cancel', {
      body: { order_id, guest_id: guest.guest_id, reason: 'Changed my mind' },
    })
    expect(await track(guest, order_id)).toMatchObject({ offline_payment: { status: 'to_refund' } })
  })

  it.each<[string, object, string]>([
    ['a way nobody knows', { method_id: 77 }, 'method_id'],
    ['a way that is not taken any more', { method_id: transfer.gone, method_informations: [] }, 'method_id'],
    ['nothing of what is asked', { method_informations: [] }, 'method_informations'],
    [
      'something nobody asked',
      { method_informations: [...reference, { customer_input: 'pin', customer_data: '1234' }] },
      'method_informations',
    ],
    [
      'only blanks',
      { method_informations: [{ customer_input: 'reference', customer_data: '  ' }] },
      'method_informations.0.customer_data',
    ],
  ])('is refused with %s, when placed and later', async (_, more, code) => {
    const { guest, order_id } = await waiting()
    expect(refusalOf(await tell(guest, order_id, more))).toEqual({ status: 403, codes: [code] })
    expect(await track(guest, order_id)).toMatchObject({ offline_payment: null })
    const placed = refusalOf(await place(guest, { offline_payment: { ...info, ...more } }))
    expect(placed.status).toBe(403)
    expect(placed.codes[0]).toContain(code)
    const mine = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(mine).toHaveLength(1)
  })

  it('other shoppers, and orders with another method, cannot send transfer details', async () => {
    const { order_id } = await waiting()
    expect(refusalOf(await tell(await newGuest(shop.app), order_id))).toEqual({
      status: 404,
      codes: ['order'],
    })
    const guest = await newGuest(shop.app)
    const inCash = await giveOrder({ services: shop.services, person: guest })
    expect(refusalOf(await tell(guest, inCash))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('a deleted account leaves no transfer details', async () => {
    const customer = await newCustomer(shop.app)
    const { order_id } = (
      await place(customer, {
        ...contact,
        offline_payment: {
          method_id: transfer.bank,
          method_informations: [{ customer_input: 'reference', customer_data: 'Vanishing' }],
          customer_note: 'From Vanisha',
        },
      })
    ).data!
    await settle(order_id, denied)
    expect((await customer.api.DELETE('/customer/remove-account', confirmed)).response.status).toBe(200)
    const [uploadCount] = await shop.services.db
      .select()
      .from(offlinePayments)
      .where(eq(offlinePayments.order_id, order_id))
    expect(uploadCount).toMatchObject({ inputs: [], customer_note: '' })
  })
})

describe('the jobs of the shop', () => {
  const DAY = 24 * 60 * 60
  const giveUp = async () => {
    const { cashier } = cashierOf(shop)
    const { tick, stop } = watchUnpaidOrders({
      ...cashier,
      minutes: 30,
      onError: (error) => expect.fail(String(error)),
    })
    await tick()
    await stop()
  }

  it('the job cancels only orders without transfer details', async () => {
    const silent = await waiting()
    const told = await waiting({ offline_payment: info })
    later(31 * 60)
    await giveUp()
    expect(await track(silent.guest, silent.order_id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'admin',
    })
    expect(await track(told.guest, told.order_id)).toMatchObject({ order_status: 'pending' })
  })

  it('the job cancels an order whose transfer is not confirmed within a day, and tells the customer', async () => {
    const customer = await newCustomer(shop.app)
    const { order_id } = (await place(customer, { offline_payment: info })).data!
    const approved = await waiting({ offline_payment: info })
    const trackOwn = async () =>
      (await customer.api.GET('/order/track', { params: { query: { order_id } } })).data
    expect(await trackOwn()).toMatchObject({
      offline_payment: { review_ends: '2026-11-21T08:00:00.000Z' },
    })
    later(DAY - 60)
    await tell(customer, order_id)
    await settle(approved.order_id, verified)
    await giveUp()
    expect(await trackOwn()).toMatchObject({ order_status: 'pending' })
    later(60)
    await giveUp()
    expect(await trackOwn()).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'admin',
      cancellation_reason: 'Order payment canceled',
      offline_payment: { review_ends: null },
    })
    const { data } = await customer.api.GET('/customer/notifications', {
      params: { query: { limit: 1, offset: 1 } },
    })
    expect(JSON.stringify(data)).toContain("We couldn't confirm your transfer in time")
    expect(await track(approved.guest, approved.order_id)).toMatchObject({ payment_status: 'paid' })

    await settle(order_id, verified)
    expect(await trackOwn()).toMatchObject({ offline_payment: { status: 'to_refund' } })
  })

  it('the review counts from the first details of a transfer, and a denied one does not prolong it', async () => {
    const { guest, order_id } = await waiting()
    later(29 * 60)
    await tell(guest, order_id)
    later(DAY - 10 * 60)
    await settle(order_id, denied)
    await tell(guest, order_id)
    await settle(order_id, denied)
    const end = new Date(shop.now.getTime() + 10 * 60_000).toISOString()
    expect(await track(guest, order_id)).toMatchObject({ payment_deadline: end })
    later(10 * 60)
    expect(refusalOf(await tell(guest, order_id))).toEqual({ status: 409, codes: ['order_status'] })
    await giveUp()
    expect(await track(guest, order_id)).toMatchObject({ order_status: 'canceled' })
  })

  it('the demo verifies transfers except references of zeros', async () => {
    const good = await waiting({ offline_payment: info })
    const bad = await waiting({
      offline_payment: {
        method_id: transfer.bank,
        method_informations: [{ customer_input: 'reference', customer_data: '0000' }],
      },
    })
    const { tick, stop } = startSimulator({
      ...shop.services,
      speed: 1,
      onError: (error) => expect.fail(String(error)),
    })
    later(10)
    await tick()
    expect(await track(good.guest, good.order_id)).toMatchObject({ payment_status: 'unpaid' })
    later(6)
    await tick()
    await stop()
    expect(await track(good.guest, good.order_id)).toMatchObject({ payment_status: 'paid' })
    expect(await track(bad.guest, bad.order_id)).toMatchObject({ order_status: 'failed' })
  })
})

describe('the picture of a transfer', () => {
  const show = ({ api, guest_id, token }: Person, order_id: number, proof?: Blob, more: object = {}) =>
    api.PUT('/order/offline-payment', {
      body: {
        order_id,
        ...(token ? {} : { guest_id }),
        method_id: transfer.bank,
        method_informations: JSON.stringify(reference),
        ...(proof && { proof }),
        ...more,
      } as never,
      bodySerializer: asForm,
    })
  const proofOf = async (person: Person, order_id: number) =>
    (await track(person, order_id)).offline_payment!.proof_full_url
  const uploadCount = () => shop.services.db.$count(uploads)

  it('the server re-encodes the picture of a transfer, shows it to the owner only, and keeps one', async () => {
    const { guest, order_id } = await waiting()
    expect((await show(guest, order_id, onePixel())).data).toEqual({ message: 'Payment info updated.' })
    const address = (await proofOf(guest, order_id))!
    const { statusCode, headers } = await shop.app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    const stranger = await newGuest(shop.app)
    const query = { order_id, guest_id: stranger.guest_id, contact_number: contact.contact_person_number }
    const seen = await stranger.api.GET('/order/track', { params: { query } })
    expect(seen.data!.offline_payment).toMatchObject({ status: 'pending', proof_full_url: null })

    const before = await uploadCount()
    await show(guest, order_id, onePixel())
    expect(await uploadCount()).toBe(before)
    const other = await proofOf(guest, order_id)
    expect(other).not.toBe(address)
    expect((await shop.app.inject(address)).statusCode).toBe(404)
    await tell(guest, order_id)
    expect(await proofOf(guest, order_id)).toBe(other)
  })

  it('a new picture corrects a denied transfer, whose note is shown until then', async () => {
    const { guest, order_id } = await waiting()
    await show(guest, order_id, onePixel())
    await settle(order_id, denied)
    expect(await track(guest, order_id)).toMatchObject({
      order_status: 'failed',
      payment_deadline: new Date(shop.now.getTime() + 30 * 60_000).toISOString(),
      offline_payment: { status: 'denied', note: 'Not found' },
    })
    await show(guest, order_id, onePixel())
    expect(await track(guest, order_id)).toMatchObject({
      order_status: 'pending',
      payment_deadline: null,
      offline_payment: { status: 'pending', note: null },
    })
    await settle(order_id, verified)
    expect(await track(guest, order_id)).toMatchObject({
      payment_status: 'paid',
      offline_payment: { status: 'verified' },
    })
  })

  it('the server refuses a proof that is no picture, too large, or two pictures', async () => {
    const { guest, order_id } = await waiting()
    expect(refusalOf(await show(guest, order_id, new Blob(['<p>'])))).toEqual({
      status: 403,
      codes: ['image'],
    })
    const large = new Blob(['x'.repeat(2 ** 21 + 1)])
    expect(refusalOf(await show(guest, order_id, large))).toEqual({ status: 403, codes: ['proof'] })
    const two = { proof: [onePixel(), onePixel()] }
    expect(refusalOf(await show(guest, order_id, undefined, two))).toEqual({ status: 403, codes: ['proof'] })
    expect((await track(guest, order_id)).offline_payment).toBe(null)
  })
})

it('a transfer for an order that is canceled or paid another way is returned, and its owner is notified', async () => {
  for (const leave of ['cancel', 'switch'] as const) {
    const customer = await newCustomer(shop.app)
    const { data } = await place(customer)
    const { order_id } = data!
    await tell(customer, order_id)
    await (leave === 'cancel'
      ? customer.api.POST('/order/cancel', { body: { order_id, reason: 'Too slow' } })
      : customer.api.PUT('/order/payment-method', { body: { order_id } }))
    await settle(order_id, verified)
    await settle(order_id, verified)
    expect(await track(customer, order_id)).toMatchObject({
      order_status: leave === 'cancel' ? 'canceled' : 'pending',
      payment_status: 'unpaid',
      repayments: [{ payment_method: 'offline_payment', amount: 24.63, status: 'pending' }],
    })
    // The outbox forgets the words as soon as they are sent.
    const { data: told } = await customer.api.GET('/customer/notifications')
    expect(JSON.stringify(told)).toContain('We are sending it back.')
  }
})
