import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OrderStatus, orders, parcelSizes } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { contact, giveOrder } from './support/belongings.ts'
import { addParcels, kind, PARCELS, readSides, receiver, size } from './support/parcels.ts'
import { noon, positions, zone } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

beforeAll(() => addParcels(shop.services.db))

afterEach(() => {
  shop.now = noon
})

/** 3 km at 3.00, and 1.00 service fee. */
const FEE = 9
const GIFT = FEE + 1

const nearNoCash = { ...positions.noCash, latitude: '25.22' }

let keys = 0
const newKey = () => `key-of-a-parcel-${String(++keys).padStart(6, '0')}`

const send = ({ api, guest_id }: Person, more: object = {}, key = newKey()) =>
  api.POST('/customer/order/place', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      order_type: 'parcel',
      payment_method: 'cash_on_delivery',
      charge_payer: 'sender',
      parcel_category_id: kind.gift,
      parcel_size_id: size.small,
      no_prohibited_goods: 1,
      order_amount: GIFT,
      address: '14 Pearl Street',
      ...positions.center,
      receiver_details: receiver,
      ...contact,
      ...(guest_id ? { guest_id } : {}),
      ...more,
    },
  })

const track = async ({ api, guest_id }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id, guest_id } } })).data

describe('sending a parcel', () => {
  it('a parcel costs the way between both doors, and not the distance and amount that the client made up', async () => {
    const guest = await newGuest(shop.app)
    const sent = await send(guest, {
      dm_tips: 2,
      order_amount: GIFT + 2,
      distance: 0.1,
      store_id: 1,
      delivery_instruction: 'Mind the dog',
      receiver_details: { ...receiver, delivery_instruction: 'Ring twice' },
    })
    expect(sent.data).toMatchObject({ total_ammount: 12, status: 'pending', user_id: guest.guest_id })
    expect(await track(guest, sent.data!.order_id)).toMatchObject({
      order_type: 'parcel',
      order_status: 'pending',
      module_id: PARCELS,
      module_type: 'parcel',
      zone_id: zone.center,
      store: null,
      details_count: 0,
      item_total: 0,
      delivery_charge: FEE,
      total_tax_amount: 0,
      additional_charge: 1,
      dm_tips: 2,
      order_amount: 12,
      distance: 3,
      // 15 minutes until it is fetched, and ten on the way.
      min_delivery_time: 25,
      max_delivery_time: 40,
      charge_payer: 'sender',
      parcel_category: { id: kind.gift, name: 'Kind 1', parcel_per_km_shipping_charge: null },
      delivery_address: { ...contact, address: '14 Pearl Street', latitude: '25.2', longitude: '55.2' },
      receiver_details: {
        ...receiver,
        contact_person_email: null,
        ...positions.nearCenter,
        delivery_instruction: 'Ring twice',
      },
      delivery_instruction: 'Mind the dog',
    })
    const { data: lines } = await guest.api.GET('/order/details', {
      params: { query: { order_id: sent.data!.order_id, guest_id: guest.guest_id } },
    })
    expect(lines).toEqual([])
  })

  it('a parcel keeps the weight that its sender states, to the gram, and every reader finds it', async () => {
    const guest = await newGuest(shop.app)
    const sent = await send(guest, { weight: 2.4996 })
    const { order_id } = sent.data!
    expect((await track(guest, order_id))!.weight).toBe(2.5)
    const { sender, receiver: other } = await readSides(shop, guest, order_id)
    expect([sender.weight, other.weight]).toEqual([2.5, 2.5])
    const who = { order_id, guest_id: guest.guest_id }
    const { data } = await guest.api.GET('/order/receipt', { params: { query: who } })
    expect(data!.weight).toBe(2.5)
    const { data: page } = await guest.api.POST('/order/receipt', { body: who })
    expect((await shop.app.inject(page!.link)).body).toContain('<dt>Weight</dt><dd>2.5 kg</dd>')
    expect((await shop.app.inject(page!.link.replace('lang=en', 'lang=ar'))).body).toContain(
      '<dt>الوزن</dt><dd>2.5 كغ</dd>',
    )
  })

  it('a parcel of a client that states no weight has none', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = (await send(guest)).data!
    expect((await track(guest, order_id))!.weight).toBeNull()
    const who = { order_id, guest_id: guest.guest_id }
    const { data: page } = await guest.api.POST('/order/receipt', { body: who })
    expect((await shop.app.inject(page!.link)).body).not.toContain('Weight')
  })

  it('a weight up to the limit of the size is taken, and a heavier one is refused with that limit', async () => {
    const guest = await newGuest(shop.app)
    expect((await send(guest, { weight: 3 })).response.status).toBe(200)
    const refused = await send(guest, { weight: 3.001 })
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['weight'] })
    expect(refused.error).toMatchObject({
      errors: [{ message: 'This size takes up to 3 kg. Choose a larger one.' }],
    })
    const large = { parcel_size_id: size.large, order_amount: GIFT + 5 }
    expect((await send(guest, { ...large, weight: 3.001 })).response.status).toBe(200)
  })

  it('costs what its kind costs, where the kind has charges of its own', async () => {
    const guest = await newGuest(shop.app)
    const letter = { parcel_category_id: kind.letter, parcel_size_id: size.envelope, order_amount: 4 + 1 }
    expect((await send(guest, letter)).data).toMatchObject({
      total_ammount: 5,
      delivery_fee: { per_km_shipping_charge: 1, distance_charge: 3, shipping_charge: 4 },
    })
    const { data } = await clientOf(shop.app, { module: PARCELS }).GET('/parcel-category')
    expect(data).toMatchObject([
      {
        id: kind.gift,
        parcel_per_km_shipping_charge: null,
        parcel_minimum_shipping_charge: null,
        sizes: [
          { id: size.small, name: 'Small', charge: 0 },
          {
            id: size.large,
            name: 'Large',
            length_cm: 60,
            width_cm: 45,
            height_cm: 45,
            max_weight_kg: 20,
            charge: 5,
          },
        ],
      },
      {
        id: kind.letter,
        parcel_per_km_shipping_charge: 1,
        parcel_minimum_shipping_charge: 4,
        sizes: [{ id: size.envelope, name: 'Envelope', examples: 'What is envelope' }],
      },
    ])
  })

  it('has terms that the sender reads in the own language, kept for five minutes', async () => {
    const { data, response } = await clientOf(shop.app, { locale: 'ar' }).GET('/parcel-terms')
    expect(data).toEqual({
      prohibited: ['النقود', 'الحيوانات الحية'],
      waiting_minutes: 10,
      return_fee_percent: 50,
      pickup_cancel_fee: 3,
      handover_codes: 1,
      link_days: 7,
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('costs more when it is large, and keeps its size', async () => {
    const guest = await newGuest(shop.app)
    const sent = await send(guest, { parcel_size_id: size.large, order_amount: GIFT + 5 })
    expect(sent.data).toMatchObject({ total_ammount: 15, delivery_charge: FEE, size_charge: 5 })
    const { order_id } = sent.data!
    await shop.services.db.update(parcelSizes).set({ charge: 900 }).where(eq(parcelSizes.id, size.large))
    expect(await track(guest, order_id)).toMatchObject({
      order_amount: 15,
      size_charge: 5,
      parcel_size: { id: size.large, name: 'Large', length_cm: 60, max_weight_kg: 20, charge: 5 },
    })
    await shop.services.db.update(parcelSizes).set({ charge: 500 }).where(eq(parcelSizes.id, size.large))
    const receipt = await guest.api.GET('/order/receipt', {
      params: { query: { order_id, guest_id: guest.guest_id } },
    })
    expect(receipt.data!.figures).toContainEqual({ key: 'size_charge', name: 'Size: Large', amount: 5 })
  })

  it('is never free, however little the goods of other orders have to be worth', async () => {
    const { settings } = await shop.services.reference()
    const before = settings.free_delivery_over
    settings.free_delivery_over = 0
    expect((await send(await newGuest(shop.app))).data).toMatchObject({
      total_ammount: GIFT,
      delivery_charge: FEE,
      original_delivery_charge: FEE,
      total_tax_amount: 0,
    })
    settings.free_delivery_over = before
  })

  it('can be wanted for later, and at any hour', async () => {
    shop.now = new Date('2026-11-20T23:30:00Z')
    const guest = await newGuest(shop.app)
    const { data } = await send(guest, { schedule_at: '2026-11-21T02:00:00Z' })
    expect(await track(guest, data!.order_id)).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-11-21T02:00:00.000Z',
    })
  })

  it('leaves the cart alone, and knows the contact of a customer', async () => {
    const customer = await newCustomer(shop.app)
    await customer.api.POST('/cart/add', { body: { model: 'Item', item_id: 1, price: 25, quantity: 1 } })
    const { data } = await send(customer, {
      contact_person_name: undefined,
      contact_person_number: undefined,
      charge_payer: 'receiver',
    })
    const { data: lines } = await customer.api.GET('/customer/cart/list')
    expect(lines).toHaveLength(1)
    expect(await track(customer, data!.order_id)).toMatchObject({
      charge_payer: 'receiver',
      delivery_address: { contact_person_name: 'Sara Haddad', contact_person_number: customer.phone },
    })
    const { data: list } = await customer.api.GET('/customer/order/{type}', {
      params: { path: { type: 'running-orders' } },
    })
    expect(list).toMatchObject({ total_size: 1, orders: [{ order_type: 'parcel', store: null }] })
  })

  it('stays paid in cash by the receiver', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = (await send(guest, { charge_payer: 'receiver' })).data!
    const online = await guest.api.PUT('/order/payment-method', {
      body: { guest_id: guest.guest_id, order_id, payment_method: 'digital_payment' },
    })
    expect(refusalOf(online)).toEqual({ status: 403, codes: ['receiver_pays'] })
    expect(await track(guest, order_id)).toMatchObject({ payment_method: 'cash_on_delivery' })
  })

  it('is paid online by the sender', async () => {
    const guest = await newGuest(shop.app)
    const { data } = await send(guest, { payment_method: 'digital_payment' })
    const started = await guest.api.POST('/order/payment', {
      body: { order_id: data!.order_id, guest_id: guest.guest_id, callback: '/checkout' },
    })
    expect(started.data).toMatchObject({ redirect_link: expect.stringContaining('/sandbox/') })
  })

  it('is one parcel however often it is sent with a key', async () => {
    const guest = await newGuest(shop.app)
    const key = newKey()
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(guest, {}, key)))
    const ids = replies.flatMap(({ data }) => (data ? [data.order_id] : []))
    expect(new Set(ids).size).toBe(1)
    const stored = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(stored).toHaveLength(1)
    expect(refusalOf(await send(guest, { order_note: 'Fragile' }, key))).toEqual({
      status: 422,
      codes: ['idempotency_key'],
    })
  })

  it.each<[string, object, string]>([
    ['an amount the server does not come to', { order_amount: GIFT - 1 }, 'order_amount'],
    ['a kind nobody has heard of', { parcel_category_id: 77 }, 'parcel_category_id'],
    ['a kind that is not carried any more', { parcel_category_id: kind.given }, 'parcel_category_id'],
    [
      'a kind of a module that is none of parcels',
      { parcel_category_id: kind.elsewhere },
      'parcel_category_id',
    ],
    ['a sender outside all zones', positions.desert, 'coordinates'],
    ['a sender in a zone that is switched off', positions.off, 'coordinates'],
    [
      'a receiver outside all zones',
      { receiver_details: { ...receiver, ...positions.desert } },
      'receiver_details',
    ],
    [
      'a receiver in a zone that is switched off',
      { receiver_details: { ...receiver, ...positions.off } },
      'receiver_details',
    ],
    [
      'a receiver in another zone than the sender',
      { receiver_details: { ...receiver, ...positions.noCash } },
      'receiver_details',
    ],
    [
      'one door at both ends, however it is written',
      {
        house: 'Villa  7 ',
        floor: '２',
        receiver_details: { ...receiver, ...positions.center, house: 'villa 7', floor: '2' },
      },
      'receiver_details',
    ],
    [
      'cash in a zone without it',
      { ...positions.noCash, receiver_details: { ...receiver, ...nearNoCash }, order_amount: 26 },
      'payment_method',
    ],
    [
      'a receiver who shall pay online',
      { charge_payer: 'receiver', payment_method: 'digital_payment' },
      'payment_method',
    ],
    ['more cash than a courier may carry', { dm_tips: 11, order_amount: GIFT + 11 }, 'payment_method'],
    ['a coupon', { coupon_code: 'FREERIDE' }, 'coupon'],
    ['a time that has passed', { schedule_at: '2026-11-19T08:00:00Z' }, 'schedule_at'],
    ['no name', { contact_person_name: undefined }, 'contact_person_name'],
    [
      'a phone number of the sender that is none',
      { contact_person_number: '12345' },
      'contact_person_number',
    ],
    [
      'a phone number of the receiver that is none',
      { receiver_details: { ...receiver, contact_person_number: '12345' } },
      'receiver_details.contact_person_number',
    ],
    ['a size its kind does not take', { parcel_size_id: size.envelope }, 'parcel_size_id'],
    ['a size that does not exist', { parcel_size_id: 77 }, 'parcel_size_id'],
    ['no size', { parcel_size_id: undefined }, 'parcel_size_id'],
    ['prohibited goods', { no_prohibited_goods: 0 }, 'no_prohibited_goods'],
    ['no word about prohibited goods', { no_prohibited_goods: undefined }, 'no_prohibited_goods'],
    ['no kind', { parcel_category_id: undefined }, 'parcel_category_id'],
    ['nobody who pays', { charge_payer: undefined }, 'charge_payer'],
    ['nobody who receives', { receiver_details: undefined }, 'receiver_details'],
    ['no place to fetch it', { latitude: undefined }, 'latitude'],
  ])('is refused with %s', async (_, more, code) => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await send(guest, more))).toEqual({ status: 403, codes: [code] })
    const stored = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(stored).toEqual([])
  })

  it('is refused for later when the shop takes no orders ahead, and for guests it does not serve', async () => {
    const { settings } = await shop.services.reference()
    const guest = await newGuest(shop.app)
    settings.schedule_order = false
    expect(refusalOf(await send(guest, { schedule_at: '2026-11-21T08:00:00Z' }))).toEqual({
      status: 403,
      codes: ['schedule_at'],
    })
    settings.schedule_order = true
    settings.guest_checkout_status = false
    expect(refusalOf(await send(guest))).toEqual({ status: 403, codes: ['guest_checkout'] })
    settings.guest_checkout_status = true
  })
})

