import {
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type Snapshot,
} from 'xstate'
import { arrowOf } from '#src/gallery/transitions.ts'
import type { Answering, Seen } from '#tests/support/driver.ts'
import { HeldClock } from '#tests/support/held-clock.ts'
import type { SentEvent } from '#tests/support/world.ts'

/** A machine that runs on a held clock and is watched. */
export type RunningActor = {
  send: (event: SentEvent) => void
  stop: () => void
  clock: HeldClock
  /** The stub that was asked under this id and has not answered yet. Throws when there is none. */
  stub: (who: Answering) => { resolve: (output: unknown) => void; reject: (error: unknown) => void }
  /** Lets a gated actor begin, or makes a gated or breakable one fail. Throws when there is none of this id. */
  gate: (who: Answering) => Gate
  child: (who: Answering) => AnyActor | undefined
  isRunning: (src: string) => boolean
  /** Resolves when the machine next receives an event of this type. */
  received: (type: string) => Promise<void>
  snapshot: () => ReturnType<AnyActor['getSnapshot']>
  seen: () => Seen
}

type Gate = { open: () => void; fail: (error: unknown) => void }

/** What becomes of the actors a machine asks; those not named run as they are. */
type Treatment = {
  /** Answer on command. */
  stubbed?: readonly string[]
  /** Begin on command. */
  gated?: readonly string[]
  /** Break on command. */
  breakable?: readonly string[]
  /** Run, and end on command. */
  withheld?: readonly string[]
}

export function runActor(
  machine: AnyStateMachine,
  input: unknown,
  { stubbed = [], gated = [], breakable = [], withheld = [] }: Treatment,
): RunningActor {
  const stubs = new Map<string, ReturnType<RunningActor['stub']>>()
  const gates = new Map<string, Gate>()
  const asked: [string, unknown][] = []
  const heard: SentEvent[] = []
  const arrows: string[] = []
  const awaited = new Map<string, () => void>()
  const clock = new HeldClock()

  const logicOf = (src: string) => machine.implementations.actors[src] as AnyActorLogic
  const stub = (): AnyActorLogic =>
    fromPromise<unknown, unknown>(
      ({ self }) => new Promise((resolve, reject) => stubs.set(self.id, { resolve, reject })),
    )
  const actor = createActor(
    machine.provide({
      actors: {
        ...Object.fromEntries(stubbed.map((src) => [src, stub()])),
        ...Object.fromEntries(gated.map((src) => [src, gate(logicOf(src), gates)])),
        ...Object.fromEntries(breakable.map((src) => [src, breaking(logicOf(src), gates)])),
        ...Object.fromEntries(withheld.map((src) => [src, withholding(logicOf(src), gates)])),
      },
    }),
    {
      input,
      clock,
      inspect: (inspected) => {
        const { rootId } = inspected
        if (inspected.type === '@xstate.event' && inspected.actorRef.sessionId === rootId)
          awaited.get(inspected.event.type)?.()
        if (inspected.type === '@xstate.microstep' && inspected.actorRef.sessionId === rootId)
          arrows.push(...inspected._transitions.map((taken) => arrowOf(taken).id))
        if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init') {
          const child = inspected.actorRef as AnyActor
          if (child._parent?.sessionId === rootId) asked.push([String(child.src), child.options.input])
        }
      },
    },
  )
  actor.on('*', (event) => void heard.push(event))
  actor.subscribe({ error: () => {} })
  actor.start()

  const children = () => Object.values<AnyActor | undefined>(actor.getSnapshot().children)
  return {
    clock,
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
    stub: (who) => takeFrom(stubs, who),
    gate: (who) => takeFrom(gates, who),
    child: ({ id }) => actor.getSnapshot().children[id],
    isRunning: (src) => children().some((child) => child?.src === src),
    received: (type) => new Promise((resolve) => awaited.set(type, resolve)),
    snapshot: () => actor.getSnapshot(),
    seen: () => {
      const { value, status, context, output } = actor.getSnapshot()
      return { value, status, context, output, asked: [...asked], heard: [...heard], arrows: [...arrows] }
    },
  }
}

function takeFrom<T>(open: Map<string, T>, { id }: Answering): T {
  const found = open.get(id)
  if (!found) throw new Error(`"${id}" cannot answer: it was not asked`)
  open.delete(id)
  return found
}

/** The logic of a question, asked only once its gate opens. */
const gate = (logic: AnyActorLogic, gates: Map<string, Gate>): AnyActorLogic => ({
  ...logic,
  start: (snapshot, scope) => {
    gates.set(scope.self.id, {
      open: () => logic.start?.(snapshot, scope),
      fail: (error) => fromPromise(() => Promise.reject(error)).start?.(snapshot, scope as never),
    })
  },
})

const BREAK = 'test.break'
const RELEASE = 'test.release'
/** What XState tells an actor whose parent stops; a parent that breaks says nothing. */
const STOP = 'xstate.stop'

/** The logic of a child, which throws on command: no machine of the product does so by itself. */
const breaking = (logic: AnyActorLogic, gates: Map<string, Gate>): AnyActorLogic =>
  new Proxy(logic, {
    get(target, key) {
      if (key === 'start')
        return (snapshot: never, scope: { self: AnyActor }) => {
          target.start?.(snapshot, scope as never)
          gates.set(scope.self.id, {
            open: () => {},
            fail: (error) => {
              for (const child of Object.values<AnyActor>(scope.self.getSnapshot().children))
                child.send({ type: STOP })
              scope.self.send({ type: BREAK, error } as EventObject)
            },
          })
        }
      if (key === 'transition')
        return (snapshot: never, event: { type: string; error?: unknown }, scope: never) => {
          if (event.type === BREAK) throw event.error
          return target.transition(snapshot, event, scope)
        }
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** The logic of a child whose parent does not hear of its end before the gate opens; it breaks on command as well. */
function withholding(logic: AnyActorLogic, gates: Map<string, Gate>): AnyActorLogic {
  const ended = new WeakMap<object, Snapshot<unknown>>()
  const released = new WeakSet<AnyActor>()
  const withheld = (snapshot: Snapshot<unknown>, self: AnyActor): Snapshot<unknown> => {
    if (snapshot.status !== 'done' || released.has(self)) return snapshot
    const still = { ...snapshot, status: 'active', output: undefined } as Snapshot<unknown>
    ended.set(still, snapshot)
    return still
  }
  const breakable = breaking(logic, gates)
  return new Proxy(breakable, {
    get(target, key) {
      if (key === 'start')
        return (snapshot: never, scope: { self: AnyActor }) => {
          target.start?.(snapshot, scope as never)
          const { fail } = gates.get(scope.self.id)!
          gates.set(scope.self.id, { fail, open: () => scope.self.send({ type: RELEASE }) })
        }
      if (key === 'getInitialSnapshot')
        return (scope: { self: AnyActor }, input: unknown) =>
          withheld(target.getInitialSnapshot(scope as never, input), scope.self)
      if (key === 'transition')
        return (snapshot: Snapshot<unknown>, event: EventObject, scope: { self: AnyActor }) => {
          const end = ended.get(snapshot)
          if (event.type === RELEASE) {
            released.add(scope.self)
            return end ?? snapshot
          }
          // A child that is over hears nothing any more.
          if (end && event.type !== BREAK) return snapshot
          return withheld(target.transition(snapshot, event, scope as never), scope.self)
        }
      return Reflect.get(target, key, target)
    },
  })
}
