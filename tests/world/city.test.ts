import { describe, expect, it } from 'vitest'
import { city } from '#server/city/city.ts'
import { cityGeoJson } from '#server/city/city-geojson.ts'
import { isLand } from '#server/city/coast.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import { toGlobe, toPlan } from '#server/city/frame.ts'
import { landmarks } from '#server/city/landmarks.ts'
import { planStreets } from '#server/city/streets.ts'
import { distanceBetween, insideOf, middleOf } from '#server/geometry/plane.ts'

const { corners, neighbours, streets, areas, districtAt } = city()
const named = streets.filter(({ name }) => name)

describe('the street plan of Marsa Noor', () => {
  it('lets one walk from any corner to any other', () => {
    const start = neighbours.findIndex((near) => near.length > 0)
    const reached = new Set([start])
    for (const corner of reached) for (const next of neighbours[corner]!) reached.add(next)
    expect(reached.size).toBe(neighbours.filter((near) => near.length > 0).length)
    expect(reached.size).toBeGreaterThan(5000)
  })

  it('leads back wherever it leads', () => {
    for (const [corner, near] of neighbours.entries())
      for (const next of near) expect(neighbours[next]).toContain(corner)
  })

  it('draws only streets that can be walked', () => {
    const broken = streets.flatMap(({ stretches }) =>
      stretches.filter((stretch) => stretch.slice(1).some((to, i) => !neighbours[stretch[i]!]!.includes(to))),
    )
    expect(broken).toEqual([])
  })

  it('keeps every street of a district on dry land', () => {
    const wet = streets
      .filter(({ class: kind }) => kind === 'street' || kind === 'lane')
      .flatMap(({ stretches }) => stretches.flat())
      .filter((corner) => !isLand(corners[corner]!))
    expect(wet).toEqual([])
  })

  it('gives every named street one name in each language that no other has', () => {
    expect(named.length).toBeGreaterThan(150)
    expect(new Set(named.map(({ name }) => name!.en)).size).toBe(named.length)
    expect(new Set(named.map(({ name }) => name!.ar)).size).toBe(named.length)
    for (const { name } of named) {
      expect(name!.en).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(name!.ar).toMatch(/^[\u0600-\u06ff ]+$/)
    }
  })

  it('joins the avenues without a break', () => {
    const broken = streets.filter(
      ({ class: kind, stretches }) => ['motorway', 'primary'].includes(kind) && stretches.length > 1,
    )
    expect(broken.map(({ name }) => name!.en)).toEqual([])
  })

  it('is the same city each time it is drawn', () => {
    expect(planStreets()).toEqual(planStreets())
  })
})

describe('districts, landmarks and zones', () => {
  it('puts every landmark ashore, in the district around it', () => {
    const known = areas.map(({ district }) => district)
    expect(landmarks.length).toBeGreaterThanOrEqual(60)
    const atSea = landmarks.filter(({ at, kind }) => !isLand(at) && !['harbour', 'park'].includes(kind))
    expect(atSea.map(({ name }) => name.en)).toEqual([])
    for (const { at } of landmarks) expect(known).toContain(districtAt(at))
  })

  it('serves fourteen districts in four zones and leaves the edge unserved', () => {
    expect(deliveryZones).toHaveLength(4)
    const covers = deliveryZones.map(({ ring }) => insideOf(ring))
    const isServed = (point: readonly [number, number]) => covers.some((covered) => covered(point))
    const edge = areas.filter(({ ring }) => !isServed(middleOf(ring)))
    expect(edge.map(({ district }) => district.name.en)).toEqual(['Dockyards', 'Falcon Ridge'])
    expect(areas.length - edge.length).toBe(14)
    const unserved = landmarks.filter(({ at }) => !isServed(at))
    expect(unserved.map(({ name }) => name.en)).toEqual(['Cargo Port', 'Falcon Golf Club'])
  })

  it('overlaps neighbouring zones, so that no doorstep falls between them', () => {
    const covers = deliveryZones.map(({ ring }) => insideOf(ring))
    const between = areas
      .filter(({ district }) => !['Dockyards', 'Falcon Ridge'].includes(district.name.en))
      .flatMap(({ ring }) => ring)
      .filter((point) => !covers.some((covered) => covered(point)))
    expect(between).toEqual([])
  })

  it('brings a point back from the globe to where it was on the plan', () => {
    const point = [2350, -1234.5] as const
    expect(distanceBetween(toPlan(toGlobe(point)), point)).toBeLessThan(0.001)
  })
})

describe('the map as GeoJSON', () => {
  const map = cityGeoJson()

  it('closes every ring, counter-clockwise', () => {
    for (const layer of [map.land, map.parks, map.districts, map.zones])
      for (const { geometry } of layer.features) {
        const [ring] = geometry.coordinates
        expect(ring!.at(-1)).toEqual(ring![0])
        const area = ring!
          .slice(1)
          .reduce((sum, [x, y], i) => sum + (ring![i]![0]! * y! - x! * ring![i]![1]!), 0)
        expect(area).toBeGreaterThan(0)
      }
  })

  it('holds every named street, in both languages or in none', () => {
    const names = new Set(map.roads.features.map(({ properties }) => properties.name_en).filter(Boolean))
    expect(names.size).toBe(named.length)
    for (const { properties } of map.roads.features)
      expect(properties.name_en === undefined).toBe(properties.name_ar === undefined)
  })

  it('stays light enough to be the first thing a customer loads', () => {
    expect(JSON.stringify(map).length).toBeLessThan(520_000)
  })
})