describe('a parcel that was sent', () => {
  it('has a receipt of both ends, and nothing to order again', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = (await send(guest)).data!
    const { guest_id } = guest
    const receipt = await guest.api.GET('/order/receipt', { params: { query: { order_id, guest_id } } })
    expect(receipt.data).toMatchObject({
      store: null,
      sender: { name: 'Omar', address: '14 Pearl Street' },
      receiver: { name: 'Amira Saleh', address: '3 Lantern Lane' },
      lines: [],
      total: GIFT,
    })
    const opened = await guest.api.POST('/order/receipt', { body: { order_id, guest_id } })
    const page = await shop.app.inject(new URL(opened.data!.link, 'http://shop.test').pathname)
    expect(page.body).toContain('Amira')
    const again = await guest.api.POST('/order/again', { body: { order_id, guest_id } })
    expect(again.data).toMatchObject({ cart: [], missing: [] })
  })

  it('a parcel is listed with the name of its receiver, which an order of goods does not have', async () => {
    const customer = await newCustomer(shop.app)
    const itemOrder = await giveOrder({ services: shop.services, person: customer })
    shop.now = new Date(noon.getTime() + 60_000)
    const { order_id } = (await send(customer)).data!
    const { data } = await customer.api.GET('/customer/order/{type}', {
      params: { path: { type: 'list' }, query: { limit: 10, offset: 1 } },
    })
    expect(data!.orders.map(({ id, receiver_name }) => [id, receiver_name])).toEqual([
      [order_id, 'Amira Saleh'],
      [itemOrder, null],
    ])
  })
})

