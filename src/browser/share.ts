/** Hands an address or a text on with the device's own sheet; rejects where there is none, or it fails. */
export async function openShareSheet({ navigator }: Window, shared: ShareData): Promise<void> {
  if (typeof navigator.share !== 'function') throw new Error('This browser has no sheet to share with')
  try {
    await navigator.share(shared)
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
