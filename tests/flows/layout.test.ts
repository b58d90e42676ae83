import { expect, it } from 'vitest'
import { readChart } from '#src/gallery/chart.ts'
import { elk } from '#src/gallery/elk.ts'
import type { Rect } from '#src/gallery/headings.ts'
import { type Drawing, layOut } from '#src/gallery/layout.ts'
import { machineFlows } from '#src/gallery/machine-flows.ts'

type Line = Drawing['lines'][number]
type Point = Line['points'][number]

it('no arrow of any flow crosses the heading of a state', { timeout: 120_000 }, async () => {
  const crossed: string[] = []
  for (const { name, machine } of machineFlows) {
    const drawing = await layOut(readChart(machine), elk)
    for (const { id, points } of drawing.lines)
      for (const { state, heading } of drawing.states)
        if (segmentsOf(points).some(([from, to]) => crosses(from, to, heading)))
          crossed.push(`${name}: ${id} crosses ${state.id}`)
  }
  expect(crossed).toEqual([])
})

const segmentsOf = (points: Point[]): [Point, Point][] =>
  points.slice(1).map((point, index) => [points[index]!, point])

/** Lines run along the axes; to touch the edge of a heading is not to cross it. */
const crosses = (from: Point, to: Point, { x, y, width, height }: Rect): boolean =>
  Math.max(from.x, to.x) > x &&
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.y, to.y) > y &&
  Math.min(from.y, to.y) < y + height
