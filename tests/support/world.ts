import {
  type AnyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import type { Step } from '#tests/support/story.ts'

/** A port or child that is running: it was asked `input` under the name `src` and has not answered yet. */
export type Running = { id: string; src: string; input: unknown; ref: AnyActorRef }

/** A delay that is running: `name` as the machine calls it, `ms` as the machine computed it, `to` a child or itself. */
export type Timer = { id: string; name: string; ms: number; event: SentEvent; to: string | undefined }

/** A machine and everything outside it, at one moment, without a clock: pure values, never mutated. */
export type World = {
  snapshot: AnyMachineSnapshot
  running: readonly Running[]
  timers: readonly Timer[]
  /** What the last step did: transitions taken, questions asked, facts emitted, events sent to children, effects. */
  last: Happening
}

export type Happening = {
  /** False when the machine had nothing to do with the event. */
  noticed: boolean
  taken: readonly AnyTransitionDefinition[]
  asked: readonly Running[]
  heard: readonly SentEvent[]
  told: readonly (readonly [child: string, event: SentEvent])[]
  did: readonly string[]
}

export type SentEvent = { type: string; [field: string]: unknown }

/**
 * A step that the machine's current state does not allow: an answer without a request, or a delay that is not running.
 */
export class Misfit extends Error {
  override readonly name = 'Misfit'
}

/** The world at the start: the machine has just been given its input. */
export function begin(machine: AnyStateMachine, input?: unknown): World {
  const [snapshot, seen] = observe(machine, (scope) => machine.getInitialSnapshot(scope, input))
  return settle({ running: [], timers: [] }, snapshot, seen, true)
}

/** The world after one step. Throws `Misfit` when the step cannot happen now. */
export function take(world: World, step: Step): World {
  switch (step.type) {
    case '@at':
      return world
    case '@ignored':
      return send(world, step.event)
    case '@done': {
      const child = findRunning(world, step.of, step.child)
      const event = { type: `xstate.done.actor.${child.id}`, output: step.output, actorId: child.id }
      return send(without(world, child), event)
    }
    case '@refused': {
      const child = findRunning(world, step.of, step.child)
      const event = { type: `xstate.error.actor.${child.id}`, error: step.error, actorId: child.id }
      return send(without(world, child), event)
    }
    case '@after': {
      const timer = findTimer(world, step.delay, step.ms)
      const rest = { ...world, timers: world.timers.filter((other) => other !== timer) }
      return timer.to === undefined ? send(rest, timer.event) : told(rest, timer.to, timer.event)
    }
    default:
      return send(world, step)
  }
}

/** Whether the machine, as it stands, would do anything about the event: go somewhere or run an action. */
const notices = (snapshot: AnyMachineSnapshot, event: SentEvent): boolean =>
  snapshot.status === 'active' &&
  snapshot.machine
    .getTransitionData(snapshot, event)
    .some((chosen) => chosen.target !== undefined || chosen.actions.length > 0)

/** The dotted names of every active leaf, in document order. */
export const leaves = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .sort((a, b) => a.order - b.order)
    .map((node) => node.path.join('.'))

/** The active leaves of a world as one text, ` + ` between them: where the flow is. */
export const stateOf = ({ snapshot }: Pick<World, 'snapshot'>): string => leaves(snapshot).join(' + ')

function send(world: World, event: SentEvent): World {
  const { machine } = world.snapshot
  const noticed = notices(world.snapshot, event)
  const [snapshot, seen] = observe(machine, (scope) => machine.transition(world.snapshot, event, scope))
  return settle(world, snapshot, seen, noticed)
}

const told = (world: World, child: string, event: SentEvent): World => ({
  ...world,
  last: { ...nothing, noticed: true, told: [[child, event]] },
})

const nothing: Happening = { noticed: false, taken: [], asked: [], heard: [], told: [], did: [] }

type Action = { type: string; info: { self: unknown }; params?: unknown }
type Sent = { event: SentEvent; id?: string; delay?: number; to?: AnyActorRef }
type Observed = { actions: readonly Action[]; taken: readonly AnyTransitionDefinition[] }

/**
 * Does the work in a scope like the one of XState's own `transition()`: nothing is started, scheduled or executed.
 * Writes down the actions and the transitions of every microstep. The actor in the scope is kept per machine, since
 * making one runs the machine's `context`.
 */
function observe<T>(machine: AnyStateMachine, work: (scope: AnyActorScope) => T): [T, Observed] {
  const self = inert.get(machine) ?? createActor(machine)
  inert.set(machine, self)
  const actions: Action[] = []
  const taken: AnyTransitionDefinition[] = []
  const watching = self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return
    // A child that decides at once, when it is made, reports in the same system.
    taken.push(...inspected._transitions.filter(({ source }) => source.machine === machine))
  })
  const idle = () => {}
  try {
    const scope: AnyActorScope = {
      self,
      id: '',
      sessionId: '',
      system: self.system,
      logger: idle,
      defer: idle,
      emit: idle,
      stopChild: idle,
      actionExecutor: (action) => void actions.push(action),
    }
    return [work(scope), { actions, taken }]
  } finally {
    watching.unsubscribe()
  }
}

/** XState forgets a delay whose id is used again: it can no longer be called off, and still elapses. */
const LOST = '(lost)'

const inert = new WeakMap<AnyStateMachine, AnyActor>()

