/** A pointer that rests this long on an element means to press it; a pointer on its way elsewhere rests shorter. */
const REST_MS = 80

/**
 * Calls `use` when the customer is about to use an element: rests the pointer on it, reaches it by keyboard, or presses
 * it.
 */
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
