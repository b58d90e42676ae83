/** Lets the browser save what an address answers; the page on show stays. */
export function saveFile({ document }: Window, address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Lets the browser save JSON under this name. */
export const saveText = (page: Window, name: string, text: string): void =>
  saveBlob(page, name, new Blob([text], { type: 'application/json' }))

/** Lets the browser save a file that the page has made. */
export function saveBlob(page: Window, name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  saveFile(page, address, name)
  // The browser reads the address after the press.
  page.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
