import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'

type Entry = { isIntersecting: boolean }

/** The observers that still watch; the test reports to them what a browser would. */
let observers: Set<(entries: Entry[]) => void>

beforeEach(() => {
  observers = new Set()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: Entry[]) => void
      constructor(report: (entries: Entry[]) => void) {
        this.report = report
      }
      observe() {
        observers.add(this.report)
      }
      disconnect() {
        observers.delete(this.report)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const report = (...near: boolean[]) => {
  for (const hear of [...observers]) hear(near.map((isIntersecting) => ({ isIntersecting })))
}

it('the sentinel tells whenever the end of the list comes near and goes far', async () => {
  const onShow = vi.fn()
  const onHide = vi.fn()
  await renderIn('en', <EndSentinel onShow={onShow} onHide={onHide} />)
  report(true)
  expect([onShow, onHide].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  report(false)
  report(true)
  expect([onShow, onHide].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

it('the sentinel follows the last of several reports', async () => {
  const onShow = vi.fn()
  await renderIn('en', <EndSentinel onShow={onShow} />)
  report(true, false)
  expect(onShow).not.toHaveBeenCalled()
})

it('the sentinel calls the function of the latest render, and keeps its observer', async () => {
  const early = vi.fn()
  const late = vi.fn()
  const { rerender } = await renderIn('en', <EndSentinel onShow={early} />)
  const [before] = observers
  rerender(<EndSentinel onShow={late} />)
  report(true)
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect([...observers]).toEqual([before])
})

it('the sentinel tells that the end is far and stops observing when the list leaves', async () => {
  const onHide = vi.fn()
  const { unmount } = await renderIn('en', <EndSentinel onShow={() => {}} onHide={onHide} />)
  report(true)
  unmount()
  expect(onHide).toHaveBeenCalledTimes(1)
  expect(observers.size).toBe(0)
})
