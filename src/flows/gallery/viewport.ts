import type { Rect } from '#src/flows/layout.ts'

/** Where the chart stands in its window: moved by `x` and `y` pixels, then `scale` times its size. */
export type Viewport = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

const SMALLEST = 0.1
const LARGEST = 2.5
/** Smaller than this nothing can be read. */
const LEGIBLE = 0.5
const MARGIN = 24

/** The whole chart in the middle; never larger than it is. */
export function fitted(chart: Size, window: Size): Viewport {
  const scale = within(
    Math.min((window.width - MARGIN) / chart.width, (window.height - MARGIN) / chart.height, 1),
  )
  return {
    x: (window.width - chart.width * scale) / 2,
    y: (window.height - chart.height * scale) / 2,
    scale,
  }
}

/** Larger or smaller around a point of the window that stays where it is. */
export function zoomed({ x, y, scale }: Viewport, factor: number, around: Point): Viewport {
  const next = within(scale * factor)
  const by = next / scale
  return { x: around.x - (around.x - x) * by, y: around.y - (around.y - y) * by, scale: next }
}

export const moved = ({ x, y, scale }: Viewport, dx: number, dy: number): Viewport => ({
  x: x + dx,
  y: y + dy,
  scale,
})

/** With the place in sight: as it is when that can be read whole, else with the place in the middle. */
export function showing(viewport: Viewport, place: Rect, window: Size): Viewport {
  const { x, y, scale } = viewport
  const [left, top] = [place.x * scale + x, place.y * scale + y]
  const [right, bottom] = [left + place.width * scale, top + place.height * scale]
  const isSeen = left >= 0 && top >= 0 && right <= window.width && bottom <= window.height
  if (isSeen && scale >= LEGIBLE) return viewport
  const near = Math.max(scale, LEGIBLE)
  return {
    x: window.width / 2 - (place.x + place.width / 2) * near,
    y: window.height / 2 - (place.y + place.height / 2) * near,
    scale: near,
  }
}

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
