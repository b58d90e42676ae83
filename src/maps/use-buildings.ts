import type { Feature, Polygon } from 'geojson'
import { useEffect, useRef, useState } from 'react'
import { createBuildings } from './buildings.ts'
import type { City } from './city-data.ts'

/** Below this zoom a house is smaller than its outline. */
export const BUILDINGS_FROM_ZOOM = 15

/** How much of a frame may go into laying out houses; the map must stay under the finger. */
const SLICE_MS = 6

type View = { zoom: number; bounds: readonly [west: number, south: number, east: number, north: number] }

/** The houses where the customer looks, and how to say where that is. They come a moment after the streets. */
export function useBuildings(city: City): [features: Feature<Polygon>[], lookAt: (view: View) => void] {
  const [features, setFeatures] = useState<Feature<Polygon>[]>([])
  const buildings = useRef<ReturnType<typeof createBuildings>>(undefined)
  const shown = useRef('')
  const frame = useRef(0)

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const lookAt = ({ zoom, bounds }: View) => {
    if (zoom < BUILDINGS_FROM_ZOOM) return
    cancelAnimationFrame(frame.current)
    buildings.current ??= createBuildings(city)
    const town = buildings.current
    const cells = town.cellsOver(bounds)
    const key = cells.map((cell) => cell.key).join()
    if (key === shown.current) return
    const missing = cells.filter((cell) => !town.isBuilt(cell))
    const build = () => {
      const until = performance.now() + SLICE_MS
      while (missing.length > 0 && performance.now() < until) town.at(missing.pop()!)
      if (missing.length > 0) {
        frame.current = requestAnimationFrame(build)
        return
      }
      shown.current = key
      setFeatures(cells.flatMap(town.at))
    }
    build()
  }

  return [features, lookAt]
}
