type Mark = {
  /** Stands before the name of the page. */
  title: string
  /** How many of the four steps of an order are taken; with none the tab keeps its icon. */
  step: number
}

/**
 * Shows in the browser's tab how an order stands: before the name of the page, whichever that becomes, and as an icon.
 * Returns the function that takes both away.
 */
export function markTab(document: Document, { title, step }: Mark): () => void {
  const stops = [markTitle(document, `${title} · `), step > 0 ? markIcon(document, step) : () => {}]
  return () => {
    for (const stop of stops) stop()
  }
}

function markTitle(document: Document, prefix: string): () => void {
  const put = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
  }
  // The page names its tab whenever it becomes another one.
  const observer = new MutationObserver(put)
  const element = document.querySelector('title')
  if (element) observer.observe(element, { childList: true })
  put()
  return () => {
    observer.disconnect()
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
}

function markIcon(document: Document, step: number): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const before = link?.getAttribute('href')
  if (!link || !before) return () => {}
  link.href = `data:image/svg+xml,${encodeURIComponent(ring(step))}`
  return () => link.setAttribute('href', before)
}

/** A ring that fills with the order; the bag of the shop in it, or a tick once the order has arrived. */
const ring = (step: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">
<circle cx="32" cy="32" r="32" fill="#fff"/>
<circle cx="32" cy="32" r="26" stroke="#f4c6b8" stroke-width="10"/>
<circle cx="32" cy="32" r="26" stroke="${step === 4 ? '#178a4c' : '#e1432f'}" stroke-width="10" pathLength="4" stroke-dasharray="${step === 4 ? 'none' : `${step} 4`}" stroke-linecap="butt" transform="rotate(-90 32 32)"/>
${step === 4 ? '<path d="M22 33l7 7 13-15" stroke="#178a4c" stroke-width="6"/>' : '<path d="M22 28h20v15H22z" fill="#2f7cff"/><path d="M27 28v-3a5 5 0 0 1 10 0v3" stroke="#1f5fd0" stroke-width="3"/>'}
</svg>`
