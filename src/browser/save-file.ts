/** Lets the browser save what an address answers; the page on show stays. */
export function saveFile({ document }: Window, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
