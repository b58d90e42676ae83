import { type ComponentType, createContext, createElement } from 'react'
import { loadCity } from './city-data.ts'
import type { MapCanvas, MapCanvasProps } from './map-canvas.ts'

/** Google when there is a key for it, else MapLibre; `still` is a drawing for browsers that can do neither. */
export type MapProvider = 'google' | 'maplibre' | 'still'

/** Why a provider does not draw on this page: it did not arrive, or the browser cannot run it. */
export type GaveUp = ReadonlyMap<MapProvider, 'failed' | 'unsupported'>

/** How to fetch the canvas of each provider there is; attempts are counted from 0. */
export type MapProviders = Partial<Record<MapProvider, (attempt: number) => Promise<MapCanvas>>>

const order: readonly MapProvider[] = ['google', 'maplibre', 'still']

/** The best provider there is that has not given up. */
export const chooseProvider = (providers: MapProviders, gaveUp: GaveUp): MapProvider | undefined =>
  order.find((provider) => provider in providers && !gaveUp.has(provider))

/** Each provider is a chunk of its own, fetched with the city it draws when a map is first shown. */
export const mapProviders = (googleKey: string | undefined): MapProviders => ({
  ...(googleKey && { google: () => loadGoogleMap(googleKey) }),
  maplibre: async () => {
    const [{ MapLibreMap, startMapLibre }, city] = await Promise.all([
      import('./maplibre-map.tsx'),
      loadCity(),
    ])
    startMapLibre(window)
    return given(MapLibreMap, { city })
  },
  still: async () => {
    const [{ StillMap }, city] = await Promise.all([import('./still-map.tsx'), loadCity()])
    return given(StillMap, { city })
  },
})

const loadGoogleMap = async (key: string) => {
  const { GoogleMap, google } = await import('./google-map.tsx')
  await google.load(key, document.documentElement.lang)
  return given(GoogleMap, { googleKey: key })
}

const given =
  <Given extends object>(Canvas: ComponentType<MapCanvasProps & Given>, more: Given): MapCanvas =>
  (props) =>
    createElement(Canvas, { ...props, ...more })

/** The providers of this build; a test brings its own. */
export const MapProvidersContext = createContext<MapProviders>(
  mapProviders(import.meta.env.VITE_GOOGLE_MAPS_API_KEY || undefined),
)
