/** Calls the listener when the browser shows the page again as it was left, from its back-forward cache. Returns the unsubscribe function. */
export function onShownAgain(window: Window, listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
