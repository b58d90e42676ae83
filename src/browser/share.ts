/** Hands an address on with the device's own sheet; rejects where there is none, or it fails. */
export async function openShareSheet(
  { navigator }: Window,
  page: { title: string; url: string },
): Promise<void> {
  if (typeof navigator.share !== 'function') throw new Error('This browser has no sheet to share with')
  try {
    await navigator.share(page)
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
