const KEY = 'note'

/** What was done before the page was loaded again. */
export type Note = 'addressSelected' | 'languageChanged' | 'accountDeleted'

/** Leaves a word for the page that loads next in this tab: what was done is said once it shows. */
export function leaveNote(window: Window, note: Note): void {
  try {
    window.sessionStorage.setItem(KEY, note)
  } catch {
    // Without storage the deed is done all the same; only the word about it is lost.
  }
}

/** The note of the page before; it is given once. */
export function takeNote(window: Window): Note | undefined {
  try {
    const note = (window.sessionStorage.getItem(KEY) as Note | null) ?? undefined
    window.sessionStorage.removeItem(KEY)
    return note
  } catch {
    return undefined
  }
}
