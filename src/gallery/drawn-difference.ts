import type { AnyStateMachine } from 'xstate'
import { type Chart, readChart } from './chart.ts'
import type { Marks } from './chart-drawing.props.ts'
import { type ChangedFlow, differencePage } from './difference-page.tsx'
import { elk } from './elk.ts'
import { differenceOf, isChanged } from './flow-difference.ts'
import { layOut } from './layout.ts'

/** Machines by the name of their flow. */
export type Machines = ReadonlyMap<string, AnyStateMachine>

/** What became of the flows between two commits: the page, and the flows that changed. */
export async function drawnDifference(
  since: string,
  before: Machines,
  now: Machines,
): Promise<{ page: string; flows: ChangedFlow[] }> {
  const names = [...new Set([...before.keys(), ...now.keys()])].sort()
  const flows: ChangedFlow[] = []
  for (const name of names) {
    const [old, current] = [before, now].map((machines) => {
      const machine = machines.get(name)
      return machine && readChart(machine)
    })
    const difference = differenceOf(old, current)
    if (!isChanged(difference)) continue
    const { states, arrows } = difference
    const changed = (kind: 'added' | 'removed'): Marks => ({
      current: new Set([...states[kind], ...states.changed.map(({ id }) => id)]),
      taken: new Set([...arrows[kind], ...arrows.changed.map(({ id }) => id)]),
    })
    flows.push({
      name,
      ...difference,
      before: old && (await marked(old, changed('removed'))),
      now: current && (await marked(current, changed('added'))),
    })
  }
  return { page: differencePage(since, flows), flows }
}

const marked = async (chart: Chart, marks: Marks) => ({ drawing: await layOut(chart, elk), marks })
