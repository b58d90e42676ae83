type Entry = { scrollKey?: string } | null

const STORE = 'scroll-positions'
/** How long a page that is still loading its list may grow before its old place is given up. */
const PATIENCE_MS = 3000
/** What a customer does who would rather look at something else than wait for the old place. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let isBack = false

/** Did the customer come back to the shown page? */
export const isReturning = (): boolean => isBack

/**
 * Back and forward return to where the customer was; a new page starts at its top; an overlay, which is an entry of
 * the same address, moves nothing. Call it once, before the first render: wouter listens from then on, and the page
 * it draws must not be measured in the name of the page just left.
 */
export function restoreScroll(window: Window): () => void {
  const { history, location } = window
  const offsets = readOffsets(window)
  let address = addressOf(location)
  let key = keyOf(window)
  let stopReturning = () => {}

  const remember = () => offsets.set(key, window.scrollY)

  const arrive = (scrollTop: number) => {
    stopReturning()
    stopReturning = returnTo(window, scrollTop)
  }

  const whenPushedOrReplaced = () => {
    const next = addressOf(location)
    if (next === address) {
      if (entryOf(history)?.scrollKey !== key) markEntry(window, key)
      return
    }
    remember()
    address = next
    key = keyOf(window, { fresh: true })
    isBack = false
    arrive(0)
  }

  const whenReturned = () => {
    remember()
    const next = addressOf(location)
    const samePage = next === address
    address = next
    key = keyOf(window)
    if (samePage) return
    isBack = true
    arrive(offsets.get(key) ?? 0)
  }

  const whenLeft = () => {
    remember()
    writeOffsets(window, offsets)
  }

  history.scrollRestoration = 'manual'
  arrive(offsets.get(key) ?? 0)
  window.addEventListener('popstate', whenReturned)
  window.addEventListener('pushState', whenPushedOrReplaced)
  window.addEventListener('replaceState', whenPushedOrReplaced)
  window.addEventListener('pagehide', whenLeft)

  return () => {
    stopReturning()
    history.scrollRestoration = 'auto'
    window.removeEventListener('popstate', whenReturned)
    window.removeEventListener('pushState', whenPushedOrReplaced)
    window.removeEventListener('replaceState', whenPushedOrReplaced)
    window.removeEventListener('pagehide', whenLeft)
  }
}

/** The page may still be short: its place is tried for with every frame until it is reached or no longer wanted. */
function returnTo(window: Window, scrollTop: number): () => void {
  const startedAt = window.performance.now()
  let frame = 0
  const stop = () => {
    window.cancelAnimationFrame(frame)
    for (const move of OWN_MOVES) window.removeEventListener(move, stop)
  }
  const attempt = () => {
    window.scrollTo({ top: scrollTop, behavior: 'instant' })
    const arrived = Math.abs(window.scrollY - scrollTop) <= 1
    const late = window.performance.now() - startedAt > PATIENCE_MS
    if (arrived || late) return stop()
    frame = window.requestAnimationFrame(attempt)
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true })
  // After the new page has been drawn: until then the height is the old page's.
  frame = window.requestAnimationFrame(attempt)
  return stop
}

const addressOf = ({ pathname, search }: Location) => pathname + search

const entryOf = (history: History): Entry => {
  const { state } = history
  return typeof state === 'object' ? state : null
}

/** Each page of the history has its own key, so that the same address visited twice keeps two places. */
function keyOf(window: Window, { fresh = false } = {}): string {
  const known = entryOf(window.history)?.scrollKey
  if (known && !fresh) return known
  const key = Math.random().toString(36).slice(2)
  markEntry(window, key)
  return key
}

/** Through the prototype: wouter patches the method on `history` and would take the mark for a navigation. */
const markEntry = ({ history }: Window, scrollKey: string) =>
  History.prototype.replaceState.call(history, { ...entryOf(history), scrollKey }, '')

function readOffsets(window: Window): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]'))
  } catch {
    return new Map()
  }
}

function writeOffsets(window: Window, offsets: Map<string, number>): void {
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify([...offsets].slice(-50)))
  } catch {
    // Without storage a reload starts at the top, which is where every page starts.
  }
}
