/** Lets the browser save what an address answers; the page on show stays. */
export function saveFile({ document }: Window, address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Lets the browser save a text under this name. */
export function saveText(page: Window, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  saveFile(page, address, name)
  // The browser reads the address after the press.
  page.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
