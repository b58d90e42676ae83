import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Actor, createActor, setup } from 'xstate'
import { type PageHands, pageHalf } from '#tests/support/page-half.ts'

const childMachine = setup({ delays: { patience: 5000 } }).createMachine({
  id: 'child',
  initial: 'asking',
  states: { asking: { after: { patience: 'timedOut' } }, timedOut: { type: 'final' } },
})

const parentMachine = setup({ actors: { child: childMachine }, delays: { pause: 5000 } }).createMachine({
  id: 'parent',
  initial: 'waiting',
  states: {
    waiting: { invoke: { id: 'child', src: 'child', onDone: 'over' }, after: { pause: 'rested' } },
    rested: {},
    over: {},
  },
})

const page = globalThis as unknown as {
  flowHands: PageHands
  watchActors: (actor: typeof Actor) => void
}
const { fetch } = globalThis
const initState = Object.getOwnPropertyDescriptor(Actor.prototype, '_initState')!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('tellFlow', () => {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {})
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
    },
  )
  pageHalf({ machine: 'parent', gated: [], breakable: [], withheld: [] })
  page.watchActors(Actor)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.fetch = fetch
  Object.defineProperty(Actor.prototype, '_initState', initState)
})

it('the page holds the delays of the machine under test and of its children', () => {
  const actor = createActor(parentMachine).start()
  vi.advanceTimersByTime(60_000)
  expect(actor.getSnapshot().value).toBe('waiting')
  page.flowHands.elapse(5000)
  expect(actor.getSnapshot().value).toBe('rested')
})

it('the page fires the delay of a child that the test names', () => {
  const actor = createActor(parentMachine).start()
  page.flowHands.elapse(5000, 'child')
  expect(actor.getSnapshot().value).toBe('over')
})

it('the page lets the delays of every other machine elapse', () => {
  const actor = createActor(childMachine).start()
  vi.advanceTimersByTime(60_000)
  expect(actor.getSnapshot().value).toBe('timedOut')
})
