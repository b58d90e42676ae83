const KEY = 'note'

/** What was done before the page was loaded again. */
export type Notice = 'addressSelected' | 'languageChanged' | 'accountDeleted'

/** Leaves a word for the page that loads next in this tab: what was done is said once it shows. */
export function leaveNotice(window: Window, notice: Notice): void {
  try {
    window.sessionStorage.setItem(KEY, notice)
  } catch {
    // Without storage the deed is done all the same; only the word about it is lost.
  }
}

/** The note of the page before; it is given once. */
export function takeNotice(window: Window): Notice | undefined {
  try {
    const notice = (window.sessionStorage.getItem(KEY) as Notice | null) ?? undefined
    window.sessionStorage.removeItem(KEY)
    return notice
  } catch {
    return undefined
  }
}
