import type { Page } from '@playwright/test'

/**
 * How the page loses text at its size: it scrolls sideways, breaks a word, cuts or shortens text that no other screen shows,
 * or leaves a list that scrolls too low to read.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, a[href], label, [role=tab], [role=menuitem], [role=option], select'
    const LINES_AT_ONCE = 4
    const flaws: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > clientWidth + 1 || left < -1) && !isScrolled(element)
      })
      flaws.push(
        `the page scrolls sideways: ${scrollWidth} px of ${clientWidth} px\n${wide.slice(0, 4).map(told).join('\n')}`,
      )
    }
    // Only the topmost dialog can be used while it is open.
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')]
      .filter((dialog) => (dialog as HTMLElement).checkVisibility({ visibilityProperty: true }))
      .at(-1)
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!node.textContent?.trim() || isForListeners(parent)) continue
      const flaw = flawOf(node, parent)
      if (flaw) flaws.push(`${flaw}: ${told(parent)}`)
    }
    for (const box of (top ?? document).querySelectorAll<HTMLElement>('*'))
      if (isTooLow(box)) flaws.push(`less than ${LINES_AT_ONCE} lines are in sight: ${told(box)}`)
    return [...new Set(flaws)]

    function flawOf(node: Node, parent: Element): string | undefined {
      const control = parent.closest(CONTROLS)
      const box = control?.getBoundingClientRect()
      const clamp = clampOf(parent)
      for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (
          !/\d/.test(word) &&
          new Set(rects.map(({ top }) => Math.round(top / 4))).size > 1 &&
          !/[-‑/@._]/.test(word)
        )
          return `“${word}” is broken`
        if (clamp) {
          if (isToldInFull(parent)) return
          if (rects.some((rect) => isOutside(rect, clamp))) return `“${word}” is shortened`
          continue
        }
        for (const rect of rects) {
          if (control && box && !isInside(rect, box) && getComputedStyle(control).display !== 'inline')
            return `“${word}” sticks out`
          if (isCut(rect, parent)) return `“${word}” is cut`
          if (isOutsideBar(rect, parent)) return `“${word}” leaves the header`
        }
      }
    }

    /** A list that scrolls in its own box, whose neighbours leave it hardly any height. */
    function isTooLow(box: HTMLElement): boolean {
      const { overflowY, lineHeight } = getComputedStyle(box)
      if (!/auto|scroll/.test(overflowY) || box.matches('textarea, html, body')) return false
      if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { scrollHeight, clientHeight } = box
      return scrollHeight > clientHeight + 1 && clientHeight < LINES_AT_ONCE * Number.parseFloat(lineHeight)
    }

    /** Rounding and the overhang of letters stay below this, in pixels. */
    function isInside(rect: DOMRect, box: DOMRect): boolean {
      const middle = (rect.top + rect.bottom) / 2
      return (
        rect.left >= box.left - 2 && rect.right <= box.right + 2 && middle >= box.top && middle <= box.bottom
      )
    }

    function isCut(rect: DOMRect, from: Element): boolean {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(element)
        // Slides that stand beside the others come in turn.
        if (/auto|scroll/.test(`${overflowX}${overflowY}`) || element.matches('.splide__track')) return false
        if (overflowX !== 'visible' && !isInside(rect, element.getBoundingClientRect())) return true
        if (position === 'fixed') return false
      }
      return false
    }

    /** The header has an edge that nothing but the eye cuts: text above it leaves the page. */
    function isOutsideBar(rect: DOMRect, from: Element): boolean {
      const bar = from.closest('body > * > header, header:has(nav)')?.getBoundingClientRect()
      return bar !== undefined && (rect.top < bar.top - 2 || rect.bottom > bar.bottom + 2)
    }

    /** The box that shortens this text, with an ellipsis. */
    function clampOf(from: Element): DOMRect | undefined {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element)
        if ((textOverflow === 'ellipsis' && overflowX !== 'visible') || webkitLineClamp !== 'none')
          return element.getBoundingClientRect()
        if (/^(article|li|section|body)$/.test(element.localName)) return undefined
      }
    }

    /** Names on cards of stores and goods, addresses, and what was written last: the screen behind them shows them in full. */
    function isToldInFull(element: Element): boolean {
      return element.closest('header, [data-part=preview], article:has(a[href], [aria-haspopup])') !== null
    }

    function isOutside(rect: DOMRect, box: DOMRect): boolean {
      const middle = (rect.top + rect.bottom) / 2
      return rect.right > box.right + 2 || rect.left < box.left - 2 || middle > box.bottom
    }

    function isForListeners(element: Element): boolean {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { clipPath, clip, position } = getComputedStyle(part)
        if (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto')) return true
      }
      return false
    }

    function isScrolled(element: Element): boolean {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true
      return false
    }

    function told(element: Element): string {
      const { left, right, width, height } = element.getBoundingClientRect()
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
      return `<${element.localName} class="${element.className?.toString().slice(0, 60)}"> "${text}" ${Math.round(left)}..${Math.round(right)} (${Math.round(width)} x ${Math.round(height)})`
    }
  })
}
