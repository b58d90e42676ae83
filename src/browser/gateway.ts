import { onShownAgain } from './shown-again.ts'

/**
 * Leaves for the page of a gateway. Resolves when the browser shows this page again from its back-forward cache, which the
 * back button does; otherwise the page is gone, and the promise with it.
 */
export function leaveFor(window: Window, address: string): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    const stop = onShownAgain(window, () => {
      stop()
      resolve()
    })
  })
  window.location.assign(address)
  return shown
}
