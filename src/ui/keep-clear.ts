/** Pixels between the notes and what they keep clear of. */
const GAP = 8
/** A note of two lines, and the gap to the next one. */
const NOTE = 76

/** An open dialog, drawer or sheet. */
const MODAL = '[aria-modal=true]:not([data-state=closed])'

/**
 * Keeps the notes of this region off the open modal part, and off the bars at the foot of the page, by the custom property
 * `--clear`. `onCovered` runs when a modal part opens while notes are on show, with the time of the customer's last press.
 */
export function keepClear(region: HTMLElement, onCovered: (pressed: number) => void): () => void {
  const { ownerDocument } = region
  let open = new Set(ownerDocument.querySelectorAll(MODAL))
  let pressed = Number.NEGATIVE_INFINITY
  const press = () => {
    pressed = performance.now()
  }
  const presses = ['pointerdown', 'keydown'] as const
  for (const type of presses) ownerDocument.addEventListener(type, press, true)
  const look = () => {
    const now = new Set(ownerDocument.querySelectorAll(MODAL))
    if ([...now].some((modal) => !open.has(modal))) onCovered(pressed)
    open = now
    region.style.setProperty('--clear', `${clearance(region, [...now].at(-1) as HTMLElement | undefined)}px`)
  }
  look()
  let frame = 0
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  })
  watch.observe(ownerDocument.body, { childList: true, subtree: true, attributeFilter: ['data-state'] })
  return () => {
    cancelAnimationFrame(frame)
    watch.disconnect()
    for (const type of presses) ownerDocument.removeEventListener(type, press, true)
  }
}

/** How far above the lower edge of the window the notes stand. */
function clearance(region: HTMLElement, modal: HTMLElement | undefined): number {
  const toasts = [...region.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')]
  const { innerHeight, innerWidth } = window
  if (!modal) return Math.max(0, ...barsAtFoot(region.ownerDocument).map((top) => innerHeight - top + GAP))
  // Unlike the rectangle, the offset does not move while the part appears.
  const { offsetTop: top, offsetLeft: left, offsetWidth } = modal
  const width = Math.max(0, ...toasts.map((toast) => toast.offsetWidth))
  if (Math.max(left, innerWidth - left - offsetWidth) >= width + 4 * GAP) return 0
  if (top >= toasts.length * NOTE + 2 * GAP) return innerHeight - top + GAP
  const footer = modal.querySelector<HTMLElement>(':scope > [data-part=footer]')
  return footer ? innerHeight - top - footer.offsetTop + modal.scrollTop + GAP : 0
}

/** The upper edges of the page's own bars that stick to its foot. */
const barsAtFoot = (page: Document): number[] =>
  [...page.querySelectorAll('[data-order-button], [data-foot]')]
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top > window.innerHeight / 2 && bottom <= window.innerHeight + 1)
    .map(({ top }) => top)
