import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenSettled } from '#browser/idle.ts'

const moved = (movementX: number) =>
  Object.assign(new Event('pointermove'), { movementX, movementY: 0 }) as PointerEvent

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 100))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('begins with the first thing a visitor does, once', () => {
  const run = vi.fn()
  whenSettled(window, run)
  window.dispatchEvent(moved(3))
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('the shop does not take a mouse that lies still for a visitor, and begins after a while by itself', () => {
  const run = vi.fn()
  whenSettled(window, run)
  window.dispatchEvent(moved(0))
  vi.advanceTimersByTime(4_099)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

it('never begins once it is given up', () => {
  const run = vi.fn()
  whenSettled(window, run)()
  window.dispatchEvent(moved(3))
  vi.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
})
