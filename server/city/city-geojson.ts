import type {
  Feature,
  FeatureCollection,
  Geometry,
  Point as GeoPoint,
  LineString,
  Polygon,
  Position,
} from 'geojson'
import type { Text } from '#server/db/shapes.ts'
import { closed, type Point, turning } from '#server/geometry/plane.ts'
import type { RoadClass } from './avenues.ts'
import { city, cityName } from './city.ts'
import { lakes, land, waters } from './coast.ts'
import { deliveryZones } from './delivery-zones.ts'
import { toGlobe } from './frame.ts'
import { type LandmarkKind, landmarks } from './landmarks.ts'
import { type Park, parks } from './parks.ts'

type Named = { name_en: string; name_ar: string }
type Layer<G extends Geometry, P> = FeatureCollection<G, P>

/** The map of the city: GeoJSON layers in the order they are painted. All around the land is sea. */
export type CityMap = {
  name: Named
  /** West, south, east, north of the built-up city. */
  bounds: [number, number, number, number]
  center: [lng: number, lat: number]
  land: Layer<Polygon, Record<string, never>>
  /** Lakes, and as points the names of waters. */
  water: Layer<Polygon | GeoPoint, Partial<Named>>
  parks: Layer<Polygon, Named & { kind: Park['kind'] }>
  districts: Layer<Polygon, Named & { id: number }>
  roads: Layer<LineString, Partial<Named> & { class: RoadClass }>
  landmarks: Layer<GeoPoint, Named & { id: number; kind: LandmarkKind }>
  zones: Layer<Polygon, Named & { id: number }>
}

/** Six digits are a tenth of a metre. */
const position = (point: Point): [lng: number, lat: number] => {
  const { lat, lng } = toGlobe(point)
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6]
}

/** GeoJSON wants outer rings counter-clockwise. */
const outline = (ring: readonly Point[]): Position[] =>
  (turning(ring) < 0 ? ring.toReversed() : ring).map(position)

const layer = <G extends Geometry, P>(features: Feature<G, P>[]): FeatureCollection<G, P> => ({
  type: 'FeatureCollection',
  features,
})

const feature = <G extends Geometry, P>(geometry: G, properties: P): Feature<G, P> => ({
  type: 'Feature',
  properties,
  geometry,
})

/** A closed ring of the plan as a polygon on the globe. */
export const outlineOf = (ring: readonly Point[]): Polygon => ({
  type: 'Polygon',
  coordinates: [outline(ring)],
})

const polygon = <P>(ring: readonly Point[], properties: P) => feature(outlineOf(ring), properties)

const point = <P>(at: Point, properties: P) =>
  feature({ type: 'Point' as const, coordinates: position(at) }, properties)

const named = ({ en, ar }: Text): Named => ({ name_en: en, name_ar: ar })

const WEIGHT: RoadClass[] = ['lane', 'street', 'secondary', 'primary', 'motorway']

export function cityGeoJson(): CityMap {
  const { areas, streets, lineOf } = city()
  const box: Point[] = [
    [-6150, 700],
    [6350, 700],
    [6350, -4500],
    [-6150, -4500],
  ]
  const edges = box.map(position)
  const [lngs, lats] = [edges.map(([lng]) => lng), edges.map(([, lat]) => lat)]
  return {
    name: named(cityName),
    bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
    center: position([480, -1700]),
    land: layer(land.map((ring) => polygon(ring, {}))),
    water: layer<Polygon | GeoPoint, Partial<Named>>([
      ...lakes.map((ring) => polygon(ring, {})),
      ...waters.map(({ name, at }) => point(at, named(name))),
    ]),
    parks: layer(parks.map(({ ring, name, kind }) => polygon(ring, { ...named(name), kind }))),
    districts: layer(
      areas.map(({ district: { id, name }, ring }) => polygon(closed(ring), { id, ...named(name) })),
    ),
    roads: layer(
      streets
        .toSorted((a, b) => WEIGHT.indexOf(a.class) - WEIGHT.indexOf(b.class))
        .flatMap(({ name, class: roadClass, stretches }) =>
          stretches.map((stretch) =>
            feature(
              {
                type: 'LineString' as const,
                coordinates: lineOf(stretch).map(position),
              },
              { class: roadClass, ...(name && named(name)) },
            ),
          ),
        ),
    ),
    landmarks: layer(landmarks.map(({ id, name, kind, at }) => point(at, { id, ...named(name), kind }))),
    zones: layer(deliveryZones.map(({ id, name, ring }) => polygon(ring, { id, ...named(name) }))),
  }
}
