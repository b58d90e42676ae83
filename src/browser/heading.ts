/** Heading of the page; index.html has headings of its own, hidden while React shows a page. */
const HEADING = '#root h1'

/** Tells the page's first heading whenever it has become another one; '' while there is none. Returns how to stop. */
export function followHeading(document: Document, tell: (heading: string) => void): () => void {
  let lastHeading: string | undefined
  const look = () => {
    const heading = document.querySelector(HEADING)?.textContent?.trim() ?? ''
    if (heading === lastHeading) return
    lastHeading = heading
    tell(heading)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  look()
  return () => observer.disconnect()
}