/** Reads what the machine wants done and works it into the world, without doing any of it. */
function settle(
  before: Pick<World, 'running' | 'timers'> & { snapshot?: AnyMachineSnapshot },
  snapshot: AnyMachineSnapshot,
  { actions, taken }: Observed,
  noticed: boolean,
): World {
  const over = snapshot.status !== 'active'
  const asked = newChildren(before.snapshot, snapshot)
  const present = new Set(childrenOf(snapshot))
  const heard: SentEvent[] = []
  const messages: [string, SentEvent][] = []
  const toItself: SentEvent[] = []
  const did: string[] = []
  let timers = [...before.timers]
  for (const { type, params, info } of actions) {
    const { event, id, delay, to } = (params ?? {}) as Sent
    const child = to === undefined || to === info.self ? undefined : to.id
    if (type === 'xstate.emit') heard.push(event)
    else if (type === 'xstate.cancel')
      timers = timers.filter((timer) => timer.id !== (params as { sendId: string }).sendId)
    else if ((type === 'xstate.raise' || type === 'xstate.sendTo') && delay !== undefined)
      timers = [
        ...timers.map((timer) => (id !== undefined && timer.id === id ? { ...timer, id: LOST } : timer)),
        timerOf(snapshot, { event, id, delay, to: child }),
      ]
    else if (type === 'xstate.sendTo' && child !== undefined) messages.push([child, event])
    else if (type === 'xstate.sendTo') toItself.push(event)
    else if (!type.startsWith('xstate.')) did.push(type)
  }
  const world: World = {
    snapshot,
    running: over ? [] : [...before.running.filter(({ ref }) => present.has(ref)), ...asked],
    timers: over ? [] : timers,
    last: { noticed, taken, asked, heard, told: messages, did },
  }
  return toItself.reduce((earlier, event) => joined(earlier, send(earlier, event)), world)
}

/** The later world, whose last happening tells both. */
const joined = ({ last: first }: World, later: World): World => ({
  ...later,
  last: {
    noticed: first.noticed || later.last.noticed,
    taken: [...first.taken, ...later.last.taken],
    asked: [...first.asked, ...later.last.asked],
    heard: [...first.heard, ...later.last.heard],
    told: [...first.told, ...later.last.told],
    did: [...first.did, ...later.last.did],
  },
})

const childrenOf = (snapshot: AnyMachineSnapshot | undefined): AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).filter((ref) => ref !== undefined)

/**
 * Asked by `spawn`, `spawnChild` or `invoke` alike: children that were not there before, as they were begun. The snapshot
 * lists a child that is begun again at its old place.
 */
function newChildren(before: AnyMachineSnapshot | undefined, now: AnyMachineSnapshot): Running[] {
  const old = new Set(childrenOf(before))
  return childrenOf(now)
    .filter((ref) => !old.has(ref))
    .sort((one, other) => bookingOf(one) - bookingOf(other))
    .map((ref) => {
      const { src, options } = ref as AnyActor
      return { id: ref.id, src: typeof src === 'string' ? src : ref.id, input: options.input, ref }
    })
}

/** XState numbers the actors of a system as they are made: `x:12`. */
const bookingOf = ({ sessionId }: AnyActorRef) => Number(sessionId.split(':')[1])

const without = (world: World, child: Running): World => ({
  ...world,
  running: world.running.filter((other) => other !== child),
})

/** The running port or child of that name; `id` picks one of several. Throws `Misfit` when there is none. */
export function findRunning(world: World, of: string, id?: string): Running {
  const named = world.running.filter((child) => child.src === of || child.id === of)
  const found = id === undefined ? named : named.filter((child) => child.id === id)
  if (found.length === 1) return found[0]!
  const list = world.running.map((child) =>
    child.id === child.src ? child.src : `${child.src} (${child.id})`,
  )
  throw new Misfit(
    found.length === 0
      ? `"${id ?? of}" cannot answer: it was not asked. Running: ${list.join(', ') || 'nothing'}.`
      : `"${of}" runs ${found.length} times: say which one answers, by its id. Running: ${list.join(', ')}.`,
  )
}

/** The running delay of that name. Throws `Misfit` when there is none, or when it is not `ms` long. */
export function findTimer(world: World, name: string, ms?: number): Timer {
  const timer = world.timers.find((candidate) => candidate.name === name || candidate.id === name)
  if (!timer) {
    const list = world.timers.map((running) => running.name).join(', ') || 'nothing'
    throw new Misfit(`The delay "${name}" cannot elapse: it is not running. Running: ${list}.`)
  }
  if (ms !== undefined && timer.ms !== ms)
    throw new Misfit(`The delay "${name}" is ${timer.ms} ms long, not ${ms} ms.`)
  return timer
}

function timerOf(
  snapshot: AnyMachineSnapshot,
  { event, id, delay, to }: { event: SentEvent; id?: string; delay: number; to: string | undefined },
): Timer {
  return { id: id ?? event.type, name: delayName(snapshot, event, id, delay), ms: delay, event, to }
}

/** `xstate.after.searchPause.pickLocation.typing` is `searchPause`; a delayed raise goes by a delay of its length. */
function delayName(
  { _nodes, machine }: AnyMachineSnapshot,
  { type }: SentEvent,
  id: string | undefined,
  ms: number,
): string {
  const owner = _nodes.find((node) => node.transitions.has(type))
  if (type.startsWith('xstate.after.') && owner)
    return type.slice('xstate.after.'.length, -owner.id.length - 1)
  const delays = Object.entries(machine.implementations.delays)
  return delays.find(([, length]) => length === ms)?.[0] ?? id ?? type
}
