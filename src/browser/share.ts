import { copyText } from './clipboard.ts'

/** Hands an address on with the device's own sheet; where there is none, or it fails, the clipboard has the address. */
export async function shareOrCopy(window: Window, page: { title: string; url: string }): Promise<void> {
  const { navigator } = window
  if (typeof navigator.share !== 'function') return copyText(window, page.url)
  try {
    await navigator.share(page)
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(window, page.url)
  }
}
