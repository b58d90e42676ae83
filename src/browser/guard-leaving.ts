import type { Exit } from '#machines/app/leave-form.machine.ts'

let release = () => {}

/**
 * Holds the customer at this page: a link of the shop and the back button only tell the way they lead, and the browser itself
 * asks before it closes or reloads the tab. Entries of the same address, which are overlays, pass. Returns the end of it.
 */
export function guardLeaving(window: Window, tell: (exit: Exit) => void): () => void {
  const { document, history, location } = window
  const held = addressOf(location)
  let entryIndex = entryIndexOf(window)
  /** The way back to the page is a move in the history, too. */
  let isReturning = false

  const whenClosed = (event: BeforeUnloadEvent) => event.preventDefault()
  const whenClicked = (event: MouseEvent) => {
    const to = linkOf(event, location)
    if (to === undefined || to === held) return
    event.preventDefault()
    event.stopPropagation()
    tell({ type: 'link', to })
  }
  const whenMoved = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    if (addressOf(location) === held) return recordEntryIndex()
    event.stopImmediatePropagation()
    const now = entryIndexOf(window)
    // A browser that does not number its entries goes back, as nearly every customer does.
    const by = entryIndex === undefined || now === undefined ? -1 : now - entryIndex
    isReturning = true
    history.go(-by)
    tell({ type: 'history', by })
  }
  /** An overlay is another entry of the same page. */
  const recordEntryIndex = () => {
    entryIndex = entryIndexOf(window)
  }

  window.addEventListener('beforeunload', whenClosed)
  document.addEventListener('click', whenClicked, { capture: true })
  window.addEventListener('popstate', whenMoved, { capture: true })
  window.addEventListener('pushState', recordEntryIndex)
  const stop = () => {
    window.removeEventListener('beforeunload', whenClosed)
    document.removeEventListener('click', whenClicked, { capture: true })
    window.removeEventListener('popstate', whenMoved, { capture: true })
    window.removeEventListener('pushState', recordEntryIndex)
  }
  release = stop
  return stop
}

/** Lets the customer go from the page that is held. */
export const releasePage = (): void => release()

/** Which entry of the history is on show. */
const entryIndexOf = ({ navigation }: { navigation?: Navigation }): number | undefined =>
  navigation?.currentEntry?.index

const addressOf = ({ pathname, search }: Location) => pathname + search

/** The page of the shop that a press of a link opens in this tab. */
function linkOf(event: MouseEvent, { origin }: Location): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const to = new URL(link.href, origin)
  return to.origin === origin ? to.pathname + to.search : undefined
}
