import { expect, it } from 'vitest'
import { addressOf, positionOf, unresolvedLocation } from '#machines/rules/place.ts'

it('reads the first address of a point, or none', () => {
  const results = [
    { place_id: 'p1', formatted_address: '12 Palm Street' },
    { place_id: 'p2', formatted_address: '14 Palm Street' },
  ]
  expect(addressOf({ results })).toBe('12 Palm Street')
  expect(addressOf({ results: [] })).toBe('')
})

it('reads the point of a suggested place', () => {
  const location = { lat: 25.2, lng: 55.3 }
  expect(positionOf({ result: { place_id: 'p1', formatted_address: '', geometry: { location } } })).toEqual(
    location,
  )
})

it('knows neither address nor zones of a new point, and nothing else about it', () => {
  const point = { lat: 25.2, lng: 55.3, accuracy: 12 }
  expect(unresolvedLocation(point)).toEqual({ lat: 25.2, lng: 55.3, address: '', zone_ids: [] })
})
