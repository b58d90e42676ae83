import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxAround } from '#server/catalogue/nearest.ts'
import { metresBetween } from '#server/geometry/sphere.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** From a few steps to half the world. */
const step = fc.tuple(
  fc.double({ min: -9, max: 0, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
)

it('a box holds everything that is no further away than its edge', () => {
  fc.assert(
    fc.property(point, step, step, (here, [high, north], [wide, east]) => {
      const there = {
        lat: Math.max(-90, Math.min(90, here.lat + north * 90 * 2 ** high)),
        lng: ((here.lng + east * 180 * 2 ** wide + 540) % 360) - 180,
      }
      const box = boxAround(here, metresBetween(here, there))
      expect(Math.abs(there.lat - here.lat)).toBeLessThanOrEqual(box.lat)
      expect(Math.abs(there.lng - here.lng)).toBeLessThanOrEqual(box.lng)
    }),
    { numRuns: 5_000 },
  )
})
