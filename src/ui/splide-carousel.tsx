import type { CarouselProps } from './carousel.props.ts'
import '#theme/splide.css'
import { Splide, SplideSlide, SplideTrack } from '@splidejs/react-splide'
import type { ComponentConstructor } from '@splidejs/splide'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#browser/idle.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useFormats, useLocale, useWords } from '#i18n/i18n.tsx'
import { direction, pageLocale } from '#i18n/locale.ts'
import { css } from '#styled/css/index.js'
import { carousel } from '#styled/recipes/index.js'
import { IconButton } from './icon-button.tsx'

type Shown = {
  index: number
  length: number
  Components: { Controller: { getEnd(): number } }
}

/** Where the slides stand when that one is wanted: the last ones that fill the row are seen together. */
const reached = (at: number, core: Shown) => Math.min(at, core.Components.Controller.getEnd())

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

let turn = Promise.resolve()

/** One carousel at a time, when nothing else waits: together they hold up a slow phone for half a second. */
export async function inTurn(): Promise<typeof SplideCarousel> {
  turn = turn.then(() => new Promise((resolve) => whenIdle(window, resolve)))
  await Promise.all([turn, lazyNamespaces(pageLocale(), ['sections'])])
  return SplideCarousel
}

/** Refreshes itself when its slides are others. The copies that refreshing makes are none, or it would never end. */
class Slides extends Splide {
  protected override getSlides() {
    return super.getSlides().filter((slide) => !slide.classList.contains('splide__slide--clone'))
  }

  override omit<Props extends object>(props: Props, keys: readonly PropertyKey[]) {
    return super.omit(props, [...keys, 'extensions'])
  }
}

/** So many at once, and copies of two rows: with a part of a copy, Splide shows nothing beyond the ends. */
const shown = (perPage: number) => ({ perPage, clones: 2 * Math.ceil(perPage) })

/** Where a slide stands once more, before the first or after the last one. */
type Copy = { element: HTMLElement; of: number }

/** Those of another width or language are no longer on the page. */
const standing = (copies: readonly Copy[]) => copies.filter(({ element }) => element.isConnected)

/**
 * Says where Splide puts its copies and takes out what it copied: nothing in there would answer a press. Without their
 * styles too, which it would give them back as an attribute, and the content policy refuses those.
 */
const emptied =
  (onCopy: (copy: Copy) => void): ComponentConstructor =>
  (_, { Slides }) => {
    const { register } = Slides
    Slides.register = (element, index, of) => {
      element.replaceChildren()
      element.removeAttribute('style')
      element.inert = true
      register(element, index, of)
      onCopy({ element, of })
    }
    return {}
  }

/** A phone has no room for the dots of more slides: which one is shown is said in numbers. */
const MOST_DOTS = 10

