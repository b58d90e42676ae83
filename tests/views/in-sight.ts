import { vi } from 'vitest'

/** Instead of the browser's observer: everything is in sight at once, or nothing ever is. Ends with `unstubAllGlobals`. */
export const standInForSight = (isInSight: boolean) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        if (isInSight) queueMicrotask(() => this.tell([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
