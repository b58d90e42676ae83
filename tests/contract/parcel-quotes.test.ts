import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders, parcelSizes } from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { addParcels, kind, receiver, size } from './support/parcels.ts'
import { noon, positions } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

beforeAll(() => addParcels(shop.services.db))

afterEach(() => {
  shop.now = noon
})

const pointOf = ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
  lat: Number(latitude),
  lng: Number(longitude),
})
const center = pointOf(positions.center)
const desert = pointOf(positions.desert)

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

const asked = (person: Person, more: object = {}) =>
  person.api.POST('/customer/order/quote', {
    body: {
      ...who(person),
      order_type: 'parcel',
      parcel_category_id: kind.gift,
      parcel_size_id: size.large,
      origin: center,
      destination: pointOf(positions.nearCenter),
      dm_tips: 2,
      ...more,
    },
  })

const quoted = async (person: Person, more: object = {}) => {
  const { data, error } = await asked(person, more)
  if (!data) throw new Error(`No quote: ${JSON.stringify(error)}`)
  return data
}

const send = (person: Person, more: object = {}, key?: string) =>
  person.api.POST('/customer/order/place', {
    ...(key ? { params: { header: { 'Idempotency-Key': key } } } : {}),
    body: {
      ...who(person),
      ...contact,
      order_type: 'parcel',
      payment_method: 'cash_on_delivery',
      charge_payer: 'sender',
      parcel_category_id: kind.gift,
      parcel_size_id: size.large,
      no_prohibited_goods: 1,
      order_amount: TOTAL,
      dm_tips: 2,
      address: '14 Pearl Street',
      ...positions.center,
      receiver_details: receiver,
      ...more,
    },
  })

/** 3 km at 3.00, 5.00 for the size, 1.00 service fee, 2.00 for the courier. */
const TOTAL = 17

/** A large parcel costs 9.00 more than other parcels until the end of the block. */
async function dearer() {
  const { db } = shop.services
  const price = (charge: number) =>
    db.update(parcelSizes).set({ charge }).where(eq(parcelSizes.id, size.large))
  await price(900)
  return { [Symbol.asyncDispose]: async () => void (await price(500)) }
}

const later = (minutes: number) => {
  shop.now = new Date(noon.getTime() + minutes * 60_000)
}

describe('a quote for a parcel', () => {
  it('tells the price line by line, with the formula of the fee and the ways to pay', async () => {
    expect(await quoted(await newGuest(shop.app))).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      order_type: 'parcel',
      lines: [
        { key: 'delivery', name: null, amount: 9 },
        { key: 'size', name: 'Large', amount: 5 },
        { key: 'additional_charge', name: 'Service fee', amount: 1 },
        { key: 'tips', name: null, amount: 2 },
      ],
      total: TOTAL,
      distance: 3,
      delivery_fee: {
        distance: 3,
        per_km_shipping_charge: 3,
        distance_charge: 9,
        minimum_shipping_charge: 5,
        maximum_shipping_charge: 25,
        shipping_charge: 9,
        increased_delivery_fee: 0,
        increased_delivery_charge: 0,
      },
      free_delivery_by: null,
      payments: {
        cash_on_delivery: 1,
        digital_payment: 1,
        offline_payment: 1,
        wallet: 0,
        partial_payment: 0,
        maximum_cod_order_amount: 20,
      },
      minimum_delivery_minutes: 25,
      maximum_delivery_minutes: 40,
      created_at: '2026-11-20T08:00:00.000Z',
      expires_at: '2026-11-20T08:15:00.000Z',
      previous_total: null,
    })
  })

  it('offers the wallet to a customer, and the ways to pay of the sender’s zone', async () => {
    const { payments } = await quoted(await newCustomer(shop.app))
    expect(payments).toMatchObject({ wallet: 1, partial_payment: 1 })
    const elsewhere = await quoted(await newGuest(shop.app), {
      origin: pointOf(positions.noCash),
      destination: { ...pointOf(positions.noCash), lat: center.lat + 0.02 },
    })
    expect(elsewhere.payments).toMatchObject({ cash_on_delivery: 0 })
  })

  it('shows the size of a parcel also where it costs nothing', async () => {
    const { lines } = await quoted(await newGuest(shop.app), { parcel_size_id: size.small })
    expect(lines).toContainEqual({ key: 'size', name: 'Small', amount: 0 })
  })

  it.each<[string, object, string[]]>([
    ['a sender outside all zones', { origin: desert }, ['origin']],
    ['a receiver in a zone that is switched off', { destination: pointOf(positions.off) }, ['destination']],
    ['both ends outside', { origin: desert, destination: desert }, ['origin', 'destination']],
    ['one door at both ends', { destination: center }, ['destination']],
    ['ends some metres apart', { destination: { ...center, lat: center.lat + 0.00015 } }, ['destination']],
    ['ends that are said to be one door', { destination: center, two_doors: 0 }, ['destination']],
    ['a category that does not exist', { parcel_category_id: 77 }, ['parcel_category_id']],
    ['a size that its category does not take', { parcel_size_id: size.envelope }, ['parcel_size_id']],
    ['a time that has passed', { schedule_at: '2026-11-19T08:00:00Z' }, ['schedule_at']],
    ['a coupon', { coupon_code: 'FREERIDE' }, ['coupon']],
    ['no size', { parcel_size_id: undefined }, ['parcel_size_id']],
    ['no destination', { destination: undefined }, ['destination']],
    ['a name', { contact_person_name: 'Omar' }, ['contact_person_name']],
  ])('is refused with %s', async (_, more, codes) => {
    expect(refusalOf(await asked(await newGuest(shop.app), more))).toEqual({ status: 403, codes })
  })

  it('a quote refuses a receiver in another zone, and names the zone of the sender', async () => {
    const refused = await asked(await newGuest(shop.app), { destination: pointOf(positions.noCash) })
    expect(refused.error).toEqual({
      errors: [
        {
          code: 'destination',
          message:
            "The receiver's address is outside Center. A parcel stays within the sender's delivery area.",
        },
      ],
    })
  })

  it('a quote refuses a weight above the limit of the size, beside the weight', async () => {
    const guest = await newGuest(shop.app)
    expect((await asked(guest, { weight: 20 })).response.status).toBe(200)
    const refused = await asked(guest, { weight: 20.5 })
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['weight'] })
    expect(refused.error).toMatchObject({
      errors: [{ message: 'This size takes up to 20 kg. Choose a larger one.' }],
    })
  })

  it('a parcel is quoted for two doors of one house, and for two houses of one street', async () => {
    const next = { ...center, lat: center.lat + 0.0003 }
    for (const more of [{ destination: center, two_doors: 1 }, { destination: next }])
      expect((await asked(await newGuest(shop.app), more)).response.status).toBe(200)
  })
})

