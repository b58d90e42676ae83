import { useSearchParams } from 'wouter'
import type { Names } from '../titles.ts'

export const VIEWS = ['look', 'simulate', 'live'] as const
/** The map of all journeys stands where a flow stands in the address. */
export const MAP = 'map'

export type View = (typeof VIEWS)[number]

/** How flows are named, with the words of the control. */
export const NAMES: Record<Names, string> = { en: 'English', ar: 'العربية', code: 'Identifiers' }

/** What of the gallery is in its address: the flow, the view, the names, and what was chosen on the chart. */
export type Shown = { flow: string | null; view: View; names: Names; chosen: string | undefined }

type Change = { [Key in keyof Shown]?: string | undefined }

export function useShown(): [Shown, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('view')
  const shown: Shown = {
    flow: params.get('flow'),
    view: VIEWS.find((view) => view === asked) ?? 'look',
    names: namesIn(params),
    chosen: params.get('chosen') ?? undefined,
  }
  const show = (change: Change) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [key, value] of Object.entries(change))
        if (value === undefined) next.delete(key)
        else next.set(key, value)
      return next
    })
  return [shown, show]
}

/** How flows are named on this page. */
export const useNames = (): Names => namesIn(useSearchParams()[0])

const namesIn = (params: URLSearchParams): Names => {
  const asked = params.get('names')
  return asked !== null && asked in NAMES ? (asked as Names) : 'en'
}
