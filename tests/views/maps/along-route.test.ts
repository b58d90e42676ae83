import { describe, expect, it } from 'vitest'
import { pathBetween, positionAlong } from '#maps/along-route.ts'
import { metresBetween } from '#maps/geometry.ts'

/** An L of two streets, about a kilometre each. */
const corner = { lat: 25.21, lng: 55.27 }
const start = { lat: 25.22, lng: 55.27 }
const end = { lat: 25.21, lng: 55.28 }
const route = [start, corner, end]

describe('the way of a courier between two pieces of news', () => {
  it('turns where the route turns', () => {
    const from = { lat: 25.215, lng: 55.2701 }
    const to = { lat: 25.2101, lng: 55.275 }
    expect(pathBetween(from, to, route)).toEqual([from, corner, to])
  })

  it('is straight where one of the places is off the route, or there is no route, or they ride back', () => {
    const away = { lat: 25.216, lng: 55.276 }
    const onRoute = { lat: 25.21, lng: 55.275 }
    expect(pathBetween(start, away, route)).toEqual([start, away])
    expect(pathBetween(start, onRoute, [])).toEqual([start, onRoute])
    expect(pathBetween(onRoute, start, route)).toEqual([onRoute, start])
  })

  it('is ridden by distance, not by the number of corners', () => {
    const middle = positionAlong(route, 0.5)
    expect(metresBetween(start, corner)).toBeGreaterThan(metresBetween(corner, end))
    expect(middle.lng).toBeCloseTo(55.27, 6)
    expect(metresBetween(start, middle) * 2).toBeCloseTo(
      metresBetween(start, corner) + metresBetween(corner, end),
      3,
    )
    expect(positionAlong(route, 0)).toEqual(start)
    expect(positionAlong(route, 1)).toEqual(end)
    expect(positionAlong([start], 0.5)).toEqual(start)
  })
})
