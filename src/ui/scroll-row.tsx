import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { IconButton } from './icon-button.tsx'

export type ScrollRowProps = { label: string; children: ReactNode }

/** A row that is wider than the page: swiped on phones, with arrows where there is a pointer; nothing to load. */
export function ScrollRow({ label, children }: ScrollRowProps) {
  const words = useWords()
  const track = useRef<HTMLUListElement>(null)
  const page = (step: 1 | -1) => {
    const element = track.current
    if (!element) return
    const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: step * towardsEnd * element.clientWidth * 0.9, behavior: 'smooth' })
  }

  // The arrow that leads nowhere is not there; written on the element, since nothing else is to be drawn anew.
  const look = () => {
    const element = track.current
    if (!element?.parentElement) return
    const passed = Math.abs(element.scrollLeft)
    const left = element.scrollWidth - element.clientWidth - passed
    Object.assign(element.parentElement.dataset, { before: String(passed > 4), after: String(left > 4) })
  }
  useEffect(look)

  return (
    <section aria-label={label} className={frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className={row} tabIndex={0} aria-label={label} onScroll={look}>
        {children}
      </ul>
      <IconButton
        variant="floating"
        size="md"
        className={arrow}
        data-to="prev"
        aria-label={words.parts.previousSlide()}
        onClick={() => page(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        variant="floating"
        size="md"
        className={arrow}
        data-to="next"
        aria-label={words.parts.nextSlide()}
        onClick={() => page(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </section>
  )
}

const frame = css({ position: 'relative', minWidth: '0' })

const row = css({
  display: 'flex',
  gap: { base: '3', md: '4' },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: '[x proximity]',
  scrollbarWidth: '[none]',
  paddingBlock: '1',
  // On phones a row leaves the screen at its edge, not at the margin of the page.
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  scrollPaddingInline: { base: '4', md: '0' },
  '& > *': { flexShrink: '0', scrollSnapAlign: 'start' },
})

const arrow = css({
  position: 'absolute',
  // Clear of what the corners of a picture hold.
  insetBlockStart: '[min(50% - 20px, 80px)]',
  zIndex: 'raised',
  display: { base: 'none', md: 'inline-grid' },
  '&[data-to=prev]': { insetInlineStart: '[-20px]', '[data-before=false] > &': { visibility: 'hidden' } },
  '&[data-to=next]': {
    insetInlineEnd: { base: '[-20px]', lg: '0', wide: '[-20px]' },
    '[data-after=false] > &': { visibility: 'hidden' },
  },
  '& svg': { _rtl: { scale: '[-1 1]' } },
})
