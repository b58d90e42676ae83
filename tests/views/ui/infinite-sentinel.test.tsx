import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { InfiniteSentinel } from '#ui/infinite-sentinel.tsx'

/** One that reports "in view" to every observer at once, as a browser does when a list is shorter than the window. */
let observers: Set<() => void>

beforeEach(() => {
  observers = new Set()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: () => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = () => callback([{ isIntersecting: true }])
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

const inView = () => {
  for (const report of [...observers]) report()
}

it('asks for more while the end is in view, page after page', async () => {
  const reach = vi.fn()
  const { rerender } = await renderIn('en', <InfiniteSentinel onReach={reach} more loading={false} />)
  inView()
  expect(reach).toHaveBeenCalledTimes(1)
  rerender(<InfiniteSentinel onReach={reach} more loading />)
  inView()
  expect(reach).toHaveBeenCalledTimes(1)
  rerender(<InfiniteSentinel onReach={reach} more loading={false} />)
  inView()
  expect(reach).toHaveBeenCalledTimes(2)
})

it('is silent when everything is on the page', async () => {
  const reach = vi.fn()
  await renderIn('en', <InfiniteSentinel onReach={reach} more={false} loading={false} />)
  inView()
  expect(reach).not.toHaveBeenCalled()
})
