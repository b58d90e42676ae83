import { describe, expect, it } from 'vitest'
import { detailAt, fitted, moved, opened, showing, zoomed } from '#src/gallery/page/viewport.ts'

const frame = { width: 800, height: 600 }
const chart = { width: 2000, height: 2000 }

describe("the chart's window", () => {
  it('shows the whole of a large chart in the middle, above the buttons', () => {
    const { x, y, scale } = fitted({ width: 1600, height: 600 }, frame)
    expect(scale).toBeLessThan(0.5)
    expect(x * 2 + 1600 * scale).toBeCloseTo(800)
    expect(y * 2 + 600 * scale).toBeCloseTo(540)
  })

  it('does not blow a small chart up', () => {
    expect(fitted({ width: 100, height: 100 }, frame)).toEqual({ x: 350, y: 220, scale: 1 })
  })

  it('a chart opens whole, or where it begins when the words of the whole could not be read', () => {
    const small = { width: 700, height: 400 }
    expect(opened(small, frame)).toEqual(fitted(small, frame))
    expect(opened({ width: 801, height: 400 }, frame)).toEqual({ x: 12, y: 70, scale: 1 })
  })

  it('shows the whole of the largest chart on a phone', () => {
    const { x, scale } = fitted({ width: 4400, height: 2300 }, { width: 390, height: 590 })
    expect(x).toBeGreaterThan(0)
    expect(x + 4400 * scale).toBeLessThan(390)
  })

  it('zooms around the point under the hand', () => {
    const before = { x: 10, y: 20, scale: 1 }
    const after = zoomed(before, 2, { x: 110, y: 220 })
    expect({ x: (110 - after.x) / after.scale, y: (220 - after.y) / after.scale }).toEqual({ x: 100, y: 200 })
  })

  it('has bounds for zooming', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }).scale).toBe(2.5)
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.001, { x: 0, y: 0 }).scale).toBe(0.05)
  })

  it('says more the nearer one comes, and everything where its words can be read', () => {
    expect([0.05, 0.49, 0.5, 0.79, 0.8, 1, 2.5].map(detailAt)).toEqual([
      'names',
      'names',
      'sentences',
      'sentences',
      'all',
      'all',
      'all',
    ])
  })

  it('moves to a place that is out of sight, and stays where it is seen', () => {
    const rect = { x: 1000, y: 0, width: 100, height: 50 }
    const here = { x: 0, y: 0, scale: 1 }
    expect(showing(here, rect, chart, frame)).toEqual({ x: -650, y: 12, scale: 1 })
    expect(showing(moved(here, -400, 0), rect, chart, frame)).toEqual({ x: -400, y: 0, scale: 1 })
  })

  it('comes near enough for a place to be read', () => {
    const rect = { x: 100, y: 100, width: 100, height: 50 }
    expect(showing({ x: 0, y: 0, scale: 0.2 }, rect, chart, frame)).toEqual({ x: 12, y: 12, scale: 1 })
  })

  it('leaves no room empty for a place at the edge of the chart', () => {
    const far = { x: 1900, y: 1900, width: 100, height: 100 }
    expect(showing({ x: 0, y: 0, scale: 1 }, far, chart, frame)).toEqual({ x: -1212, y: -1472, scale: 1 })
    const small = { width: 700, height: 400 }
    const rect = { x: 0, y: 0, width: 100, height: 50 }
    expect(showing({ x: -200, y: 0, scale: 1 }, rect, small, frame)).toEqual({ x: 50, y: 70, scale: 1 })
  })
})
