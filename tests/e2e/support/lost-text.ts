import type { Page } from '@playwright/test'

/** How the page loses text at its size: it scrolls sideways, or a control cuts or breaks its label. */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
    const controls = (top ?? document).querySelectorAll<HTMLElement>(
      'button, a[href], label, [role=tab], [role=menuitem], [role=option], select',
    )
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const flaw = flawOf(control)
      if (flaw) flaws.push(`${flaw}: ${told(control)}`)
    }
    return [...new Set(flaws)]

    function flawOf(control: HTMLElement): string | undefined {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || !node.textContent?.trim() || isForListeners(parent)) continue
        const box = control.getBoundingClientRect()
        for (const [word] of [...node.textContent.matchAll(/\S+/g)].map((found) => [found] as const)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (
            !/\d/.test(word[0]) &&
            new Set(rects.map(({ top }) => Math.round(top / 4))).size > 1 &&
            !/[-‑/@._]/.test(word[0])
          )
            return `“${word[0]}” is broken`
          if (isShortened(parent, control)) continue
          for (const rect of rects) {
            if (!isInside(rect, box) && getComputedStyle(control).display !== 'inline')
              return `“${word[0]}” sticks out`
            if (isCut(rect, parent)) return `“${word[0]}” is cut`
            if (isOutsideBar(rect, control)) return `“${word[0]}” leaves the header`
          }
        }
      }
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
        if (/auto|scroll/.test(`${overflowX}${overflowY}`)) return false
        if (overflowX !== 'visible' && !isInside(rect, element.getBoundingClientRect())) return true
        if (position === 'fixed') return false
      }
      return false
    }

    /** The header has an edge that nothing but the eye cuts: text above it leaves the page. */
    function isOutsideBar(rect: DOMRect, control: Element): boolean {
      const bar = control.closest('header')?.getBoundingClientRect()
      return bar !== undefined && (rect.top < bar.top - 2 || rect.bottom > bar.bottom + 2)
    }

    /** Shortened by design, with an ellipsis: names and addresses, which another screen shows in full. */
    function isShortened(from: Element, control: Element): boolean {
      const end = control.parentElement?.closest('article, li, section, body')
      for (let element: Element | null = from; element && element !== end; element = element.parentElement) {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
      }
      return false
    }

    function isForListeners(element: Element): boolean {
      const { clipPath, clip, position } = getComputedStyle(element)
      return position === 'absolute' && (clipPath !== 'none' || clip !== 'auto')
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
