/** A short message in the corner. `duration` in milliseconds; the region never shows one for less than 5 s. */
export type Toast = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  duration?: number
  action?: { label: string; run: () => void }
  /** A toast with the same id replaces the visible toast (docs/spec.md §8: errors share one id). */
  id?: string
  /** Skips the toast while a success with the same id is visible. */
  yields?: boolean
  /** What the toast is about; it goes when that ends. */
  cause?: string
  /** Called when the toast is no longer on show. */
  whenGone?: () => void
}

/** The cause of a toast is gone. */
export type ToastEnd = { ends: string }

export type Toasts = {
  show: (toast: Toast | ToastEnd) => void
  /** The toast region subscribes once its chunk has loaded, and receives the queued toasts at once. */
  attach: (region: (toast: Toast | ToastEnd) => void) => void
  /** Calls back on the first toast; returns the unsubscribe function. */
  onFirst: (listener: () => void) => () => void
  isNeeded: () => boolean
}

export function createToasts(): Toasts {
  const waiting: (Toast | ToastEnd)[] = []
  const listeners = new Set<() => void>()
  let needed = false
  let deliver = (toast: Toast | ToastEnd) => {
    waiting.push(toast)
  }
  return {
    show: (toast) => {
      deliver(toast)
      if (needed) return
      needed = true
      for (const listener of listeners) listener()
    },
    attach: (region) => {
      deliver = region
      waiting.splice(0).forEach(region)
    },
    onFirst: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isNeeded: () => needed,
  }
}
