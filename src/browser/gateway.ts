/**
 * Leaves for a page of somebody else's. Resolves when the browser shows this page again as it was left, which it does
 * for whoever goes back; otherwise the page is gone and nobody waits.
 */
export function leaveFor(window: Window, address: string): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
  window.location.assign(address)
  return shown
}
