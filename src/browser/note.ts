const KEY = 'note'

/** Leaves a word for the page that loads next in this tab: what was done is said once it shows. */
export function leaveNote(window: Window, note: string): void {
  try {
    window.sessionStorage.setItem(KEY, note)
  } catch {
    // Without storage the deed is done all the same; only the word about it is lost.
  }
}

/** The word left by the page before; it is given once. */
export function takeNote(window: Window): string | undefined {
  try {
    const note = window.sessionStorage.getItem(KEY) ?? undefined
    window.sessionStorage.removeItem(KEY)
    return note
  } catch {
    return undefined
  }
}
