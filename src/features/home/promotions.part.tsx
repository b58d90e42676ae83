import { useEffect } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { promotionsMachine } from '#machines/app/promotions.machine.ts'
import { loops } from '#machines/rules/slides.ts'
import type { Advertisement } from '#openapi/generated/client.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { css, cx } from '#styled/css/index.js'
import { Carousel, CarouselSkeleton } from '#ui/carousel.tsx'
import { PromotionCard, PromotionCardSkeleton } from './promotion-card.part.tsx'

/** Three at once (two where there are no more), two below 999 px, one below 670 px; 500 ms a move (docs/spec.md §9, Ads carousel). */
const perView = { base: 1, sm: 2, md: 3 }

/** Moved by `promotions`: a video is waited for. */
export function Promotions({ ads }: { ads: readonly Advertisement[] }) {
  const { sections } = useWords()
  const { snapshot, send } = useFlow(() => promotionsMachine, { kinds: ads.map(kindOf) })
  const { index } = snapshot.context
  const isPlaying = snapshot.matches({ moving: 'playing' })

  const seen = ads.length < 3 ? { ...perView, md: 2 } : perView
  const isCovered = useOverlay() !== undefined
  useEffect(() => send({ type: isCovered ? 'page.cover' : 'page.uncover' }), [send, isCovered])

  return (
    <Carousel
      label={sections.highlights()}
      className={cx(views, allSeen(ads))}
      perView={seen}
      steps={{ 670: seen.sm, 999: seen.md }}
      speed={500}
      loop={loops(ads.length)}
      dots
      driver={{
        at: index,
        isPaused: snapshot.matches('paused'),
        onReady: (calm) => send({ type: 'carousel.ready', calm }),
        onShow: (shown) => send({ type: 'slide.show', index: shown }),
        onHand: (isOn) => send({ type: isOn ? 'hand.enter' : 'hand.leave' }),
        onPause: () => send({ type: 'slides.pause' }),
        onPlay: () => send({ type: 'slides.play' }),
      }}
      slides={ads.map((ad, number) => ({
        key: String(ad.id),
        content: (
          <PromotionCard
            ad={ad}
            isPlaying={isPlaying && number === index}
            onVideoEnd={() => send({ type: 'video.end' })}
            onVideoFail={() => send({ type: 'video.fail' })}
          />
        ),
        // One film plays once.
        copy: <PromotionCard ad={ad} isPlaying={false} onVideoEnd={nothing} onVideoFail={nothing} />,
      }))}
    />
  )
}

const nothing = () => {}

/** A film that was never sent is not waited for. */
const kindOf = ({ add_type, video_attachment_full_url }: Advertisement) =>
  video_attachment_full_url === null ? 'store_promotion' : add_type

/** Where two or three are all in sight there is nothing to go to; a video can always be stopped. */
const allSeen = (ads: readonly Advertisement[]) =>
  !ads.some((ad) => kindOf(ad) === 'video_promotion') && (ads.length === 2 ? two : ads.length === 3 && three)

export const PromotionsSkeleton = () => (
  <CarouselSkeleton className={views} perView={perView} slides={waiting} dots />
)

const waiting = ['first', 'second', 'third'].map((key) => ({ key, content: <PromotionCardSkeleton /> }))

/** Stronger than the widths every other carousel follows. */
const views = css({
  '&&': {
    '--view': '1',
    '@media (min-width: 670px)': { '--view': 'var(--sm)' },
    '@media (min-width: 999px)': { '--view': 'var(--md)' },
  },
})
const two = css({
  '& > ul + div, & > div > div + div': { '@media (min-width: 670px)': { display: 'none' } },
})
const three = css({
  '& > ul + div, & > div > div + div': { '@media (min-width: 999px)': { display: 'none' } },
})
