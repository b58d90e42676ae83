import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Quote } from '#openapi/generated/client.ts'
import { newGuest, newPhone, openShop, type Person, refusalOf } from './support/app.ts'
import { addParcels, kind, parcel, readSides, receiver, sender, size } from './support/parcels.ts'
import { addOn, item, positions, store } from './support/small-shop.ts'

/** `QUOTES=200 SEED=7 npx vitest run --project contract tests/contract/quote-properties.test.ts` walks others. */
const numRuns = Number(process.env.QUOTES ?? 15)
const seed = Number(process.env.SEED ?? 20_261_126)

const shop = openShop()

beforeAll(() => addParcels(shop.services.db))

const asked = ({ api, guest_id }: Person, wish: object) =>
  api.POST('/customer/order/quote', { body: { guest_id, order_type: 'parcel', ...wish } })

const minor = (amount: number) => Math.round(amount * 100)
const sumOf = ({ lines }: Quote) => lines.reduce((sum, { amount }) => sum + minor(amount), 0)

/** An amount of money, up to so many whole units. */
const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100)

const degree = (middle: number) => fc.integer({ min: -40, max: 40 }).map((at) => (middle * 1000 + at) / 1000)
const point = fc.record({ lat: degree(25.2), lng: degree(55.2) })

const parcelWish = fc
  .record({
    parcel_category_id: fc.constant(kind.gift),
    parcel_size_id: fc.constantFrom(size.small, size.large),
    origin: point,
    destination: point,
    dm_tips: money(3),
  })
  // A parcel does not go from a door to itself.
  .filter(({ origin, destination }) => origin.lat !== destination.lat || origin.lng !== destination.lng)

const sides = fc.subarray(['Rice', 'Salad', 'Fries'], { minLength: 1, maxLength: 2 })
const kebabs = fc.record({
  model: fc.constant('Item' as const),
  item_id: fc.constant(item.kebab),
  price: fc.constant(25),
  quantity: fc.integer({ min: 1, max: 5 }),
  add_on_ids: fc.subarray([addOn.sauce, addOn.bread]),
})
const grills = fc.tuple(sides, fc.integer({ min: 1, max: 4 })).map(([label, quantity]) => ({
  model: 'Item' as const,
  item_id: item.mixedGrill,
  price: 40 + label.reduce((sum, side) => sum + { Rice: 5, Salad: 3.33, Fries: 4 }[side]!, 0),
  quantity,
  variation: [
    { name: 'Size', values: { label: ['Regular'] } },
    { name: 'Sides', values: { label } },
  ],
}))

const itemsWish = fc.record({
  order_type: fc.constantFrom('delivery', 'take_away'),
  store_id: fc.constant(store.grill),
  is_buy_now: fc.constant(1),
  cart: fc.tuple(kebabs, grills).map((lines) => lines.map((line) => ({ ...line }))),
  coupon_code: fc.constantFrom(null, 'FREERIDE', 'WELCOME10'),
  dm_tips: money(5),
})

it('the lines of a quote add up to its total, and an order placed by it costs that total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(parcelWish, itemsWish), async (wish) => {
      const guest = await newGuest(shop.app)
      const isParcel = 'origin' in wish
      const destination = isParcel ? {} : positions.center
      const { data: quote, error } = await asked(guest, { ...destination, ...wish })
      expect(error).toBeUndefined()
      expect(sumOf(quote!)).toBe(minor(quote!.total))
      const body = isParcel ? parcelBody(wish) : { ...sender, ...destination, ...wish }
      const { data, error: refused } = await guest.api.POST('/customer/order/place', {
        body: {
          ...(body as typeof parcel),
          // A coupon counts for its phone number.
          contact_person_number: newPhone(),
          guest_id: guest.guest_id,
          payment_method: 'offline_payment',
          order_amount: quote!.total,
          quote_id: quote!.id,
        },
      })
      expect(refused).toBeUndefined()
      expect(data!.total_ammount).toBe(quote!.total)
      expect(data!.delivery_fee).toEqual(quote!.delivery_fee)
    }),
    { numRuns, seed },
  )
})

type ParcelWish = {
  origin: { lat: number; lng: number }
  destination: { lat: number; lng: number }
}

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: String(lat), longitude: String(lng) })

const parcelBody = ({ origin, destination, ...wish }: ParcelWish) => ({
  ...parcel,
  ...wish,
  ...at(origin),
  receiver_details: { ...receiver, ...at(destination) },
})

const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => /\S/.test(text))
const typed = fc.record({
  contact_person_name: words,
  contact_person_number: fc.integer({ min: 500_000_000, max: 599_999_999 }).map((digits) => `+971${digits}`),
  address: words,
  road: words,
  house: words,
  floor: words,
  delivery_instruction: words,
})

it('the price of a parcel never depends on the contacts and notes that are typed', async () => {
  await fc.assert(
    fc.asyncProperty(parcelWish, typed, typed, async (wish, orderer, recipient) => {
      const guest = await newGuest(shop.app)
      const { data: quote } = await asked(guest, wish)
      const body = parcelBody(wish)
      const send = (more: object) =>
        guest.api.POST('/customer/order/place', {
          body: {
            ...body,
            ...orderer,
            guest_id: guest.guest_id,
            payment_method: 'offline_payment',
            order_amount: quote!.total,
            receiver_details: { ...body.receiver_details, ...recipient },
            ...more,
          },
        })
      const [plain, named] = [await send({}), await send({ quote_id: quote!.id })]
      expect([plain.error, named.error]).toEqual([undefined, undefined])
      expect([plain.data!.total_ammount, named.data!.total_ammount]).toEqual([quote!.total, quote!.total])
      const [field, value] = Object.entries(orderer)[0]!
      expect(refusalOf(await asked(guest, { ...wish, [field]: value }))).toEqual({
        status: 403,
        codes: [field],
      })
    }),
    { numRuns, seed },
  )
})

it('the side that pays for a parcel reads the total of its quote, as its owner and the receipt do, and the other side reads none', async () => {
  await fc.assert(
    fc.asyncProperty(parcelWish, fc.constantFrom('sender', 'receiver'), async (wish, charge_payer) => {
      const guest = await newGuest(shop.app)
      const { guest_id } = guest
      const { data: quote } = await asked(guest, wish)
      const { total } = quote!
      const { data, error } = await guest.api.POST('/customer/order/place', {
        body: { ...parcelBody(wish), guest_id, charge_payer, order_amount: total, quote_id: quote!.id },
      })
      expect(error).toBeUndefined()
      const query = { order_id: data!.order_id, guest_id }
      const { data: tracked } = await guest.api.GET('/order/track', { params: { query } })
      const { data: receipt } = await guest.api.GET('/order/receipt', { params: { query } })
      const links = await readSides(shop, guest, query.order_id)
      expect([tracked!.order_amount, receipt!.total]).toEqual([total, total])
      const isSender = charge_payer === 'sender'
      expect([links.sender.order_amount, links.receiver.order_amount]).toEqual(
        isSender ? [total, null] : [null, total],
      )
    }),
    { numRuns, seed },
  )
})
