import type { Rect } from '../headings.ts'

/** Where the chart stands in its window: moved by `x` and `y` pixels, then `scale` times its size. */
export type Viewport = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

const SMALLEST = 0.05
const LARGEST = 2.5
/** Smaller than this its words are too small to read: the smallest have 11 px. */
const LEGIBLE = 1
/** How much a chart says at a scale: a reader who is far away sees the names, one who comes nearer what they mean. */
export type Detail = 'names' | 'sentences' | 'all'

export const detailAt = (scale: number): Detail => (scale < 0.5 ? 'names' : scale < 0.8 ? 'sentences' : 'all')

const MARGIN = 24
/** The buttons that zoom stand over the foot of the window. */
const FOOT = 60

/** The whole chart in the middle; never larger than it is. */
export function fitted(chart: Size, window: Size): Viewport {
  const height = window.height - FOOT
  const scale = within(Math.min((window.width - MARGIN) / chart.width, (height - MARGIN) / chart.height, 1))
  return {
    x: (window.width - chart.width * scale) / 2,
    y: (height - chart.height * scale) / 2,
    scale,
  }
}

/** How a chart is met: the whole of it, or where it begins when the words of the whole could not be read. */
export function opened(chart: Size, window: Size): Viewport {
  const whole = fitted(chart, window)
  if (whole.scale >= LEGIBLE) return whole
  const start = (length: number, room: number) => Math.max((room - length * LEGIBLE) / 2, MARGIN / 2)
  return {
    x: start(chart.width, window.width),
    y: start(chart.height, window.height - FOOT),
    scale: LEGIBLE,
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

/**
 * With the place in sight: as it is when that can be read whole, else with the place in the middle, or as near to it as
 * the chart still fills the window.
 */
export function showing(viewport: Viewport, rect: Rect, chart: Size, window: Size): Viewport {
  const { x, y, scale } = viewport
  const [left, top] = [rect.x * scale + x, rect.y * scale + y]
  const [right, bottom] = [left + rect.width * scale, top + rect.height * scale]
  const isSeen = left >= 0 && top >= 0 && right <= window.width && bottom <= window.height
  if (isSeen && scale >= LEGIBLE) return viewport
  const near = Math.max(scale, LEGIBLE)
  const start = (middle: number, length: number, room: number) => {
    const spare = room - length * near
    if (spare >= MARGIN) return spare / 2
    return Math.min(Math.max(room / 2 - middle * near, spare - MARGIN / 2), MARGIN / 2)
  }
  return {
    x: start(rect.x + rect.width / 2, chart.width, window.width),
    y: start(rect.y + rect.height / 2, chart.height, window.height - FOOT),
    scale: near,
  }
}

/** With a place of a chart that was laid out anew where it was. */
export const anchored = ({ x, y, scale }: Viewport, was: Rect, is: Rect): Viewport => ({
  x: x + (was.x - is.x) * scale,
  y: y + (was.y - is.y) * scale,
  scale,
})

/** With the middle of the window over this point of the chart. */
export const centred = ({ scale }: Viewport, at: Point, window: Size): Viewport => ({
  x: window.width / 2 - at.x * scale,
  y: window.height / 2 - at.y * scale,
  scale,
})

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
