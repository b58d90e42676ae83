import './maplibre.css'
import {
  Map as Canvas,
  Layer,
  type MapRef,
  Marker,
  Source,
  useMap,
  type ViewStateChangeEvent,
} from '@vis.gl/react-maplibre'
import type { Feature, Polygon } from 'geojson'
import type { ExpressionSpecification } from 'maplibre-gl'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useMemo, useRef, useState } from 'react'
import { trustScript } from '#browser/trusted-scripts.ts'
import type { LatLng } from '#openapi/generated/client.ts'
import { accentNear } from './accent.ts'
import type { City } from './city-data.ts'
import { cityPalettes } from './city-palette.ts'
import { cityStyle, LOWEST_ROAD } from './city-style.ts'
import { labelFonts } from './fonts.ts'
import { boundsOf, samePosition } from './geometry.ts'
import { Glide } from './glide.tsx'
import { hangSigns } from './landmark-signs.ts'
import { CLOSEST_FIT, type MapCamera, type MapCanvasProps, type Sight, ZOOM } from './map-canvas.ts'
import { MarkerArt } from './marker-art.tsx'
import { BUILDINGS_FROM_ZOOM, useBuildings } from './use-buildings.ts'

/** The worker's address must be told, or a built page shows a blank map; and trusted, or a strict page refuses it. */
export function startMapLibre(window: Window): void {
  trustScript(window, workerUrl)
  maplibre.setWorkerUrl(workerUrl)
}

/**
 * Marks the moves we make ourselves: they come back in the events, and the customer did not choose a position by them.
 */
const OURS = { ours: true }
const isOurs = (event: object) => 'ours' in event

const MOVE_MS = 600

export function MapLibreMap({ city, ...props }: MapCanvasProps & { city: City }) {
  const { label, sight, language, theme, markers, route, pinned, follows } = props
  const map = useRef<MapRef>(null)
  const style = useMemo(
    () => cityStyle({ city, language, theme, fonts: labelFonts }),
    [city, language, theme],
  )
  const [buildings, lookAt] = useBuildings(city)

  useEffect(() => {
    if (map.current && follows) show(map.current, sight)
  }, [sight, follows])

  const look = () => {
    if (map.current) lookAt({ zoom: map.current.getZoom(), bounds: sidesOf(map.current) })
  }

  const ready = () => {
    if (!map.current) return
    if (sight.fit.length > 1) show(map.current, sight)
    look()
    props.onReady(cameraOf(map.current))
  }

  const settled = (event: ViewStateChangeEvent) => {
    look()
    if (!isOurs(event)) props.onMoveSettle({ lat: event.viewState.latitude, lng: event.viewState.longitude })
  }

  return (
    <Canvas
      ref={map}
      mapLib={maplibre}
      mapStyle={style}
      initialViewState={firstView(sight)}
      locale={{ 'Map.Title': label }}
      attributionControl={false}
      minZoom={ZOOM.min}
      maxZoom={ZOOM.max}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      scrollZoom={pinned ? { around: 'center' } : true}
      touchZoomRotate={pinned ? { around: 'center' } : true}
      fadeDuration={120}
      onLoad={ready}
      onMoveStart={(event) => isOurs(event) || props.onMoveStart()}
      onMoveEnd={settled}
      onError={({ error }) => error instanceof maplibre.GPUInitializationError && props.onGiveUp()}
    >
      <Signs />
      <Buildings features={buildings} theme={theme} />
      <Route route={route} theme={theme} />
      {markers.map(({ id, kind, position }) => (
        <Glide key={id} to={position} along={kind === 'courier' ? route : []}>
          {({ lat, lng }) => (
            <Marker latitude={lat} longitude={lng} anchor={kind === 'courier' ? 'center' : 'bottom'}>
              <MarkerArt kind={kind} />
            </Marker>
          )}
        </Glide>
      ))}
    </Canvas>
  )
}

const Route = ({ route, theme }: Pick<MapCanvasProps, 'route' | 'theme'>) => {
  const { current: map } = useMap()
  const { fill, casing } = cityPalettes[theme].route
  const [accent, setAccent] = useState(fill)
  useEffect(() => {
    if (map && fill) setAccent(accentNear(map.getContainer()))
  }, [map, fill])
  const line: GeoJSON.LineString = {
    type: 'LineString',
    coordinates: route.map(({ lat, lng }) => [lng, lat]),
  }
  if (route.length < 2) return null
  return (
    <Source id="route" type="geojson" data={line}>
      <Layer id="route-casing" type="line" layout={round} paint={{ 'line-color': casing, 'line-width': 9 }} />
      <Layer id="route-line" type="line" layout={round} paint={{ 'line-color': accent, 'line-width': 5 }} />
    </Source>
  )
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const

/** Inside the map, so that the signs can be drawn before the style first asks for them. */
const Signs = () => {
  const { current: map } = useMap()
  useEffect(() => {
    if (map) hangSigns(map.getMap())
  }, [map])
  return null
}

const Buildings = ({ features, theme }: { features: Feature<Polygon>[]; theme: MapCanvasProps['theme'] }) => {
  const { building, buildingEdge } = cityPalettes[theme]
  return (
    <Source id="buildings" type="geojson" data={{ type: 'FeatureCollection', features }}>
      <Layer
        id="buildings"
        type="fill"
        beforeId={LOWEST_ROAD}
        minzoom={BUILDINGS_FROM_ZOOM}
        paint={{ 'fill-color': building, 'fill-outline-color': buildingEdge, 'fill-opacity': fadeIn }}
      />
    </Source>
  )
}

const fadeIn: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  BUILDINGS_FROM_ZOOM,
  0,
  BUILDINGS_FROM_ZOOM + 0.6,
  1,
]

const sidesOf = (map: MapRef): [number, number, number, number] => {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

const cameraOf = (map: MapRef): MapCamera => ({
  zoomBy: (steps) => {
    const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(map.getZoom()) + steps))
    map.easeTo({ zoom, duration: MOVE_MS / 2 }, OURS)
  },
  show: (sight) => show(map, sight),
})

/** MapLibre itself jumps instead of moving for those who asked for less motion. */
function show(map: MapRef, { centre, zoom, fit }: Sight): void {
  if (fit.length > 1)
    return void map.fitBounds(boxOf(fit), { ...fitting(map.getContainer()), duration: MOVE_MS }, OURS)
  const { lat, lng } = map.getCenter()
  if (!samePosition(centre, { lat, lng })) map.easeTo({ center: centre, zoom, duration: MOVE_MS }, OURS)
}

/** How far the controls at the inline end reach into the map, and half a marker. */
const CONTROLS = 92

/** Room for the markers, which stand above their places, and for the controls. */
const fitting = ({ clientWidth, clientHeight, ownerDocument }: HTMLElement) => {
  const edge = Math.min(88, Math.min(clientWidth, clientHeight) / 4)
  const [left, right] = ownerDocument.dir === 'rtl' ? [CONTROLS, edge] : [edge, CONTROLS]
  return { padding: { top: edge, bottom: edge, left, right }, maxZoom: CLOSEST_FIT }
}

const firstView = ({ centre, zoom, fit }: Sight) =>
  fit.length > 1
    ? { bounds: boxOf(fit), fitBoundsOptions: { padding: 64, maxZoom: CLOSEST_FIT } }
    : { latitude: centre.lat, longitude: centre.lng, zoom }

const boxOf = (positions: readonly LatLng[]): [number, number, number, number] => {
  const { west, south, east, north } = boundsOf(positions)
  return [west, south, east, north]
}
