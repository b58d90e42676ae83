import { describe, expect, it } from 'vitest'
import type { City } from '#maps/city-data.ts'
import { streetRoute } from '#maps/street-route.ts'

const west = 55.27
const east = 55.28
const south = 25.21
const north = 25.22

const road = (...coordinates: [number, number][]): City['roads']['features'][number] => ({
  type: 'Feature',
  properties: { class: 'street' },
  geometry: { type: 'LineString', coordinates },
})
const cityOf = (...features: City['roads']['features']): Pick<City, 'roads'> => ({
  roads: { type: 'FeatureCollection', features },
})

/** A block: its south and its east side are the short way from one corner to the other, the detour runs far north. */
const block = cityOf(
  road([west, south], [east, south]),
  road([east, south], [east, north]),
  road([west, south], [west, 25.3], [east, 25.3], [east, north]),
)

describe('the way along the streets', () => {
  it('turns where streets meet and takes the shorter side of the block', () => {
    const from = { lat: south - 0.0002, lng: 55.273 }
    const to = { lat: 25.217, lng: east + 0.0002 }
    const route = streetRoute(block, from, to)
    expect(route[0]).toEqual(from)
    expect(route.at(-1)).toEqual(to)
    expect(route.slice(1, -1)).toEqual([
      { lat: south, lng: 55.273 },
      { lat: south, lng: east },
      { lat: 25.217, lng: east },
    ])
  })

  it('stays in the street when both doors are in one', () => {
    const route = streetRoute(block, { lat: south, lng: 55.272 }, { lat: south, lng: 55.278 })
    expect(route.every(({ lat }) => lat === south)).toBe(true)
    expect(route.map(({ lng }) => lng)).toEqual([55.272, 55.272, 55.278, 55.278])
  })

  it('is straight where there are no streets', () => {
    const from = { lat: south, lng: west }
    const to = { lat: north, lng: east }
    expect(streetRoute(cityOf(), from, to)).toEqual([from, to])
  })
})
