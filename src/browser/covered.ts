const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]'
const FIELD = 'input, textarea, select, [contenteditable]'

/**
 * Whether something has the customer's attention: an open dialog other than `own`, or a field with the focus. Tells every
 * change; returns how to stop.
 */
export function watchCovered(
  document: Document,
  own: string,
  tell: (isCovered: boolean) => void,
): () => void {
  let before: boolean | undefined
  const look = () => {
    const { activeElement, body } = document
    const isCovered =
      [...body.querySelectorAll(DIALOG)].some((dialog) => !dialog.querySelector(own)) ||
      (activeElement?.matches(FIELD) ?? false)
    if (isCovered === before) return
    before = isCovered
    tell(isCovered)
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
  look()
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
  }
}
