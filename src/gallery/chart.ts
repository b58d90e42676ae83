import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Arrow, arrowsByTransition, nameOf } from './transitions.ts'

/** A machine as it is drawn: its states in a tree, whose root is the machine itself, and its arrows between them. */
export type Chart = { root: ChartState; arrows: ChartArrow[] }

export type ChartState = {
  /** The dotted path, `ready.idle`; of the machine itself its id. */
  id: string
  name: string
  description: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final'
  /** The id of the state it begins in. */
  initial: string | undefined
  tags: string[]
  entry: string[]
  exit: string[]
  /** The ids of the ports and children that run here. */
  invokes: string[]
  states: ChartState[]
  /** How many states it hides: more than none when it was folded. */
  hidden: number
}

export type ChartArrow = Arrow & {
  kind: ArrowKind
  /** What the arrow says: the event's name, or the delay with its length. */
  label: string
  /** Ids of states; none for a reaction, which goes nowhere. */
  targets: string[]
  actions: string[]
}

/**
 * What triggers an arrow: an event of a person or the world, a port that answers, a port that refuses, a delay, or no
 * trigger at all.
 */
export type ArrowKind = 'event' | 'done' | 'refused' | 'after' | 'always'

/** Reads the drawn parts of a machine. Actions written in place have no name and are left out. */
export const readChart = (machine: AnyStateMachine): Chart => ({
  root: readState(machine.root),
  arrows: [...arrowsByTransition(machine)].map(([transition, arrow]) => readArrow(transition, arrow)),
})

/** Every state of a chart, the machine itself first. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)]

function readState(node: AnyStateNode): ChartState {
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : []
  return {
    id: nameOf(node),
    name: node.key,
    description: node.description ?? '',
    kind: node.type === 'history' ? 'atomic' : node.type,
    initial: initial && nameOf(initial),
    tags: node.tags,
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ id }) => id),
    states: Object.values<AnyStateNode>(node.states).map(readState),
    hidden: 0,
  }
}

const readArrow = (transition: AnyTransitionDefinition, arrow: Arrow): ChartArrow => ({
  ...arrow,
  kind: kindOf(arrow.event),
  label: labelOf(transition.source.machine, arrow.event),
  targets: (transition.target ?? []).map(nameOf),
  actions: namesOf(transition.actions),
})

/** Who brings about an event of that name. */
export function kindOf(event: string): ArrowKind {
  if (event === 'always') return 'always'
  if (event.startsWith('after ')) return 'after'
  if (event.startsWith('refused ')) return 'refused'
  if (event.startsWith('done ') || event.startsWith('snapshot ') || event === 'finished inside') return 'done'
  return 'event'
}

function labelOf({ implementations: { delays } }: AnyStateMachine, event: string): string {
  const delay = event.startsWith('after ') ? delays[event.slice('after '.length)] : undefined
  return typeof delay === 'number' ? `${event} · ${delay.toLocaleString('en')} ms` : event
}

/** Names of actions as the file gives them; XState's own (`xstate.raise`) say by themselves what they do. */
const namesOf = (actions: unknown): string[] =>
  [actions].flat().flatMap((action) => {
    if (typeof action === 'string') return [action]
    if (typeof action === 'object' && action !== null && 'type' in action) return [String(action.type)]
    return []
  })
