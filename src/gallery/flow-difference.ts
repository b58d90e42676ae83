import { type Chart, type ChartArrow, type ChartState, statesOf } from './chart.ts'

/** Ids of states or arrows; of a changed one, what it was before and what it became. */
export type Difference = {
  added: string[]
  removed: string[]
  changed: { id: string; parts: { what: string; was: string; is: string }[] }[]
}

export type FlowDifference = { states: Difference; arrows: Difference }

/** What became of a chart's states and arrows. A flow that is new, or gone, has no chart on the other side. */
export const differenceOf = (before: Chart | undefined, now: Chart | undefined): FlowDifference => ({
  states: difference(before ? statesOf(before.root) : [], now ? statesOf(now.root) : [], partsOfState),
  arrows: difference(before?.arrows ?? [], now?.arrows ?? [], partsOfArrow),
})

export const isChanged = ({ states, arrows }: FlowDifference): boolean =>
  [states, arrows].some(({ added, removed, changed }) => added.length + removed.length + changed.length > 0)

function difference<Part extends { id: string }>(
  before: Part[],
  now: Part[],
  partsOf: (part: Part) => Record<string, string>,
): Difference {
  const were = new Map(before.map((part) => [part.id, part]))
  const are = new Set(now.map(({ id }) => id))
  return {
    added: now.filter(({ id }) => !were.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !are.has(id)).map(({ id }) => id),
    changed: now.flatMap((part) => {
      const old = were.get(part.id)
      const was = old ? partsOf(old) : {}
      const parts = Object.entries(partsOf(part))
        .map(([what, is]) => ({ what, was: was[what] ?? '', is }))
        .filter((each) => old && each.was !== each.is)
      return parts.length > 0 ? [{ id: part.id, parts }] : []
    }),
  }
}

const partsOfState = ({ description, kind, initial, tags, entry, exit, invokes }: ChartState) => ({
  description,
  kind,
  'begins in': initial ?? '',
  tags: tags.join(', '),
  entry: entry.join(', '),
  exit: exit.join(', '),
  runs: invokes.join(', '),
})

const partsOfArrow = ({ guard, targets, actions, label }: ChartArrow) => ({
  'goes to': targets.join(' + ') || '(stays)',
  guard: guard ?? '',
  actions: actions.join(', '),
  label,
})
