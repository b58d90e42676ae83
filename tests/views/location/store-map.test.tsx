import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapCanvas, MapCanvasProps } from '#maps/map-canvas.ts'
import { MapProvidersContext } from '#maps/provider.ts'
import { Overlay } from '#src/features/location/store-map.overlay.tsx'
import { renderShop } from '#tests/views/shop.tsx'

/** One street, from the store eastwards and then down to the customer. */
const street = [
  [55, 25.02],
  [55.01, 25.02],
  [55.01, 25],
  [55, 25],
]
const city = { roads: { features: [{ geometry: { coordinates: street } }] } }

let drawn: MapCanvasProps | undefined
const Canvas: MapCanvas = (props) => {
  drawn = props
  return null
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async () => Response.json(city))
})
afterEach(() => vi.unstubAllGlobals())

it('shows the way from the store to the customer, along the streets, and how long it is', async () => {
  await renderShop(
    <MapProvidersContext value={{ maplibre: async () => Canvas }}>
      <Overlay title="Harbour Kitchen" lat={25.02} lng={55} />
    </MapProvidersContext>,
    { namespaces: ['location', 'map'] },
  )
  await screen.findByRole('dialog', { name: 'Harbour Kitchen on the map' })
  await waitFor(() =>
    expect(drawn?.route.map(({ lng, lat }) => [lng, lat])).toEqual(expect.arrayContaining(street)),
  )
  // Two kilometres down, and one to the side and back.
  expect(screen.getByText('Distance to your address: 4.24 km')).toBeTruthy()
})
