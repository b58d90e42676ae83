import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One arrow of the chart. `id` is the same for the machine and for any `machine.provide(...)` of it. */
export type Arrow = { id: string; source: string; event: string; guard: string | undefined; target: string }

/** Every state of the machine below its root, in document order. */
export const stateNodes = (machine: AnyStateMachine): AnyStateNode[] => below(machine.root).slice(1)

const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(below),
]

/** Every arrow of the machine: `on`, `after`, `onDone`, `onError`, `onSnapshot` and `always`. */
export const arrows = (machine: AnyStateMachine): Arrow[] => [...arrowsByTransition(machine).values()]

/** The arrow at a place of the chart, by what a page can say of it. */
export function arrowAt(machine: AnyStateMachine, path: string[], event: string, index: number): Arrow {
  const stateId = path.join('.')
  for (const [transition, found] of arrowsByTransition(machine)) {
    const { source, eventType } = transition
    if (source.path.join('.') !== stateId || eventType !== event) continue
    const list = event === '' ? source.always : source.transitions.get(event)
    if (list?.indexOf(transition) === index) return found
  }
  throw new Error(`${machine.id} has no transition ${index + 1} for "${event}" at "${stateId}"`)
}

/** The arrow of a transition that was taken. */
export function arrowOf(transition: AnyTransitionDefinition): Arrow {
  const arrow = arrowsByTransition(transition.source.machine).get(transition)
  if (!arrow) throw new Error(`A transition of ${transition.source.id} is not in its machine`)
  return arrow
}

const known = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, Arrow>>()

/** Every arrow by the transition it stands for, in document order. */
export function arrowsByTransition(machine: AnyStateMachine): Map<AnyTransitionDefinition, Arrow> {
  const found = known.get(machine)
  if (found) return found
  const map = new Map<AnyTransitionDefinition, Arrow>()
  for (const node of below(machine.root)) {
    const lists = [...node.transitions.values(), ...(node.always ? [node.always] : [])]
    for (const list of lists)
      list.forEach((transition: AnyTransitionDefinition, index: number) => {
        map.set(transition, arrow(node, transition, list.length > 1 ? index : undefined))
      })
  }
  known.set(machine, map)
  return map
}

function arrow(source: AnyStateNode, transition: AnyTransitionDefinition, index: number | undefined): Arrow {
  const event = eventName(transition.eventType)
  const stateId = nameOf(source)
  return {
    id: `${stateId} ${event}${index === undefined ? '' : ` #${index + 1}`}`,
    source: stateId,
    event,
    guard: guardName(transition.guard),
    target: transition.target?.map((node: AnyStateNode) => node.path.join('.')).join(' + ') ?? '(stays)',
  }
}

/** A state by its dotted path, the machine itself by its id. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.machine.id

/** XState's event types in words: `done addToCart`, `refused addToCart`, `after searchPause`, `always`. */
export function eventName(type: string): string {
  if (type === '') return 'always'
  if (type.startsWith('xstate.done.actor.')) return `done ${type.slice('xstate.done.actor.'.length)}`
  if (type.startsWith('xstate.error.actor.')) return `refused ${type.slice('xstate.error.actor.'.length)}`
  if (type.startsWith('xstate.snapshot.')) return `snapshot ${type.slice('xstate.snapshot.'.length)}`
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2]}`
  if (type.startsWith('xstate.done.state.')) return 'finished inside'
  return type
}

const guardName = (guard: unknown): string | undefined => {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return '(in place)'
}
