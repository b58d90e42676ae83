/** So long a pointer rests on what somebody means to press, and on the way to something else it does not. */
const REST_MS = 80

/** Tells of links that somebody is about to follow: rests the pointer on, comes to by keyboard, or presses. */
export function onIntent(document: Document, follow: (link: HTMLAnchorElement) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const linkOf = ({ target }: Event) => (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  const tell = (event: Event) => {
    const link = linkOf(event)
    if (link) follow(link)
  }
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting)
    const link = linkOf(event)
    if (link) resting = setTimeout(() => follow(link), REST_MS)
  })
  document.addEventListener('pointerdown', tell)
  document.addEventListener('focusin', tell)
}

/** Does the reader want nothing to be fetched that may not be needed? Only some browsers tell. */
export const savesData = ({ connection }: { connection?: { saveData?: boolean } }): boolean =>
  connection?.saveData === true
