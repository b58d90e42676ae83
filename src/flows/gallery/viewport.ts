import type { Rect } from '#src/flows/layout.ts'

/** Where the chart stands in its window: moved by `x` and `y` pixels, then `scale` times its size. */
export type Viewport = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

const SMALLEST = 0.1
const LARGEST = 2.5
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

/** With the place in sight: as it is when that is seen whole, else with the place in the middle. */
export function showing(viewport: Viewport, place: Rect, window: Size): Viewport {
  const { x, y, scale } = viewport
  const left = place.x * scale + x
  const top = place.y * scale + y
  const width = place.width * scale
  const height = place.height * scale
  const isSeen = left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height
  if (isSeen) return viewport
  return { x: x + (window.width - width) / 2 - left, y: y + (window.height - height) / 2 - top, scale }
}

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
