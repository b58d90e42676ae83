import type {
  ExpressionSpecification,
  FilterSpecification,
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { City, RoadClass } from './city-data.ts'
import { type CityPalette, cityPalettes } from './city-palette.ts'
import { signsOf } from './landmark-signs.ts'
import { middleOf } from './plan.ts'

/** The name of the typeface inside the style; `fonts` says which files draw it. */
export const TYPEFACE = 'Alexandria'

/** The layer that everything on the ground must stay below. */
export const LOWEST_ROAD = 'lane-casing'

export type CityStyleOptions = {
  city: City
  language: 'en' | 'ar'
  theme: 'light' | 'dark'
  fonts: FontFacesSpecification
}

/** The city drawn for MapLibre: one ground, one hierarchy of roads, labels in one language. */
export function cityStyle({ city, language, theme, fonts }: CityStyleOptions): StyleSpecification {
  const palette = cityPalettes[theme]
  const name: ExpressionSpecification = ['coalesce', ['get', `name_${language}`], ['get', 'name_en'], '']
  return {
    version: 8,
    'font-faces': fonts,
    transition: { duration: 0, delay: 0 },
    sources: sourcesOf(city),
    layers: [
      ...ground(palette),
      ...roads(palette),
      ...labels(palette, { name, signs: signsOf(theme), spaced: language === 'ar' ? 0 : 0.06 }),
    ],
  }
}

const sourcesOf = (city: City): Record<string, SourceSpecification> => ({
  zones: geojson(city.zones),
  parks: geojson(city.parks),
  water: geojson(city.water),
  sea: geojson(around(city.land)),
  roads: geojson(city.roads),
  landmarks: geojson(city.landmarks),
  districts: geojson(middlesOf(city.districts)),
})

const geojson = (data: GeoJSON.GeoJSON): SourceSpecification => ({ type: 'geojson', data, maxzoom: 16 })

/** A name is written once, in the middle, however many tiles the shape lies on. */
const middlesOf = ({ features }: City['districts']): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.map(({ geometry, ...feature }) => ({
    ...feature,
    geometry: { type: 'Point', coordinates: middleOf(geometry.coordinates[0]!) },
  })),
})

/** All that a map in Mercator's projection can show. */
const world = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
]

const around = (land: City['land']): GeoJSON.Polygon => ({
  type: 'Polygon',
  coordinates: [world, ...land.features.map(({ geometry }) => geometry.coordinates[0]!)],
})

/**
 * Ground outside the zones; the served zones as one, because their edges run below their fills and the seams between
 * neighbours do not show; green; and the sea over the parts of all that which reach into it.
 */
const ground = (palette: CityPalette): LayerSpecification[] => [
  { id: 'unserved', type: 'background', paint: { 'background-color': palette.unserved } },
  {
    id: 'served-edge',
    type: 'line',
    source: 'zones',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.servedEdge, 'line-width': grows([9, 2], [13, 5], [17, 12]) },
  },
  { id: 'served', type: 'fill', source: 'zones', paint: { 'fill-color': palette.land } },
  { id: 'parks', type: 'fill', source: 'parks', paint: { 'fill-color': byKind(palette) } },
  { id: 'lakes', type: 'fill', source: 'water', filter: isArea, paint: { 'fill-color': palette.sea } },
  bank('lake-banks', 'water', palette),
  { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': palette.sea } },
  bank('sea-banks', 'sea', palette),
]

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon']
const isPointFeature: FilterSpecification = ['==', ['geometry-type'], 'Point']

const bank = (id: string, source: string, palette: CityPalette): LayerSpecification => ({
  id,
  type: 'line',
  source,
  filter: isArea,
  paint: { 'line-color': palette.shore, 'line-width': grows([11, 0.5], [17, 2.2]) },
})

const byKind = ({ open }: CityPalette): ExpressionSpecification => [
  'match',
  ['get', 'kind'],
  'beach',
  open.beach,
  'square',
  open.square,
  'campus',
  open.campus,
  'grove',
  open.grove,
  open.park,
]

type Stop = [zoom: number, value: number]

