import type { Title } from '#machines/titles.ts'
import { statesOf } from '../chart.ts'
import type { Flow } from './flows.ts'

/** A flow that was looked for, with its states and events that match; both are empty when the flow itself does. */
export type Found = { flow: Flow; states: string[]; events: string[] }

/** Flows whose name or sentence, states or events hold the text, as identifier or title; an empty text finds them all. */
export function findFlows(all: Flow[], text: string): Found[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return all.map((flow) => ({ flow, states: [], events: [] }))
  const holds = (name: string, title: Title | undefined) =>
    [name, ...(title ?? [])].some((each) => each.toLowerCase().includes(wanted))
  return all.flatMap((flow) => {
    const { root, arrows } = flow.chart
    const { titles } = flow
    const states = statesOf(root)
      .slice(1)
      .map(({ id }) => id)
      .filter((id) => holds(id, titles?.states[id]))
    const events = [...new Set(arrows.map(({ event }) => event))].filter(
      (event) => event !== 'always' && holds(event, titles?.events[event]),
    )
    const isItself = [flow.name, root.name, root.description].some((text) => holds(text, titles?.flow))
    return isItself || states.length > 0 || events.length > 0 ? [{ flow, states, events }] : []
  })
}
