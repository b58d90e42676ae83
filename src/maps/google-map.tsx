import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { AdvancedMarker, APIProvider, Map as Canvas, Polyline, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent, useRef } from 'react'
import { accentNear } from './accent.ts'
import { boundsOf, samePosition } from './geometry.ts'
import { Glide } from './glide.tsx'
import { createGoogleMaps } from './google-loader.ts'
import { type MapCanvasProps, type Sight, ZOOM } from './map-canvas.ts'
import { MarkerArt } from './marker-art.tsx'

export const google = createGoogleMaps({ importLibrary, setOptions })

/** Markers drawn by us need a map id; this one works with every key. */
const MAP_ID = import.meta.env.VITE_GOOGLE_MAPS_MAP_ID || 'DEMO_MAP_ID'

export function GoogleMap({ googleKey, ...props }: MapCanvasProps & { googleKey: string }) {
  const giveUp = useEffectEvent(() => props.onGiveUp())
  useEffect(() => google.onRefused(giveUp), [])
  return (
    <APIProvider apiKey={googleKey}>
      <Drawn {...props} />
    </APIProvider>
  )
}

function Drawn({ sight, theme, markers, route, pinned, follows, ...props }: MapCanvasProps) {
  const map = useMap()
  /** Whether the camera's present move is ours; Google's events do not say who began them. */
  const ours = useRef(true)
  const moving = useRef(false)

  const ready = useEffectEvent((drawn: google.maps.Map) =>
    props.onReady({
      zoomBy: (steps) => {
        ours.current = true
        const zoom = Math.round(drawn.getZoom() ?? ZOOM.default) + steps
        drawn.setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)))
      },
      show: (next) => {
        if (look(drawn, next)) ours.current = true
      },
    }),
  )

  useEffect(() => {
    if (map) ready(map)
  }, [map])

  useEffect(() => {
    if (map && follows && look(map, sight)) ours.current = true
  }, [map, sight, follows])

  const changed = () => {
    if (ours.current || moving.current) return
    moving.current = true
    props.onMoveStart()
  }

  /** A drag on the map is the customer's, even while we move the map ourselves. */
  const grabbed = () => {
    ours.current = false
    changed()
  }

  const settled = () => {
    const centre = map?.getCenter()?.toJSON()
    const customerMoved = moving.current
    ours.current = false
    moving.current = false
    if (centre && customerMoved) props.onMoveSettle(centre)
  }

  return (
    <Canvas
      mapId={MAP_ID}
      colorScheme={theme === 'dark' ? 'DARK' : 'LIGHT'}
      defaultCenter={sight.centre}
      defaultZoom={sight.zoom}
      minZoom={ZOOM.min}
      maxZoom={ZOOM.max}
      disableDefaultUI
      clickableIcons={false}
      gestureHandling="greedy"
      onDragstart={grabbed}
      onCenterChanged={changed}
      onIdle={settled}
    >
      {route.length > 1 && (
        <Polyline path={[...route]} strokeColor={map ? accentNear(map.getDiv()) : ''} strokeWeight={5} />
      )}
      {markers.map(({ id, kind, position }) => (
        <Glide key={id} to={position} along={kind === 'courier' ? route : []}>
          {(position) => (
            <AdvancedMarker position={position} {...(kind === 'courier' && { anchorTop: '-50%' })}>
              <MarkerArt kind={kind} />
            </AdvancedMarker>
          )}
        </Glide>
      ))}
    </Canvas>
  )
}

/** Moves the camera; answers whether there was anywhere to move to. */
function look(map: google.maps.Map, { centre, zoom, fit }: Sight): boolean {
  if (fit.length > 1) {
    map.fitBounds(boundsOf(fit), 64)
    return true
  }
  const now = map.getCenter()?.toJSON()
  if (now && samePosition(now, centre)) return false
  map.panTo(centre)
  map.setZoom(zoom)
  return true
}
