import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { type Chart, readChart, statesOf } from '#src/gallery/chart.ts'
import { elk } from '#src/gallery/elk.ts'
import { folded } from '#src/gallery/folding.ts'
import type { Rect } from '#src/gallery/headings.ts'
import { type Drawing, layOut, placedState } from '#src/gallery/layout.ts'
import { machineFlows } from '#src/gallery/machine-flows.ts'

type Line = Drawing['lines'][number]
type Point = Line['points'][number]

it('no arrow of any flow crosses the heading of a state, however the chart is folded', {
  timeout: 240_000,
}, async () => {
  const crossed: string[] = []
  for (const { name, machine } of machineFlows)
    for (const [folding, chart] of foldings(readChart(machine))) {
      const drawing = await layOut(chart, elk)
      for (const { id, points } of drawing.lines)
        for (const { state, heading } of drawing.states)
          if (segmentsOf(points).some(([from, to]) => crosses(from, to, heading)))
            crossed.push(`${name}, ${folding}: ${id} crosses ${state.id}`)
    }
  expect(crossed).toEqual([])
})

it('a chart whose states stand beside each other leads to the right, and one in a row leads down', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `state${index}`)
  const description = 'A sentence that a designer understands.'
  const ends = names.map((name) => [name, { description, type: 'final' as const }])
  const beside = createMachine({
    id: 'beside',
    initial: 'start',
    states: {
      start: { description, on: Object.fromEntries(names.map((name) => [`go.${name}`, name])) },
      ...Object.fromEntries(ends),
    },
  })
  const row = createMachine({
    id: 'row',
    initial: names[0]!,
    states: Object.fromEntries(
      names.map((name, at) => [name, { description, on: names[at + 1] ? { go: names[at + 1] } : {} }]),
    ),
  })
  const [right, down] = [await layOut(readChart(beside), elk), await layOut(readChart(row), elk)]
  const start = placedState(right, 'start')
  for (const name of names) expect(placedState(right, name).x).toBeGreaterThan(start.x + start.width)
  names.slice(1).forEach((name, at) => {
    const before = placedState(down, names[at]!)
    expect(placedState(down, name).y).toBeGreaterThan(before.y + before.height)
  })
})

/** Open, with the outer states closed, and each region alone. */
function foldings(chart: Chart): [folding: string, chart: Chart][] {
  const states = statesOf(chart.root)
  const outer = chart.root.states.flatMap((state) =>
    chart.root.kind === 'parallel' ? state.states : [state],
  )
  const closed = outer.filter((state) => state.states.length > 0).map(({ id }) => id)
  const regions = states.filter(({ kind }) => kind === 'parallel').flatMap((state) => state.states)
  return [
    ['open', chart],
    ...(closed.length > 0 ? [['closed', folded(chart, { closed, alone: [] })] as [string, Chart]] : []),
    ...regions.map(({ id }): [string, Chart] => [`${id} alone`, folded(chart, { closed: [], alone: [id] })]),
  ]
}

const segmentsOf = (points: Point[]): [Point, Point][] =>
  points.slice(1).map((point, index) => [points[index]!, point])

/** Lines run along the axes; to touch the edge of a heading is not to cross it. */
const crosses = (from: Point, to: Point, { x, y, width, height }: Rect): boolean =>
  Math.max(from.x, to.x) > x &&
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.y, to.y) > y &&
  Math.min(from.y, to.y) < y + height