describe('a parcel placed by its quote', () => {
  it('costs what was quoted after a tariff has changed, until the quote expires', async () => {
    const guest = await newGuest(shop.app)
    const { id, total } = await quoted(guest)
    await using _ = await dearer()
    later(14)
    expect(refusalOf(await send(guest))).toEqual({ status: 403, codes: ['order_amount'] })
    const { data } = await send(guest, { quote_id: id, order_amount: total })
    expect(data).toMatchObject({ total_ammount: TOTAL, size_charge: 5, delivery_fee: { distance: 3 } })
  })

  it('is refused from the minute on at which the quote expires, and renewed at the new price', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest)
    await using _ = await dearer()
    later(15)
    expect(refusalOf(await send(guest, { quote_id: id }))).toEqual({ status: 403, codes: ['quote_expired'] })
    const renewed = await quoted(guest, { replaces: id })
    expect(renewed).toMatchObject({ total: TOTAL + 4, previous_total: TOTAL })
    const placed = await send(guest, {
      quote_id: renewed.id,
      order_amount: renewed.total,
      payment_method: 'digital_payment',
    })
    expect(placed.data).toMatchObject({ total_ammount: TOTAL + 4 })
  })

  it('is placed once, and answered again under its key', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest)
    const key = 'key-of-a-quoted-parcel'
    const first = await send(guest, { quote_id: id }, key)
    expect(first.data).toBeDefined()
    expect(refusalOf(await send(guest, { quote_id: id }))).toEqual({ status: 403, codes: ['quote_id'] })
    expect((await send(guest, { quote_id: id }, key)).data).toEqual(first.data)
    const stored = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(stored).toHaveLength(1)
  })

  it('keeps its price when its sender weighs it again, but not above the limit of its size', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest, { weight: 12 })
    expect(refusalOf(await send(guest, { quote_id: id, weight: 21 }))).toEqual({
      status: 403,
      codes: ['weight'],
    })
    expect((await send(guest, { quote_id: id, weight: 14 })).data).toMatchObject({ total_ammount: TOTAL })
  })

  it('is refused with an amount other than the quoted one', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest)
    const { error } = await send(guest, { quote_id: id, order_amount: 1 })
    expect(error!.errors).toMatchObject([{ code: 'order_amount', expected: TOTAL }])
  })

  it('a parcel with the quote of another shopper is refused like a parcel with an unknown quote', async () => {
    const { id } = await quoted(await newGuest(shop.app))
    for (const person of [await newGuest(shop.app), await newCustomer(shop.app)])
      for (const quote_id of [id, 'no-such-quote'])
        expect(refusalOf(await send(person, { quote_id }))).toEqual({ status: 403, codes: ['quote_id'] })
    const renewed = await quoted(await newGuest(shop.app), { replaces: id })
    expect(renewed.previous_total).toBeNull()
  })

  it.each<[string, object]>([
    ['category and size', { parcel_category_id: kind.letter, parcel_size_id: size.envelope }],
    ['size', { parcel_size_id: size.small }],
    ['sender', { latitude: '25.21' }],
    ['receiver', { receiver_details: { ...receiver, longitude: '55.23' } }],
    ['tip', { dm_tips: 3 }],
    ['time', { schedule_at: '2026-11-20T10:00:00Z' }],
  ])('is refused with another %s', async (_, more) => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest)
    expect(refusalOf(await send(guest, { quote_id: id, ...more }))).toEqual({
      status: 403,
      codes: ['quote_id'],
    })
  })

  it('a quoted parcel is refused when its two doors have become one since', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest, { destination: center, two_doors: 1 })
    const upstairs = { ...receiver, ...positions.center, floor: '2' }
    expect(
      refusalOf(await send(guest, { quote_id: id, house: '3', floor: '2', receiver_details: upstairs })),
    ).toEqual({
      status: 403,
      codes: ['receiver_details'],
    })
    const { data } = await send(guest, { quote_id: id, receiver_details: upstairs })
    expect(data).toMatchObject({ total_ammount: TOTAL })
  })

  it('needs no map, as the way was measured for the quote', async () => {
    const guest = await newGuest(shop.app)
    const { id } = await quoted(guest)
    const { geo } = shop.services
    const measure = geo.distance
    geo.distance = async () => undefined
    expect(refusalOf(await asked(guest))).toEqual({ status: 403, codes: ['destination'] })
    const { data } = await send(guest, { quote_id: id })
    geo.distance = measure
    expect(data).toMatchObject({ total_ammount: TOTAL })
  })
})
