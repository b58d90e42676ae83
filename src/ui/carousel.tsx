import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { whenSettled } from '#browser/idle.ts'
import { css, cx } from '#styled/css/index.js'
import type { CarouselProps } from './carousel.props.ts'
import { Loading } from './loading.tsx'
import type { SplideCarousel } from './splide-carousel.tsx'

/**
 * Slides of the final size at once, with the browser's own swiping; Splide takes over where they stand once the first
 * load is over and no slide has a finger or the focus on it.
 */
export function Carousel(props: CarouselProps) {
  const { perView, autoplay, gap, className } = props
  const row = useRef<HTMLUListElement>(null)
  const [moving, setMoving] = useState<{ Slides: typeof SplideCarousel; start: number }>()
  const isStill = moving === undefined

  useEffect(() => {
    if (!isStill) return
    let timer: number | undefined
    const takeOver = (Slides: typeof SplideCarousel) => {
      const isHeld = row.current?.matches(':active') || row.current?.contains(document.activeElement)
      if (isHeld) timer = window.setTimeout(takeOver, HELD, Slides)
      else setMoving({ Slides, start: firstSeen(row.current) })
    }
    let isGone = false
    const giveUp = whenSettled(
      window,
      // When the chunk does not load, the browser's own swiping stays.
      () =>
        load().then(
          (Slides) => isGone || takeOver(Slides),
          () => {},
        ),
      autoplay,
    )
    return () => {
      isGone = true
      giveUp()
      clearTimeout(timer)
    }
  }, [isStill, autoplay])

  return (
    <Frame perView={perView} gap={gap} className={className}>
      {moving ? <moving.Slides {...props} start={moving.start} /> : <StillSlides {...props} row={row} />}
    </Frame>
  )
}

const load = async () => (await import('./splide-carousel.tsx')).inTurn()

/** How long a hand may stay on the slides before it is looked at again, in milliseconds. */
const HELD = 500

type Shape = Pick<CarouselProps, 'perView' | 'gap' | 'className'>

/** Where the slides of a carousel will stand, before they are known. */
export const CarouselSkeleton = ({
  perView,
  gap,
  className,
  ...rest
}: Shape & Pick<CarouselProps, 'slides' | 'dots'>) => (
  <Loading>
    <Frame perView={perView} gap={gap} className={className}>
      <StillSlides {...rest} autoplay={1} />
    </Frame>
  </Loading>
)

function Frame({ perView, gap = 16, className, children }: Shape & { children: ReactNode }) {
  const { base, sm = base, md = sm, lg = md } = perView
  const style = { '--base': base, '--sm': sm, '--md': md, '--lg': lg, '--gap': `${gap}px` } as CSSProperties
  return (
    <div className={cx(frame, className)} style={style}>
      {children}
    </div>
  )
}

type StillProps = Pick<CarouselProps, 'slides' | 'dots' | 'autoplay'> & {
  label?: string
  row?: RefObject<HTMLUListElement | null>
}

function StillSlides({ label, slides, dots, autoplay, row }: StillProps) {
  return (
    <>
      <ul ref={row} className={track} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.key} className={cell}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (dots || autoplay) && <div className={controls} />}
    </>
  )
}

/** Which slide stands at the start of the row now. */
function firstSeen(row: HTMLUListElement | null): number {
  const slide = row?.firstElementChild
  if (!row || !slide) return 0
  const step = slide.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(row).columnGap || '0')
  return step > 0 ? Math.round(Math.abs(row.scrollLeft) / step) : 0
}

const frame = css({
  minWidth: '0',
  '--view': { base: 'var(--base)', sm: 'var(--sm)', md: 'var(--md)', lg: 'var(--lg)' },
})

const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[calc((100% - (var(--view) - 1) * var(--gap)) / var(--view))]',
  gap: '[var(--gap)]',
  overflowX: 'auto',
  scrollSnapType: '[x mandatory]',
  scrollbarWidth: '[none]',
})

const cell = css({ minWidth: '0', scrollSnapAlign: 'start' })

/** The place of the dots and the pause button. */
const controls = css({ height: '8', marginBlockStart: '1' })
