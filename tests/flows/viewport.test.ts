import { describe, expect, it } from 'vitest'
import { fitted, moved, showing, zoomed } from '#src/flows/gallery/viewport.ts'

const frame = { width: 800, height: 600 }

describe("the chart's window", () => {
  it('shows the whole of a large chart in the middle', () => {
    const { x, y, scale } = fitted({ width: 1600, height: 600 }, frame)
    expect(scale).toBeLessThan(0.5)
    expect(x * 2 + 1600 * scale).toBeCloseTo(800)
    expect(y * 2 + 600 * scale).toBeCloseTo(600)
  })

  it('does not blow a small chart up', () => {
    expect(fitted({ width: 100, height: 100 }, frame)).toEqual({ x: 350, y: 250, scale: 1 })
  })

  it('zooms around the point under the hand', () => {
    const before = { x: 10, y: 20, scale: 1 }
    const after = zoomed(before, 2, { x: 110, y: 220 })
    expect({ x: (110 - after.x) / after.scale, y: (220 - after.y) / after.scale }).toEqual({ x: 100, y: 200 })
  })

  it('has bounds for zooming', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }).scale).toBe(2.5)
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.001, { x: 0, y: 0 }).scale).toBe(0.1)
  })

  it('moves to a place that is out of sight, and stays where it is seen', () => {
    const place = { x: 1000, y: 0, width: 100, height: 50 }
    const here = { x: 0, y: 0, scale: 1 }
    expect(showing(here, place, frame)).toEqual({ x: -650, y: 275, scale: 1 })
    expect(showing(moved(here, -400, 0), place, frame)).toEqual({ x: -400, y: 0, scale: 1 })
  })

  it('comes near enough for a place to be read', () => {
    const place = { x: 100, y: 100, width: 100, height: 50 }
    expect(showing({ x: 0, y: 0, scale: 0.2 }, place, frame)).toEqual({ x: 325, y: 237.5, scale: 0.5 })
  })
})
