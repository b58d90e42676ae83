import type { FeatureCollection, Geometry, LineString, Point, Polygon } from 'geojson'

type Named = { name_en: string; name_ar: string }

type Layer<Shape extends Geometry, Properties> = FeatureCollection<Shape, Properties>

/** From the narrowest to the widest: the order in which they are painted over each other. */
export type RoadClass = 'lane' | 'street' | 'secondary' | 'primary' | 'motorway'

/** The city as the server draws it, from the same plan that its gazetteer reads. */
export type City = {
  name: Named
  /** West, south, east, north of the built-up city. */
  bounds: [number, number, number, number]
  center: [lng: number, lat: number]
  /** All around it is sea. */
  land: Layer<Polygon, object>
  /** Lakes, and as points the names of waters. */
  water: Layer<Polygon | Point, Partial<Named>>
  parks: Layer<Polygon, Named & { kind: string }>
  districts: Layer<Polygon, Named>
  roads: Layer<LineString, Partial<Named> & { class: RoadClass }>
  landmarks: Layer<Point, Named & { kind: string }>
  /** Where stores deliver; neighbours overlap a little. */
  zones: Layer<Polygon, Named>
}

const ADDRESS = '/map/city.json'

let city: Promise<City> | undefined

/** The city's plan, asked for once per page; a failed attempt is forgotten, so that asking again is a new attempt. */
export const loadCity = (): Promise<City> => {
  city ??= fetchCity().catch((problem: unknown) => {
    city = undefined
    throw problem
  })
  return city
}

const fetchCity = async (): Promise<City> => {
  const reply = await fetch(ADDRESS, { headers: { accept: 'application/json' } })
  if (!reply.ok) throw new Error(`The map's data answered ${reply.status}`)
  return reply.json() as Promise<City>
}
