/** A link of the page: several may lead to the same address. */
type Opener = { href: string; nth: number }

/** How long a page that is still loading may take to show the link again. */
const PATIENCE_MS = 3000
const OWN_MOVES = ['touchstart', 'pointerdown', 'keydown'] as const

/**
 * Back and forward return the focus to the link that led away, or to the link of the card whose button did. Entries are
 * told apart by the key that `restoreScroll` writes: call that one before.
 */
export function restoreFocus(window: Window): () => void {
  const { document, history } = window
  const openers = new Map<string, Opener>()
  let address = addressOf(window)
  let key = keyOf(history)
  let stop = () => {}

  /** Returns whether another page is on show. */
  const leave = () => {
    const next = addressOf(window)
    if (next === address) return false
    stop()
    const opener = openerOf(document)
    if (key && opener) openers.set(key, opener)
    address = next
    key = keyOf(history)
    return true
  }
  const whenPushed = () => {
    leave()
  }
  const whenReturned = () => {
    if (!leave()) return
    const opener = key && openers.get(key)
    if (opener) stop = returnTo(window, opener)
  }

  window.addEventListener('pushState', whenPushed)
  window.addEventListener('replaceState', whenPushed)
  window.addEventListener('popstate', whenReturned)
  return () => {
    stop()
    window.removeEventListener('pushState', whenPushed)
    window.removeEventListener('replaceState', whenPushed)
    window.removeEventListener('popstate', whenReturned)
  }
}

/** Tries with every frame until the link is there; a focus that the customer has put elsewhere stays. */
function returnTo(window: Window, { href, nth }: Opener): () => void {
  const { document } = window
  const startedAt = window.performance.now()
  let frame = 0
  const stop = () => {
    window.cancelAnimationFrame(frame)
    for (const move of OWN_MOVES) window.removeEventListener(move, stop)
  }
  const attempt = () => {
    const { activeElement } = document
    const main = document.querySelector('main')
    const isFree = !activeElement || activeElement === document.body || activeElement === main
    const link = isFree ? linksTo(document, href)[nth] : undefined
    link?.focus({ preventScroll: true })
    // The page that is left keeps its focus until the next one replaces it.
    const isElsewhere = !isFree && !main?.contains(activeElement)
    if (link || isElsewhere || window.performance.now() - startedAt > PATIENCE_MS) return stop()
    frame = window.requestAnimationFrame(attempt)
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true })
  frame = window.requestAnimationFrame(attempt)
  return stop
}

function openerOf(document: Document): Opener | undefined {
  const { activeElement } = document
  const link =
    activeElement?.closest('main a[href]') ?? activeElement?.closest('main article')?.querySelector('a[href]')
  const href = link?.getAttribute('href')
  if (!link || !href) return
  return { href, nth: linksTo(document, href).indexOf(link as HTMLAnchorElement) }
}

const linksTo = (document: Document, href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

const addressOf = ({ location: { pathname, search } }: Window) => pathname + search
const keyOf = ({ state }: History) => (state as { scrollKey?: string } | null)?.scrollKey
