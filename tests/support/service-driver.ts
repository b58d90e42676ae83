import { type AnyActorRef, type AnyStateMachine, StateMachine, waitFor } from 'xstate'
import type { ApiError } from '#api/api-error.ts'
import type { Answering, Driver } from '#tests/support/driver.ts'
import type { HoldingProxy } from '#tests/support/proxy.ts'
import { runActor } from '#tests/support/running-actor.ts'
import type { Child, Live } from '#tests/support/service.ts'

type Options = {
  machine: AnyStateMachine
  live: Live
  input: unknown
  proxy: HoldingProxy
  /** Whether the contract has an operation of that name. */
  isOperation: (name: string) => boolean
}

/**
 * The service level: what the app connects is connected. A request waits at the proxy until the path says what becomes
 * of it; a question to the browser waits at a gate; a child runs, and is played to the end that the path wants.
 */
export function serviceDriver({ machine, live, input, proxy, isOperation }: Options): Driver {
  const { connected, events = {}, comes = {}, answers = {}, holds } = live
  const operationOf = (src: string, input?: unknown): string => {
    const { asks = src } = answers[src] ?? {}
    return typeof asks === 'string' ? asks : asks(input as never)
  }
  const kindOf = kindsOf(machine, live, isOperation)
  const kinds = Object.keys(machine.implementations.actors).map((src) => [src, kindOf(src)] as const)
  const actor = runActor(connected, input, {
    gated: kinds.filter(([, kind]) => kind === 'browser').map(([src]) => src),
    breakable: kinds.filter(([src, kind]) => kind === 'child' && !answers[src]?.withheld).map(([src]) => src),
    withheld: kinds.filter(([src]) => answers[src]?.withheld).map(([src]) => src),
  })

  /** The running child of that name, and the moment when the machine has heard of its end. */
  const asking = (who: Answering) => {
    const child = actor.child(who)
    if (!child) throw new Error(`"${who.id}" cannot answer: it is not running`)
    const waiting = () => `"${who.id}" did not end; waiting at the proxy: ${proxy.waiting().join(', ')}`
    const over = within(endOf(child), waiting)
    // A failure reaches the code that awaits `over`; without such code it is not an unhandled rejection.
    over.catch(() => {})
    return { child, over }
  }
  return {
    level: 'service',
    send: async ({ type, ...payload }, sample) => {
      const come = (comes as Record<string, (event: unknown, hands: unknown) => unknown>)[type]
      if (come) {
        const received = actor.received(type)
        const child = (id: string) => {
          const found = actor.child({ src: id, id })
          if (!found) throw new Error(`"${id}" is not running`)
          return playable(found)
        }
        await come({ ...payload, type }, { send: actor.send, child })
        return within(received, `"${type}" did not come`)
      }
      const found = await (events as Record<string, (sample: number) => unknown>)[type]?.(sample)
      actor.send({ ...((found as object) ?? payload), type })
    },
    answered: async (who, output, sample) => {
      const { child, over } = asking(who)
      const { before, shaped, played } = answers[who.src] ?? {}
      const wanted = { output: output as never, sample, input: child.options.input as never }
      await before?.(wanted)
      switch (kindOf(who.src)) {
        case 'browser':
          actor.gate(who).open()
          break
        case 'child':
          if (answers[who.src]?.withheld) {
            await played?.(wanted, playable(child))
            actor.gate(who).open()
            break
          }
          if (!played) throw new Error(`The live flow does not say how "${who.src}" is played`)
          await played(wanted, playable(child))
          break
        case 'request': {
          if (played) {
            await played(wanted, playable(child))
            break
          }
          const held = await proxy.next(operationOf(who.src, wanted.input))
          const answer = await held.forward(shaped && ((body, sent) => shaped(body, wanted, sent)))
          if (answer.status >= 300) throw new Error(`The server refused: ${answer.status} ${answer.body}`)
        }
      }
      await over
    },
    refused: async (who, error) => {
      const { child, over } = asking(who)
      const { refusing } = answers[who.src] ?? {}
      await refusing?.(error)
      switch (kindOf(who.src)) {
        case 'browser':
          if (refusing) actor.gate(who).open()
          else actor.gate(who).fail(error)
          break
        case 'child':
          actor.gate(who).fail(error)
          break
        case 'request': {
          if (refusing) break
          const held = await proxy.next(operationOf(who.src, child.options.input))
          if (isRefusal(error)) await held.refuse(error.status, { errors: error.errors })
          else await held.drop()
        }
      }
      await over
    },
    elapsed: async ({ ms }) => actor.clock.elapse(actor.clock.running.indexOf(ms)),
    seen: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      const idle = kinds.every(([src]) => answers[src]?.stays || !actor.isRunning(src))
      if (idle) await holds?.(actor.snapshot() as never)
      return actor.seen()
    },
    stop: async () => actor.stop(),
  }
}

/** Milliseconds after which an answer that does not come is a failure. */
const PATIENCE = 5000

const endOf = (child: AnyActorRef): Promise<void> =>
  new Promise((resolve) => {
    child.subscribe({ complete: resolve, error: () => resolve() })
  })

const playable = (actor: AnyActorRef): Child => ({
  tell: (event) => actor.send(event),
  is: (state) => actor.getSnapshot().matches(state),
  reaches: async (state) => {
    await waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: PATIENCE })
  },
  child: (src) => {
    const found = actor.getSnapshot().children[src]
    if (!found) throw new Error(`"${src}" is not running`)
    return playable(found)
  },
})

/** Rejects when nothing came of it in time. */
function within(happening: Promise<void>, otherwise: string | (() => string)): Promise<void> {
  let limit: ReturnType<typeof setTimeout>
  const late = new Promise<void>((_, reject) => {
    limit = setTimeout(
      () => reject(new Error(typeof otherwise === 'string' ? otherwise : otherwise())),
      PATIENCE,
    )
  })
  return Promise.race([happening, late]).finally(() => clearTimeout(limit))
}

/** What a machine asks: a child of it, the server, or the browser. */
export type Kind = 'child' | 'request' | 'browser'

export const kindsOf =
  (machine: AnyStateMachine, { answers = {} }: Live, isOperation: (name: string) => boolean) =>
  (src: string): Kind => {
    if (machine.implementations.actors[src] instanceof StateMachine) return 'child'
    return isOperation(src) || answers[src]?.asks !== undefined ? 'request' : 'browser'
  }

/** An `ApiError`, or anything shaped like one: the server answered, and the answer is no. */
export const isRefusal = (error: unknown): error is Pick<ApiError, 'status' | 'errors'> =>
  typeof error === 'object' && error !== null && 'status' in error && 'errors' in error
