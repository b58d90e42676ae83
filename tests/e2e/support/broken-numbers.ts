import type { Page } from '@playwright/test'

/** Numbers on the page that two lines share: an amount, a time or a phone number that is torn apart. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isForListeners(parent)) continue
      for (const found of node.textContent!.matchAll(/\d[\d.,:]*\d/g)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
        if (lines.size < 2) continue
        const { width } = parent.getBoundingClientRect()
        flaws.push(
          `${found[0]} in “${node.textContent!.trim().slice(0, 60)}” <${parent.localName} class="${parent.className}"> of ${Math.round(width)} px`,
        )
      }
    }
    return [...new Set(flaws)]

    /** Text for screen readers only: the text or a list around it is clipped away. */
    function isForListeners(element: Element): boolean {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { clipPath, clip } = getComputedStyle(part)
        if (clipPath !== 'none' || clip !== 'auto') return true
      }
      return false
    }
  })
}
