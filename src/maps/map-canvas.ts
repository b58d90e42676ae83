import type { ComponentType } from 'react'
import type { LatLng } from '#openapi/generated/client.ts'

export type MarkerKind = 'pin' | 'store' | 'home' | 'courier'

export type MapMarker = {
  id: string
  kind: MarkerKind
  position: LatLng
  /** Said to those who cannot see the map: "Nour Grill", "Your courier". */
  label: string
}

/** What the map shows: a centre at a zoom, or everything in `fit` when that names two places or more. */
export type Sight = { centre: LatLng; zoom: number; fit: readonly LatLng[] }

/** What the controls ask of a drawn map. */
export type MapCamera = {
  /** Whole steps; the range of docs/spec.md §9 holds. */
  zoomBy: (steps: number) => void
  show: (sight: Sight) => void
}

/** The props that every provider draws. Handlers are called for the customer's moves only, never for ours. */
export type MapCanvasProps = {
  /** The accessible name of the part that takes the keyboard. */
  label: string
  sight: Sight
  language: 'en' | 'ar'
  theme: 'light' | 'dark'
  markers: readonly MapMarker[]
  route: readonly LatLng[]
  /** Goes along with a changing sight; a customer who looks elsewhere is left there. */
  follows: boolean
  /** Zooming keeps the centre, because something is pinned to it. */
  pinned: boolean
  onReady: (camera: MapCamera) => void
  onMoveStart: () => void
  onMoveSettle: (centre: LatLng) => void
  /** The provider cannot draw here; the next one takes its place. Said at most once. */
  onGiveUp: () => void
}

export type MapCanvas = ComponentType<MapCanvasProps>

/** docs/spec.md §9. */
export const ZOOM = { default: 17, min: 1, max: 21 } as const

/** Shared out among two places next door, the streets around them are still seen. */
export const CLOSEST_FIT = 15.5
