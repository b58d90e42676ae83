import type { Graph } from '#tests/support/graph.ts'
import type { ModelOf } from '#tests/support/model.ts'
import type { Offer } from '#tests/support/offers.ts'
import type { Walk } from '#tests/support/paths.ts'
import { stateOf, type World } from '#tests/support/world.ts'

type Reached = Graph<World, Offer>

/** A sentence that holds in every place a flow can be in; it answers whether this place keeps it. */
type Law = (world: World, key: string, reached: Reached) => boolean

/** What no flow may do, whichever way led there. */
const lawsOfWorlds: Record<string, (world: World) => boolean> = {
  /** A customer who waits is waiting for something. */
  'a busy flow waits for an answer or a delay': ({ snapshot, running, timers }) =>
    !isBusy(snapshot) || isPart(snapshot) || running.length + timers.length > 0,

  'a flow that is over waits for nothing': ({ snapshot, running, timers }) =>
    snapshot.status === 'active' || running.length + timers.length === 0,

  /** A second request while the first is on its way may be done twice. */
  'the same request is not on its way twice': ({ running }) =>
    new Set(running.map(({ src, input }) => JSON.stringify([src, input]))).size === running.length,

  /** Without a key, a second press may place a second order (docs/spec.md §7). */
  'an order is not placed without a key': ({ last }) =>
    last.asked.every(
      ({ src, input }) => src !== 'placeOrder' || startsFromDraft(input) || keyOf(input).length > 0,
    ),
}

/** What no flow may do, in any place that its model reaches. */
export const laws: Record<string, Law> = {
  ...lawsOfWorlds,

  /** Whichever answer comes, the customer can do something again. */
  'a busy flow ends without a press of the customer': ({ snapshot }, key, reached) =>
    !isBusy(snapshot) || isPart(snapshot) || endsByItself(reached, key),
}

/** The laws that a world breaks by itself. */
export const brokenIn = (world: World): string[] =>
  Object.entries(lawsOfWorlds).flatMap(([sentence, keeps]) => (keeps(world) ? [] : [sentence]))

/** The laws that some place breaks, each with such a place. Nothing is expected of places that the model does not go beyond. */
export const brokenLaws = (model: ModelOf, { graphs }: Walk): string[] =>
  Object.entries(laws).flatMap(([sentence, keeps]) => {
    const broken = graphs
      .flatMap((reached) => [...reached].map(([key, { state }]) => ({ key, state, reached })))
      .find(({ key, state, reached }) => !isEdge(model, state) && !keeps(state, key, reached))
    return broken ? [`${sentence}, but in ${stateOf(broken.state)}`] : []
  })

const isEdge = ({ stopWhen }: ModelOf, { snapshot }: World) => stopWhen?.(snapshot as never) ?? false

const isBusy = (snapshot: World['snapshot']) => snapshot.status === 'active' && snapshot.hasTag('busy')

/** These wait for what their parent tells them, for which the parent's paths answer. */
const PARTS = ['agreeAmount', 'followCart']

const isPart = ({ machine }: World['snapshot']) => PARTS.includes(machine.id)

/** The machine of that name, which ends in the request. */
const startsFromDraft = (input: unknown) => (input as { draft?: object } | undefined)?.draft !== undefined

const keyOf = (input: unknown) => String((input as { key?: string } | undefined)?.key ?? '')

/** Answers and delays alone lead out of it. */
function endsByItself(reached: Reached, from: string): boolean {
  const seen = new Set([from])
  for (const key of seen) {
    const node = reached.get(key)
    if (!node) continue
    if (!isBusy(node.state.snapshot)) return true
    for (const { move, to } of node.edges) if (move.step.type.startsWith('@')) seen.add(to)
  }
  return false
}
