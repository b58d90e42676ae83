import type { Position } from 'geojson'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { css } from '#styled/css/index.js'
import type { City, RoadClass } from './city-data.ts'
import { cityPalettes } from './city-palette.ts'
import { boundsOf, metresBetween } from './geometry.ts'
import { type MapCanvasProps, type Sight, ZOOM } from './map-canvas.ts'
import { PinArt } from './marker-art.tsx'
import { type Point, planAround } from './plan.ts'

/** Metres across at the closest useful zoom of a drawing; each step out doubles them. */
const ACROSS_AT_17 = 700

const metresWide: Record<RoadClass, number> = { lane: 6, street: 9, secondary: 14, primary: 19, motorway: 24 }

const classes = Object.keys(metresWide) as RoadClass[]

/** The city as a plain drawing, for browsers without WebGL. It zooms by its buttons and does not move. */
export function StillMap({
  city,
  sight,
  theme,
  label,
  markers,
  route,
  onReady,
}: MapCanvasProps & { city: City }) {
  const palette = cityPalettes[theme]
  const middle = middleOf(sight)
  const [zoom, setZoom] = useState(() => zoomOf(sight))
  const across = ACROSS_AT_17 * 2 ** (17 - zoom)
  const { lat, lng } = middle
  const drawing = useMemo(() => draw(city, [lng, lat]), [city, lng, lat])

  const ready = useEffectEvent(() =>
    onReady({
      zoomBy: (steps) => setZoom((before) => Math.min(ZOOM.max, Math.max(ZOOM.min, before + steps))),
      show: (next) => setZoom(zoomOf(next)),
    }),
  )
  useEffect(() => ready(), [])

  const pin = across / 14
  return (
    <svg
      role="img"
      aria-label={label}
      className={fill}
      viewBox={`${-across / 2} ${-across / 2} ${across} ${across}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect x={-across * 3} y={-across * 3} width={across * 6} height={across * 6} fill={palette.unserved} />
      <path d={drawing.zones} fill={palette.land} />
      <path d={drawing.parks} fill={palette.open.park} />
      <path d={drawing.lakes} fill={palette.sea} />
      <path d={drawing.sea} fillRule="evenodd" fill={palette.sea} />
      {classes.map((kind) => (
        <path
          key={kind}
          d={drawing.roads[kind]}
          fill="none"
          stroke={palette[kind].casing}
          strokeWidth={metresWide[kind] * 1.3}
          strokeLinejoin="round"
        />
      ))}
      {classes.map((kind) => (
        <path
          key={kind}
          d={drawing.roads[kind]}
          fill="none"
          stroke={palette[kind].fill}
          strokeWidth={metresWide[kind]}
          strokeLinejoin="round"
        />
      ))}
      <path d={lineOf(route.map(drawing.project))} className={routeLine} strokeWidth={across / 120} />
      {markers.map(({ id, position }) => {
        const [x, y] = drawing.project(position)
        return (
          <svg key={id} aria-hidden="true" x={x - pin / 2} y={y - pin * 1.25} width={pin} height={pin * 1.25}>
            <PinArt />
          </svg>
        )
      })}
    </svg>
  )
}

function draw(city: City, middle: Position) {
  const { toPlan } = planAround(middle)
  // On paper y runs downwards.
  const onPaper = (position: Position): Point => {
    const [x, y] = toPlan(position)
    return [Math.round(x), Math.round(-y)]
  }
  const lines = (rings: Position[][]) => rings.map((ring) => lineOf(ring.map(onPaper))).join('')
  const shapes = (layer: City['zones'] | City['water'] | City['land']) =>
    layer.features
      .map(({ geometry }) => (geometry.type === 'Polygon' ? lines(geometry.coordinates) : ''))
      .join('')
  const roadsOf = (kind: RoadClass) =>
    city.roads.features
      .filter(({ properties }) => properties.class === kind)
      .map(({ geometry }) => lineOf(geometry.coordinates.map(onPaper)))
      .join('')
  return {
    zones: shapes(city.zones),
    parks: shapes(city.parks),
    lakes: shapes(city.water),
    sea: `${horizon}${shapes(city.land)}`,
    roads: Object.fromEntries(classes.map((kind) => [kind, roadsOf(kind)])) as Record<RoadClass, string>,
    project: ({ lat, lng }: { lat: number; lng: number }) => onPaper([lng, lat]),
  }
}

/** Beyond anything a drawing of one city shows, in metres. */
const horizon = 'M-90000,-90000H90000V90000H-90000Z'

const lineOf = (points: readonly Point[]) => (points.length > 0 ? `M${points.join('L')}` : '')

const middleOf = ({ centre, fit }: Sight) => {
  if (fit.length < 2) return centre
  const { west, south, east, north } = boundsOf(fit)
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}

const zoomOf = ({ zoom, fit }: Sight) => {
  if (fit.length < 2) return zoom
  const { west, south, east, north } = boundsOf(fit)
  const across = metresBetween({ lat: south, lng: west }, { lat: north, lng: east }) * 1.4
  return Math.floor(17 - Math.log2(Math.max(across, ACROSS_AT_17) / ACROSS_AT_17))
}

const routeLine = css({ fill: '[none]', stroke: 'accent.edge' })

const fill = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' })
