import '#theme/splide.css'
import { type Splide as Core, Splide, SplideSlide, SplideTrack } from '@splidejs/react-splide'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { direction } from '#i18n/locale.ts'
import { carousel } from '#styled/recipes/index.js'
import type { CarouselProps } from './carousel.tsx'
import { IconButton } from './icon-button.tsx'

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
  start = 0,
}: CarouselProps & { start?: number }) {
  const words = useWords()
  const locale = useLocale()
  const styles = carousel()
  const splide = useRef<Core>(null)
  const [held, setHeld] = useState(false)
  const [index, setIndex] = useState(0)
  const [edge, setEdge] = useState({ first: true, last: false })
  const { base, sm = base, md = sm, lg = md } = perView
  const moves = autoplay !== undefined && slides.length > 1

  useEffect(() => {
    const { Autoplay } = splide.current?.splide?.Components ?? {}
    if (paused || held) Autoplay?.pause()
    else if (moves) Autoplay?.play()
  }, [paused, held, moves])

  const look = (core: {
    index: number
    length: number
    Components: { Controller: { getEnd(): number } }
  }) => {
    setIndex(core.index)
    setEdge({
      first: !loop && core.index === 0,
      last: !loop && core.index >= core.Components.Controller.getEnd(),
    })
  }

  return (
    <Splide
      // Splide reads its direction once.
      key={locale}
      ref={splide}
      hasTrack={false}
      className={styles.root}
      aria-label={label}
      onMounted={(core) => {
        look(core)
        // Splide stands still for whoever wants less motion.
        if (moves) setHeld(core.Components.Autoplay.isPaused())
      }}
      onMove={look}
      onResized={look}
      options={{
        type: loop && slides.length > lg ? 'loop' : 'slide',
        rewind: loop,
        direction: direction(locale),
        mediaQuery: 'min',
        perPage: base,
        perMove: 1,
        start,
        breakpoints: { 600: { perPage: sm }, 900: { perPage: md }, 1180: { perPage: lg } },
        gap,
        speed,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        autoplay: moves,
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
          {dots && (
            <div className={styles.dots}>
              {slides.map((slide, at) => (
                <button
                  key={slide.key}
                  type="button"
                  className={styles.dot}
                  aria-label={words.parts.goToSlide({ number: at + 1 })}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => splide.current?.go(at)}
                />
              ))}
            </div>
          )}
          {moves && (
            <IconButton
              className={styles.pause}
              size="sm"
              aria-label={held ? words.parts.playSlides() : words.parts.pauseSlides()}
              onClick={() => setHeld(!held)}
            >
              {held ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          )}
        </div>
      )}
    </Splide>
  )
}
