/** Puts a text on the clipboard; rejects when the browser refuses. */
export async function copyText(window: Window, text: string): Promise<void> {
  // Pages on plain http have no clipboard object; the old command still works there, within a click.
  if (window.navigator.clipboard) return window.navigator.clipboard.writeText(text)
  if (!copySelected(window.document, text)) throw new Error('The browser refused to copy')
}

const copySelected = (document: Document, text: string) => {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.insetBlockStart = '0'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
