import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapCanvas, MapCanvasProps } from '#maps/map-canvas.ts'
import { MapProvidersContext } from '#maps/provider.ts'
import type { OrderStatus, TrackedOrder } from '#openapi/generated/client.ts'
import { TrackingMap } from '#src/features/tracking/tracking-map.part.tsx'
import { parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { renderShop } from '#tests/views/shop.tsx'

/** One street, from the store (or the sender) to the home of the receiver. */
const street = [
  [55.28, 25.2],
  [55.29, 25.2],
  [55.29, 25.25],
  [55.3, 25.25],
]
const city = { roads: { features: [{ geometry: { coordinates: street } }] } }

let drawn: MapCanvasProps | undefined
const Canvas: MapCanvas = (props) => {
  drawn = props
  return null
}

beforeEach(() => {
  drawn = undefined
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async () => Response.json(city))
})
afterEach(() => vi.unstubAllGlobals())

const store: TrackedOrder['store'] = {
  id: 1,
  name: 'Harbour Kitchen',
  slug: 'harbour-kitchen',
  logo_full_url: '',
  phone: '',
  address: 'Harbour Road',
  latitude: '25.2',
  longitude: '55.28',
  module_id: 1,
  zone_id: 2,
}
const itemsOrderAs = (status: OrderStatus): TrackedOrder => ({
  ...orderAs(status),
  store,
  receiver_details: { ...orderAs(status).receiver_details!, latitude: '25.25', longitude: '55.3' },
})

const open = (order: TrackedOrder) =>
  renderShop(
    <MapProvidersContext value={{ maplibre: async () => Canvas }}>
      <TrackingMap order={order} />
    </MapProvidersContext>,
    { namespaces: ['tracking', 'map'] },
  )

it.each<OrderStatus>(['pending', 'confirmed', 'processing', 'handover', 'picked_up'])(
  'the map of an order that is %s shows the way between the store and the home along the streets',
  async (status) => {
    await open(itemsOrderAs(status))
    await waitFor(() =>
      expect(drawn?.route.map(({ lng, lat }) => [lng, lat])).toEqual(expect.arrayContaining(street)),
    )
    expect(drawn?.route[0]).toEqual({ lat: 25.2, lng: 55.28 })
  },
)

it('the map of a parcel shows the way from its sender to its receiver while the courier is awaited', async () => {
  await open(parcelOrderAs('confirmed'))
  await waitFor(() => expect(drawn?.route.length).toBeGreaterThan(0))
})

it('the map of an order to collect draws no way', async () => {
  await open({ ...itemsOrderAs('confirmed'), order_type: 'take_away', receiver_details: null })
  await waitFor(() => expect(drawn?.markers.map(({ kind }) => kind)).toEqual(['store']))
  expect(drawn?.route).toEqual([])
})
