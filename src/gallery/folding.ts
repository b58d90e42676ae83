import type { Chart, ChartArrow, ChartState } from './chart.ts'
import { statesOf } from './chart.ts'

/** How a reader has folded a chart. */
export type Folding = {
  /** Ids of states that hide the states inside them. */
  closed: readonly string[]
  /** Ids of regions that are shown alone, at most one of each parallel state. */
  alone: readonly string[]
}

/** The chart with less on it; the same chart for the same folding. */
export function folded(chart: Chart, folding: Folding): Chart {
  if (folding.closed.length === 0 && folding.alone.length === 0) return chart
  const key = JSON.stringify([folding.closed, folding.alone])
  const known = foldings.get(chart) ?? new Map<string, Chart>()
  foldings.set(chart, known)
  const found = known.get(key) ?? fold(chart, folding)
  known.set(key, found)
  return found
}

const foldings = new WeakMap<Chart, Map<string, Chart>>()

function fold({ root, arrows }: Chart, { closed, alone }: Folding): Chart {
  const without = (state: ChartState): ChartState => {
    if (state !== root && state.states.length > 0 && closed.includes(state.id))
      return { ...state, initial: undefined, hidden: statesOf(state).length - 1, states: [] }
    const chosen = state.kind === 'parallel' ? state.states.filter(({ id }) => alone.includes(id)) : []
    return { ...state, states: (chosen.length > 0 ? chosen : state.states).map(without) }
  }
  const shown = without(root)
  const ids = new Set(statesOf(shown).map(({ id }) => id))
  const nearest = (id: string): string => (ids.has(id) ? id : nearest(around(id, root)))
  return { root: shown, arrows: arrows.flatMap((arrow) => movedTo(nearest, arrow)) }
}

/** An arrow of hidden states begins or ends at the nearest state that is shown, and is gone when it stays inside it. */
function movedTo(nearest: (id: string) => string, arrow: ChartArrow): ChartArrow[] {
  const source = nearest(arrow.source)
  const targets = [...new Set(arrow.targets.map(nearest))]
  const isSame = source === arrow.source && targets.every((target, at) => target === arrow.targets[at])
  if (isSame) return [arrow]
  return targets.every((target) => target === source) ? [] : [{ ...arrow, source, targets }]
}

const around = (id: string, root: ChartState): string => id.split('.').slice(0, -1).join('.') || root.id

/** Whether a state is another, or inside it. */
export const isIn = (id: string, state: string): boolean => id === state || id.startsWith(`${state}.`)

/** Parallel states that are shown and have regions to choose from. */
export const withRegions = (chart: Chart, folding: Folding): ChartState[] => {
  const shown = new Set(statesOf(folded(chart, folding).root).map(({ id }) => id))
  return statesOf(chart.root).filter(
    ({ id, kind }) => kind === 'parallel' && shown.has(id) && !folding.closed.includes(id),
  )
}

/** Opens a closed state, or closes an open one. */
export const toggled = ({ closed, alone }: Folding, id: string): Folding => ({
  closed: closed.includes(id) ? closed.filter((each) => each !== id) : [...closed, id],
  alone,
})

/** Shows one region of a parallel state, or all of them. */
export const regionShown = (
  { closed, alone }: Folding,
  { states }: ChartState,
  region: string | undefined,
): Folding => ({
  closed,
  alone: [
    ...alone.filter((id) => !states.some((state) => state.id === id)),
    ...(region === undefined ? [] : [region]),
  ],
})

/** The same folding with a state in sight: by its id, or by the id of an arrow that begins there. */
export function revealing(chart: Chart, folding: Folding, chosen: string): Folding {
  const [stateId = ''] = chosen.split(' ')
  if (statesOf(folded(chart, folding).root).some(({ id }) => id === stateId)) return folding
  const { root } = chart
  const isBeside = (region: string) => {
    const parent = around(region, root)
    return !isIn(stateId, region) && (parent === root.id || isIn(stateId, parent))
  }
  return {
    closed: folding.closed.filter((id) => id === stateId || !isIn(stateId, id)),
    alone: folding.alone.filter((id) => !isBeside(id)),
  }
}
