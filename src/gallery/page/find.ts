import { statesOf } from '../chart.ts'
import type { Flow } from './flows.ts'

/** A flow that was looked for, with its states and events that match; both are empty when the flow itself does. */
export type Found = { flow: Flow; states: string[]; events: string[] }

/** Flows whose name or sentence, states or events hold the text, in any case; an empty text finds them all. */
export function findFlows(all: Flow[], text: string): Found[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return all.map((flow) => ({ flow, states: [], events: [] }))
  const holds = (name: string) => name.toLowerCase().includes(wanted)
  return all.flatMap((flow) => {
    const { root, arrows } = flow.chart
    const states = statesOf(root)
      .slice(1)
      .map(({ id }) => id)
      .filter(holds)
    const events = [...new Set(arrows.map(({ event }) => event))].filter(
      (event) => event !== 'always' && holds(event),
    )
    const isItself = holds(flow.name) || holds(root.name) || holds(root.description)
    return isItself || states.length > 0 || events.length > 0 ? [{ flow, states, events }] : []
  })
}
