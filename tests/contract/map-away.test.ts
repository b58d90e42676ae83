import { beforeAll, describe, expect, it } from 'vitest'
import { GeoUnavailable } from '#server/city/geo-provider.ts'
import { orders } from '#server/db/schema.ts'
import { clientOf, newGuest, openShop, type Person } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { addParcels, kind, receiver, size } from './support/parcels.ts'
import { item, positions, store } from './support/small-shop.ts'

const shop = openShop()

beforeAll(async () => {
  const away = () => Promise.reject(new GeoUnavailable('Google cannot be reached'))
  Object.assign(shop.services.geo, { autocomplete: away, details: away, reverse: away, distance: away })
  await addParcels(shop.services.db)
})

/** 503 in the customer's language, a time to come back, and nothing was ordered. */
async function expectLater({ response, error }: { response: Response; error?: unknown }) {
  expect(error).toEqual({
    errors: [{ code: 'unavailable', message: "The map service isn't responding right now. Try again." }],
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await shop.services.db.select().from(orders)).toEqual([])
}

const ordered = ({ api, guest_id }: Person, more: object) =>
  api.POST('/customer/order/place', {
    params: { header: { 'Idempotency-Key': `key-for-${guest_id}` } },
    body: {
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: 30.63,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      guest_id,
      ...more,
    },
  })

describe('while the map service is away', () => {
  it('a delivery can be ordered later', async () => {
    const guest = await newGuest(shop.app)
    const { api, guest_id } = guest
    await api.POST('/cart/add', {
      body: { guest_id, model: 'Item', item_id: item.kebab, price: 0, quantity: 1 },
    })
    await expectLater(await ordered(guest, { store_id: store.grill }))
    const left = await api.GET('/customer/cart/list', { params: { query: { guest_id } } })
    expect(left.data).toHaveLength(1)
  })

  it('a parcel can be sent later', async () => {
    const parcel = {
      order_type: 'parcel',
      charge_payer: 'sender',
      parcel_category_id: kind.gift,
      parcel_size_id: size.small,
      no_prohibited_goods: 1,
      receiver_details: receiver,
    }
    await expectLater(await ordered(await newGuest(shop.app), parcel))
  })

  it('a prescription can be sent later', async () => {
    const { api, guest_id } = await newGuest(shop.app)
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    )
    await expectLater(
      await api.POST('/order/prescription/place', {
        body: {
          guest_id,
          store_id: store.market,
          address: '14 Pearl Street',
          ...positions.center,
          ...contact,
          order_attachment: [new File([picture], 'prescription.png', { type: 'image/png' })],
        },
        bodySerializer: asForm,
      }),
    )
  })

  it('places are looked up later', async () => {
    const api = clientOf(shop.app)
    const here = { lat: 25.2, lng: 55.2 }
    const route = { origin_lat: 25.2, origin_lng: 55.2, destination_lat: 25.21, destination_lng: 55.2 }
    await expectLater(
      await api.GET('/config/place-api-autocomplete', { params: { query: { search_text: 'ha' } } }),
    )
    await expectLater(await api.GET('/config/place-api-details', { params: { query: { placeid: 'x' } } }))
    await expectLater(await api.GET('/config/geocode-api', { params: { query: here } }))
    await expectLater(await api.GET('/config/distance-api', { params: { query: route } }))
  })
})
