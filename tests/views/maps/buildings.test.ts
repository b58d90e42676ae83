import { describe, expect, it } from 'vitest'
import { createBuildings } from '#maps/buildings.ts'
import type { City } from '#maps/city-data.ts'
import { cityStyle } from '#maps/city-style.ts'
import { distanceTo, isInside, overlap, type Point, planAround } from '#maps/plan.ts'
import { cityGeoJson } from '#server/city/city-geojson.ts'

const city = cityGeoJson() satisfies City
const { toPlan } = planAround(city.center)

/** Old Harbour with a piece of the creek and of the sea. */
const piece = [55.258, 25.217, 55.266, 25.224] as const

const housesIn = (bounds: readonly [number, number, number, number]) => {
  const town = createBuildings(city)
  return town.cellsOver(bounds).flatMap(town.at)
}

const corners = (house: ReturnType<typeof housesIn>[number]): Point[] =>
  house.geometry.coordinates[0]!.slice(0, 4).map(toPlan)

describe('houses', () => {
  const houses = housesIn(piece).map(corners)

  it('fill the blocks between the streets', () => {
    expect(houses.length).toBeGreaterThan(150)
  })

  it('are the same ones at every visit, whichever way the customer came', () => {
    const town = createBuildings(city)
    const cells = town.cellsOver(piece)
    const backwards = cells.toReversed().map(town.at).toReversed().flat()
    expect(JSON.stringify(backwards.map(corners))).toBe(JSON.stringify(houses))
  })

  it('stand on dry ground, outside parks, and not in the street', () => {
    const rings = (features: readonly { geometry: { type: string; coordinates: unknown } }[]) =>
      features
        .filter(({ geometry }) => geometry.type === 'Polygon')
        .map(({ geometry }) => (geometry.coordinates as [number, number][][])[0]!.map(toPlan))
    const land = rings(city.land.features)
    const open = [...rings(city.parks.features), ...rings(city.water.features)]
    const middle = toPlan([(piece[0] + piece[2]) / 2, (piece[1] + piece[3]) / 2])
    const lanes = city.roads.features.flatMap(({ geometry }) => {
      const line = geometry.coordinates.map(toPlan)
      const stretches = line.slice(1).map((to, i): [Point, Point] => [line[i]!, to])
      return stretches.filter(([a, b]) => distanceTo(a, b, middle) < 1500)
    })
    for (const corner of houses.flat()) {
      expect(land.some((ring) => isInside(corner, ring))).toBe(true)
      expect(open.some((ring) => isInside(corner, ring))).toBe(false)
      expect(lanes.some(([a, b]) => distanceTo(a, b, corner) < 5)).toBe(false)
    }
  })

  it('never stand in each other', () => {
    const clashes = houses.filter((house, i) => houses.slice(i + 1).some((other) => overlap(house, other)))
    expect(clashes).toEqual([])
  })

  it('are not built in the open sea', () => {
    expect(housesIn([55.22, 25.23, 55.23, 25.24])).toEqual([])
  })
})

describe('the style of the city', () => {
  it('writes names in the language of the customer and each district once', () => {
    const style = cityStyle({ city, language: 'ar', theme: 'dark', fonts: {} })
    const names = style.layers.find(({ id }) => id === 'street-names')
    expect(JSON.stringify(names?.layout)).toContain('name_ar')
    const { data } = style.sources.districts as { data: GeoJSON.FeatureCollection }
    expect(data.features).toHaveLength(city.districts.features.length)
    expect(new Set(data.features.map(({ geometry }) => geometry.type))).toEqual(new Set(['Point']))
  })

  it('draws every kind of road, and asks for nothing from elsewhere', () => {
    const style = cityStyle({ city, language: 'en', theme: 'light', fonts: {} })
    const drawn = style.layers.map(({ id }) => id)
    for (const kind of new Set(city.roads.features.map(({ properties }) => properties.class)))
      expect(drawn).toContain(kind)
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
  })
})
