import { useSearchParams } from 'wouter'
import type { Folding } from '../folding.ts'
import type { Names } from '../titles.ts'

export const VIEWS = ['look', 'simulate', 'live'] as const
/** The map of all journeys stands where a flow stands in the address. */
export const MAP = 'map'

export type View = (typeof VIEWS)[number]

/** How flows are named, with the words of the control. */
export const NAMES: Record<Names, string> = { en: 'English', ar: 'العربية', code: 'Identifiers' }

/** What of the gallery is in its address: the flow, the view, the names, what was chosen on the chart, and the folds. */
export type Shown = {
  flow: string | null
  view: View
  names: Names
  chosen: string | undefined
  folding: Folding
}

type Change = { [Key in Exclude<keyof Shown, 'folding'>]?: string | undefined } & { folding?: Folding }

export function useShown(): [Shown, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('view')
  const shown: Shown = {
    flow: params.get('flow'),
    view: VIEWS.find((view) => view === asked) ?? 'look',
    names: namesIn(params),
    chosen: params.get('chosen') ?? undefined,
    folding: { closed: listIn(params, 'closed'), alone: listIn(params, 'alone') },
  }
  const show = ({ folding, ...change }: Change) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      // Another flow has other states.
      const isOther = change.flow !== undefined && change.flow !== before.get('flow')
      const foldingThen = folding ?? (isOther ? UNFOLDED : undefined)
      for (const [key, ids] of Object.entries(foldingThen ?? {}))
        if (ids.length === 0) next.delete(key)
        else next.set(key, ids.join())
      for (const [key, value] of Object.entries(change))
        if (value === undefined) next.delete(key)
        else next.set(key, value)
      return next
    })
  return [shown, show]
}

const UNFOLDED: Folding = { closed: [], alone: [] }

const listIn = (params: URLSearchParams, key: string): string[] =>
  (params.get(key) ?? '').split(',').filter(Boolean)

/** How flows are named on this page. */
export const useNames = (): Names => namesIn(useSearchParams()[0])

const namesIn = (params: URLSearchParams): Names => {
  const asked = params.get('names')
  return asked !== null && asked in NAMES ? (asked as Names) : 'en'
}
