import type { Page } from '@playwright/test'

/** Numbers that stand on more than one line: amounts with their currency, phone numbers, counts, times. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A phone number may have spaces inside; the digits of a code or an email address belong to a word.
    const number =
      /\+\d[\d\s()-]{5,}\d|(?<![\p{L}\d@._-])[-−]?(?:\p{Sc}\s?|[A-Z]{3}\u00a0)?\d(?:[\d.,:]*\d)?(?:\s?[\p{Sc}%]|\u00a0[A-Z]{3})?(?![\p{L}@_])/gu
    const flaws: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isForListeners(parent)) continue
      for (const { 0: found, index } of node.textContent!.matchAll(number)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + found.length)
        if (linesOf([...range.getClientRects()]) < 2) continue
        const { width } = parent.getBoundingClientRect()
        flaws.push(
          `“${found}” in “${node.textContent!.trim().slice(0, 60)}” <${parent.localName} class="${parent.className}"> of ${Math.round(width)} px`,
        )
      }
    }
    return [...new Set(flaws)]

    /** Text of two directions has several boxes on one line. */
    function linesOf(rects: readonly DOMRect[]): number {
      const tops: number[] = []
      for (const { top, width, height } of rects)
        if (width > 0 && tops.every((other) => Math.abs(other - top) > height / 2)) tops.push(top)
      return tops.length
    }

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