const widths: Record<RoadClass, Stop[]> = {
  lane: [
    [13.2, 0.4],
    [15, 1.6],
    [17, 6],
    [20, 34],
  ],
  street: [
    [12, 0.4],
    [13, 0.9],
    [15, 3.2],
    [17, 10],
    [20, 56],
  ],
  secondary: [
    [10.5, 0.5],
    [12, 1.4],
    [14, 3.8],
    [17, 14],
    [20, 80],
  ],
  primary: [
    [9, 0.5],
    [12, 1.8],
    [14, 4.6],
    [17, 19],
    [20, 104],
  ],
  motorway: [
    [8, 0.8],
    [11, 2.2],
    [14, 6],
    [17, 24],
    [20, 130],
  ],
}

const classes = Object.keys(widths) as RoadClass[]

/** All casings below all carriageways, so that crossings stay open. */
const roads = (palette: CityPalette): LayerSpecification[] => [
  ...classes.map((kind) => roadLine(`${kind}-casing`, kind, palette[kind].casing, kerb)),
  ...classes.map((kind) => roadLine(kind, kind, palette[kind].fill, (pixels) => pixels)),
]

/** A line on either side that is seen from far away and does not grow fat close by. */
const kerb = (pixels: number) => pixels + Math.min(3.2, Math.max(0.9, pixels * 0.22))

const roadLine = (
  id: string,
  kind: RoadClass,
  colour: string,
  widthOf: (pixels: number) => number,
): LayerSpecification => ({
  id,
  type: 'line',
  source: 'roads',
  minzoom: widths[kind][0]![0],
  filter: isClass(kind),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': grows(...widths[kind].map(([zoom, pixels]): Stop => [zoom, widthOf(pixels)])),
  },
})

const namesFrom: Record<RoadClass, number> = {
  lane: 16,
  street: 14.8,
  secondary: 13.6,
  primary: 12.8,
  motorway: 11.5,
}

type Wording = { name: ExpressionSpecification; signs: string; spaced: number }

const labels = ({ text }: CityPalette, { name, signs, spaced }: Wording): LayerSpecification[] => {
  const words = { 'text-field': name, 'text-font': [TYPEFACE], 'text-max-width': 8 }
  const ink = (colour: string, halo = 1.6) => ({
    'text-color': colour,
    'text-halo-color': text.halo,
    'text-halo-width': halo,
  })
  return [
    ...classes.map(
      (kind): LayerSpecification => ({
        id: `${kind}-names`,
        type: 'symbol',
        source: 'roads',
        minzoom: namesFrom[kind],
        filter: isClass(kind),
        layout: {
          ...words,
          'symbol-placement': 'line',
          'symbol-spacing': 380,
          'text-size': grows([13, 10.5], [18, 14]),
          'text-max-angle': 28,
          'text-padding': 6,
        },
        paint: ink(text.road),
      }),
    ),
    {
      id: 'water-names',
      type: 'symbol',
      source: 'water',
      minzoom: 11,
      filter: isPointFeature,
      layout: { ...words, 'text-size': grows([11, 11], [16, 16]), 'text-letter-spacing': spaced },
      paint: { 'text-color': text.water },
    },
    {
      id: 'park-names',
      type: 'symbol',
      source: 'parks',
      minzoom: 14,
      layout: { ...words, 'text-size': grows([14, 10.5], [18, 14]) },
      paint: ink(text.park, 1.2),
    },
    {
      id: 'landmarks',
      type: 'symbol',
      source: 'landmarks',
      minzoom: 13.4,
      layout: {
        ...words,
        'icon-image': ['concat', signs, ['get', 'kind']],
        'icon-size': grows([13, 0.72], [16, 1], [19, 1.3]),
        'text-size': grows([14, 10.5], [18, 13.5]),
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.05,
        'text-justify': 'auto',
        'text-optional': true,
      },
      paint: ink(text.landmark),
    },
    {
      id: 'district-names',
      type: 'symbol',
      source: 'districts',
      minzoom: 10.5,
      maxzoom: 15.5,
      layout: {
        ...words,
        'text-size': grows([10, 10], [13, 14], [15, 19]),
        'text-padding': 10,
      },
      paint: { ...ink(text.district, 2), 'text-opacity': grows([14.6, 1], [15.4, 0]) },
    },
  ]
}

const isClass = (kind: RoadClass): FilterSpecification => ['==', ['get', 'class'], kind]

const grows = (...stops: Stop[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
]