describe('the way of a parcel', () => {
  const move = (id: number, to: OrderStatus) =>
    transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))

  it('is told in words that fit it, and ends paid', async () => {
    const customer = await newCustomer(shop.app)
    const { order_id } = (await send(customer)).data!
    for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
      shop.now = new Date(shop.now.getTime() + 60_000)
      await move(order_id, to)
    }
    expect(await track(customer, order_id)).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
    })
    const { data } = await customer.api.GET('/customer/notifications')
    expect(data!.notifications.map(({ body }) => body)).toEqual([
      'Your parcel has been delivered.',
      'Your parcel is on its way.',
      'The courier is at your door.',
      'A courier is on the way to you.',
      'Your parcel will be picked up soon.',
      'Your parcel has been booked.',
    ])
    expect(new Set(data!.notifications.map(({ title }) => title))).toEqual(new Set([`Parcel ${order_id}`]))
  })

  it('can be taken back while it is pending', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = (await send(guest)).data!
    const body = { order_id, guest_id: guest.guest_id, reason: 'Changed my mind' }
    expect((await guest.api.POST('/order/cancel', { body })).data).toMatchObject({
      message: expect.any(String),
    })
  })

  it('forgets both ends when its sender removes the account', async () => {
    const customer = await newCustomer(shop.app)
    const { order_id } = (await send(customer)).data!
    await move(order_id, 'canceled')
    await customer.api.DELETE('/customer/remove-account', confirmed)
    const [stored] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    expect(JSON.stringify(stored)).not.toMatch(/Amira|Omar|Pearl|Lantern/)
  })

  it('does not stand among the stores to visit again', async () => {
    const customer = await newCustomer(shop.app)
    await giveOrder({ services: shop.services, person: customer })
    await send(customer)
    const { data } = await clientOf(shop.app, {
      token: customer.token!,
      zones: [zone.center],
      module: 1,
    }).GET('/items/visit-again')
    expect(data).toHaveLength(1)
  })
})
