import type { Title, Titles } from '#machines/titles.ts'
import type { Chart, ChartState } from './chart.ts'

/** Titles of events that every machine has. */
export const COMMON_EVENTS: Record<string, Title> = {
  always: ['At once', 'فورًا'],
  'finished inside': ['The steps inside are done', 'اكتملت الخطوات الداخلية'],
}

/** What a reader sees of a flow: titles in a language, or the identifiers of the code. */
export type Names = 'en' | 'ar' | 'code'

/** The text of a title; the identifier where identifiers are asked for, or where there is no title. */
export function titleIn(names: Names, title: Title | undefined, identifier: string): string {
  const [en, ar] = title ?? []
  return (names === 'code' ? undefined : names === 'ar' ? ar : en) ?? identifier
}

/** The chart with titles in the place of identifiers; ids stay as they are. */
export function titled({ root, arrows }: Chart, titles: Titles | undefined, names: Names): Chart {
  const named = (state: ChartState): ChartState => ({
    ...state,
    name: titleIn(names, state === root ? titles?.flow : titles?.states[state.id], state.name),
    states: state.states.map(named),
  })
  return {
    root: named(root),
    arrows: arrows.map((arrow) => {
      const title = titles?.events[arrow.event] ?? COMMON_EVENTS[arrow.event]
      const rest = arrow.label.slice(arrow.event.length)
      return { ...arrow, label: titleIn(names, title, arrow.event) + rest }
    }),
  }
}
