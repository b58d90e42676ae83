import type { ModelOf } from '#tests/support/model.ts'
import { contentOf, type Offer, offers, withoutNumber } from '#tests/support/offers.ts'
import { endOf, type Path } from '#tests/support/paths.ts'
import { begin, Misfit, stateOf } from '#tests/support/world.ts'
import { writtenSteps } from '#tests/support/written-path.ts'

/** A replay file: what happened to a flow in a running shop, as names of events and states (`Recording` of the gallery). */
export type RecordedFlow = {
  /** `add-item`, as in `machines/cart/add-item.machine.ts`. */
  flow: string
  begins: string
  steps: readonly (readonly [event: string, then: string])[]
}

/**
 * The flows of a replay file: one, as the gallery saves it, or those of a page, as a report of a problem has them. Undefined for
 * any other text.
 */
export function recordedIn(text: string): RecordedFlow[] | undefined {
  try {
    const flows = [JSON.parse(text)].flat()
    return flows.length > 0 && flows.every(isRecorded) ? flows : undefined
  } catch {
    return undefined
  }
}

const isRecorded = ({ flow, begins, steps }: Partial<RecordedFlow>): boolean =>
  typeof flow === 'string' &&
  typeof begins === 'string' &&
  Array.isArray(steps) &&
  steps.every((step) => Array.isArray(step) && step.length === 2)

/** The path as the gallery would record it in a running shop. */
export const recordedFrom = (flow: string, path: Path): RecordedFlow => ({
  flow,
  begins: stateOf(path.start),
  steps: writtenSteps(path).map(([event, then]) => [withoutNumber(event), then]),
})

/** More worlds than this at one step are more than a person can tell apart. */
const WIDEST = 500

/**
 * The path of a recording. It has names only, so inputs and answers are samples of the model with which the flow takes the
 * recorded states. Throws `Misfit` at the first step to which no samples lead.
 */
export function pathAsRecorded(model: ModelOf, { flow, begins, steps }: RecordedFlow): Path {
  const started = Object.entries(model.inputs)
    .map(([from, input]): Path => ({ from, input, start: begin(model.machine, input), steps: [] }))
    .filter(({ start }) => stateOf(start) === begins)
  if (started.length === 0) throw new Misfit(`With no input of its model, ${flow} begins in ${begins}.`)
  return steps.reduce<Path[]>((paths, [event, then], index) => {
    const tried = paths.flatMap((path) =>
      offers(model, endOf(path))
        .filter(({ name }) => withoutNumber(name) === event)
        .map((offer) => ({ path, offer })),
    )
    const next = tried.filter(({ offer }) => stateOf(offer.next) === then)
    if (next.length === 0) {
      const stateNames = [...new Set(tried.map(({ offer }) => stateOf(offer.next)))]
      throw new Misfit(
        `Step ${index + 1}, ${event}, led to ${then}. ${stateNames.length > 0 ? `In the model it leads to ${stateNames.join(' or ')}.` : 'In the model it cannot happen there.'}`,
      )
    }
    return differing(next.map(({ path, offer }) => withStep(path, offer)))
  }, started)[0]!
}

/** Of paths that end in equal worlds, one. */
const differing = (paths: Path[]): Path[] =>
  [...new Map(paths.map((path) => [contentOf(endOf(path)), path])).values()].slice(0, WIDEST)

const withStep = (path: Path, { name, step, sample, next, arrows }: Offer): Path => ({
  ...path,
  steps: [...path.steps, { name, step, sample, world: next, arrows }],
})