/** The moving half of <Carousel>; loaded on its own. */
export function SplideCarousel({
  label,
  slides,
  perView,
  autoplay,
  speed = 500,
  gap = 16,
  loop = false,
  dots = false,
  arrows = true,
  paused = false,
  steps,
  driver,
  start = 0,
}: CarouselProps & { start?: number }) {
  const words = useWords()
  const { number } = useFormats()
  const locale = useLocale()
  const styles = carousel()
  const splide = useRef<Slides>(null)
  const [copies, setCopies] = useState<readonly Copy[]>([])
  const [extensions] = useState(() => ({
    Copies: emptied((copy) => startTransition(() => setCopies((others) => [...standing(others), copy]))),
  }))
  const [held, setHeld] = useState(false)
  const [index, setIndex] = useState(0)
  const [edge, setEdge] = useState({ first: true, last: false })
  const { base, sm = base, md = sm, lg = md } = perView
  const seen = Object.entries(steps ?? { 600: sm, 900: md, 1180: lg })
  const isDriven = driver !== undefined
  const moves = (isDriven || autoplay !== undefined) && slides.length > 1
  const isHeld = driver ? driver.isPaused : held

  useEffect(() => {
    if (isDriven) return
    const { Autoplay } = splide.current?.splide?.Components ?? {}
    if (paused || held) Autoplay?.pause()
    else if (moves) Autoplay?.play()
  }, [paused, held, moves, isDriven])

  const at = driver?.at
  const followed = useRef(at)
  useEffect(() => {
    const core = splide.current?.splide
    if (at === undefined || at === followed.current || !core) return
    followed.current = at
    if (core.index === reached(at, core)) return
    // The next one comes from the same side after the last one as before it.
    core.go(at === (core.index + 1) % slides.length ? '>' : at)
  }, [at, slides.length])

  // Until it is seen a copy has nothing to reach: what its slide draws anew, it draws too.
  useEffect(() => {
    if (copies.length === 0) return
    const watcher = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) (target as HTMLElement).inert = !isIntersecting
    })
    for (const { element } of copies) watcher.observe(element)
    return () => watcher.disconnect()
  }, [copies])

  const look = (core: Shown) => {
    setIndex(core.index)
    setEdge({
      first: !loop && core.index === 0,
      last: !loop && core.index >= core.Components.Controller.getEnd(),
    })
    if (driver && core.index !== reached(driver.at, core)) driver.onShow(core.index)
  }

  return (
    <Slides
      // Splide reads its direction once.
      key={locale}
      ref={splide}
      hasTrack={false}
      className={styles.root}
      aria-label={label}
      extensions={extensions}
      onMounted={(core) => {
        look(core)
        if (driver) driver.onReady(wantsLessMotion())
        // Splide does not play for a visitor who wants less motion.
        else if (moves) setHeld(core.Components.Autoplay.isPaused())
      }}
      onPointerEnter={() => driver?.onHand(true)}
      onPointerLeave={() => driver?.onHand(false)}
      onFocus={() => driver?.onHand(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) driver?.onHand(false)
      }}
      onMove={look}
      onResized={look}
      options={{
        type: loop && slides.length > lg ? 'loop' : 'slide',
        rewind: loop,
        direction: direction(locale),
        mediaQuery: 'min',
        ...shown(base),
        perMove: 1,
        start,
        breakpoints: Object.fromEntries(seen.map(([from, perPage]) => [from, shown(perPage)])),
        gap,
        speed,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        autoplay: moves && !isDriven,
        interval: autoplay ?? 0,
        pauseOnHover: true,
        pauseOnFocus: true,
        arrows: false,
        pagination: false,
        keyboard: 'focused',
        reducedMotion: { speed: 0, rewindSpeed: 0, autoplay: 'pause' },
      }}
    >
      <div className={styles.stage}>
        <SplideTrack>
          {slides.map((slide) => (
            <SplideSlide key={slide.key}>{slide.content}</SplideSlide>
          ))}
        </SplideTrack>
        {copies.map(({ element, of }) =>
          createPortal(slides[of]?.copy ?? slides[of]?.content, element, element.id),
        )}
        {arrows && slides.length > 1 && (
          <>
            <IconButton
              variant="floating"
              size="md"
              className={styles.arrow}
              data-to="prev"
              aria-label={words.parts.previousSlide()}
              disabled={edge.first}
              onClick={() => splide.current?.go('<')}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="floating"
              size="md"
              className={styles.arrow}
              data-to="next"
              aria-label={words.parts.nextSlide()}
              disabled={edge.last}
              onClick={() => splide.current?.go('>')}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {slides.length > 1 && (dots || moves) && (
        <div className={styles.controls}>
          {dots && slides.length > MOST_DOTS && (
            <span className={count} dir="ltr" aria-hidden="true">
              {number((at ?? index) + 1)} / {number(slides.length)}
            </span>
          )}
          {dots && slides.length <= MOST_DOTS && (
            <div className={styles.dots}>
              {slides.map((slide, place) => (
                <button
                  key={slide.key}
                  type="button"
                  className={styles.dot}
                  aria-label={words.sections.goToSlide({ number: place + 1 })}
                  aria-current={place === (at ?? index) ? 'true' : undefined}
                  onClick={() => (driver ? driver.onShow(place) : splide.current?.go(place))}
                />
              ))}
            </div>
          )}
          {moves && (
            <IconButton
              className={styles.pause}
              size="sm"
              aria-label={isHeld ? words.sections.playSlides() : words.sections.pauseSlides()}
              onClick={() => {
                if (!driver) setHeld(!held)
                else if (isHeld) driver.onPlay()
                else driver.onPause()
              }}
            >
              {isHeld ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          )}
        </div>
      )}
    </Slides>
  )
}

const count = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
