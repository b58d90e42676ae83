import type { Page } from '@playwright/test'
import type { AnyStateMachine, StateValue } from 'xstate'
import type { Visited } from '#tests/support/browser.ts'
import type { Driver } from '#tests/support/driver.ts'
import type { ModelOf } from '#tests/support/model.ts'
import type { PageFlow } from '#tests/support/page-flow.ts'
import type { HoldingProxy } from '#tests/support/proxy.ts'
import type { Child, Live } from '#tests/support/service.ts'
import { isRefusal, type Kind } from '#tests/support/service-driver.ts'

type Options = {
  model: ModelOf
  live: Live
  visited: Visited
  page: Page
  flow: PageFlow
  proxy: HoldingProxy
  kindOf: (src: string) => Kind
}

/** The browser level: events are gestures, requests wait at the proxy, delays and questions to the browser in the page. */
export function pageDriver({ model, live, visited, page, flow, proxy, kindOf }: Options): Driver {
  const answersTo = (src: string) => visited.answers?.[src] ?? live.answers?.[src] ?? {}
  const operationOf = (src: string): string => {
    const { asks = src } = answersTo(src)
    return typeof asks === 'string' ? asks : asks(undefined as never)
  }
  const gestures = { ...model.gestures, ...visited.gestures } as Record<string, Gesture | undefined>
  const childOf = (src: string, machine: AnyStateMachine = model.machine): Child => {
    const below = machine.implementations.actors[src] as AnyStateMachine
    const { id } = below
    const nameOf = (state: StateValue) => (typeof state === 'string' ? state : dotted(state))
    return {
      child: (grandchild) => childOf(grandchild, below),
      is: (state) => flow.hands('childIs', id, nameOf(state)),
      tell: async (event) => {
        const told = visited.told?.[event.type]
        if (!told) throw new Error(`Nobody says what a person does for ${id} to hear ${event.type}`)
        await told(event)
      },
      reaches: async (state) => {
        while (!(await flow.hands('childIs', id, nameOf(state)))) await flow.changed(CHILD_TURN)
      },
    }
  }
  const perform = async ({ type, ...payload }: { type: string }) => {
    const gesture = gestures[type]
    if (!gesture) throw new Error(`Nobody says what a person does for ${type}`)
    const event = { ...payload, type }
    await (visited.gestures && type in visited.gestures ? gesture(event) : gesture(page, event))
  }
  return {
    level: 'browser',
    patience: 8000,
    changed: flow.changed,
    send: async ({ type, ...payload }, sample) => {
      await flow.pin()
      const come = (live.comes as Record<string, Come> | undefined)?.[type]
      if (come) return void (await come({ ...payload, type }, { send: perform, child: childOf }))
      const events = { ...live.events, ...visited.events } as
        | Record<string, (sample: number) => unknown>
        | undefined
      const found = await events?.[type]?.(sample)
      await perform({ ...((found as object) ?? payload), type })
    },
    answered: async ({ src }, output, sample) => {
      await flow.pin()
      const { before, shaped, played, withheld } = answersTo(src)
      const wanted = { output: output as never, sample, input: undefined as never }
      await before?.(wanted)
      await played?.(wanted, childOf(src))
      if (withheld) return flow.hands('release', src)
      if (played) return
      if (kindOf(src) === 'browser') return flow.hands('open', src)
      const held = await proxy.next(operationOf(src))
      const { status, body } = await held.forward(shaped && ((reply, sent) => shaped(reply, wanted, sent)))
      if (status >= 300) throw new Error(`The server refused: ${status} ${body}`)
    },
    refused: async ({ src }, error) => {
      await flow.pin()
      if (kindOf(src) !== 'request') {
        const { message, ...fields } = error as Error
        return flow.hands('fail', src, { message, ...fields })
      }
      const held = await proxy.next(operationOf(src))
      if (isRefusal(error)) return held.refuse(error.status, { errors: error.errors })
      await held.drop()
      for (let left = visited.tries?.[src] ?? 1; left > 1; left--)
        await (await proxy.next(operationOf(src))).drop()
    },
    elapsed: async ({ ms }) => {
      await flow.pin()
      await flow.hands('elapse', ms)
    },
    seen: async () => flow.seen(),
    stop: async () => {},
  }
}

type Come = (event: unknown, hands: unknown) => unknown
type Gesture = (...args: unknown[]) => Promise<unknown>

/** Milliseconds between two looks at a child, of which the page says nothing by itself. */
const CHILD_TURN = 50

/** The dotted name of the deepest state: of `{ choosing: { list: 'listed' } }` it is `choosing.list.listed`. */
const dotted = (state: object): string =>
  Object.entries(state)
    .map(([key, inner]) => `${key}.${typeof inner === 'string' ? inner : dotted(inner)}`)
    .join()
