/** So long a pointer rests on what somebody means to press, and on the way to something else it does not. */
const REST_MS = 80

/** Tells of what somebody is about to use: rests the pointer on, comes to by keyboard, or presses. */
export function onIntent<Target extends HTMLElement>(
  document: Document,
  selector: string,
  use: (target: Target) => void,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const meant = ({ target }: Event) => (target as Element | null)?.closest?.<Target>(selector)
  const tell = (event: Event) => {
    const target = meant(event)
    if (target) use(target)
  }
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting)
    const target = meant(event)
    if (target) resting = setTimeout(() => use(target), REST_MS)
  })
  document.addEventListener('pointerdown', tell)
  document.addEventListener('focusin', tell)
}

/** Does the reader want nothing to be fetched that may not be needed? Only some browsers tell. */
export const savesData = ({ connection }: { connection?: { saveData?: boolean } }): boolean =>
  connection?.saveData === true
