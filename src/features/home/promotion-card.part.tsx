import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Advertisement } from '#openapi/generated/client.ts'
import { useShownModule } from '#src/core/where.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  ad: Advertisement
  isPlaying: boolean
  onVideoEnd: () => void
  onVideoFail: () => void
}

/** A store with what it has to say: its cover, or its video, which plays without sound when it is its turn. */
export function PromotionCard({ ad, isPlaying, onVideoEnd, onVideoFail }: Props) {
  const { sections } = useWords()
  const module = useShownModule()
  const { store } = ad
  return (
    <article className={card}>
      {ad.video_attachment_full_url === null ? (
        <Picture
          src={ad.cover_image_full_url}
          alt=""
          ratio="5 / 2"
          sizes="(min-width: 999px) 420px, (min-width: 670px) 48vw, 92vw"
        />
      ) : (
        <PromotionVideo
          src={ad.video_attachment_full_url}
          isPlaying={isPlaying}
          onEnd={onVideoEnd}
          onFail={onVideoFail}
        />
      )}
      <div className={body}>
        {ad.profile_image_full_url && (
          <span className={logo}>
            <Picture src={ad.profile_image_full_url} alt="" ratio="1 / 1" sizes="56px" />
          </span>
        )}
        <div className={words}>
          <h3 className={title}>
            {module ? (
              <Link href={storePath({ ...store, module_type: module.module_type })} className={cover}>
                {ad.title}
              </Link>
            ) : (
              ad.title
            )}
          </h3>
          <p className={hint}>{ad.description}</p>
          <p className={facts}>
            <span className={name}>{store.name}</span>
            {ad.is_rating_active === 1 && ad.average_rating > 0 && <RatingValue value={ad.average_rating} />}
            {ad.is_review_active === 1 && ad.reviews_comments_count > 0 && (
              <span>{sections.reviews({ count: ad.reviews_comments_count })}</span>
            )}
          </p>
        </div>
      </div>
    </article>
  )
}

/** The browser plays and stops as the flow says; a video that does not play is said to have failed. */
function PromotionVideo({
  src,
  isPlaying,
  onEnd,
  onFail,
}: {
  src: string
  isPlaying: boolean
  onEnd: () => void
  onFail: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const element = video.current
    if (!element || !isPlaying) return
    element.play().catch((error: DOMException) => {
      // Stopped before it began: nothing is wrong with it.
      if (error.name !== 'AbortError') fail()
    })
    return () => element.pause()
  }, [isPlaying])
  return (
    <video
      ref={video}
      className={film}
      src={src}
      muted
      playsInline
      preload="metadata"
      onEnded={onEnd}
      onError={onFail}
    />
  )
}

export const PromotionCardSkeleton = () => (
  <div className={card}>
    <Skeleton ratio="5 / 2" />
    <div className={body}>
      <div className={words}>
        <Skeleton height="20px" width="60%" />
        <Skeleton className={line} width="90%" />
        <Skeleton height="20px" width="40%" />
      </div>
    </div>
  </div>
)

const card = css({
  position: 'relative',
  height: 'full',
  overflow: 'hidden',
  layerStyle: 'panel',
  transitionProperty: '[border-color]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default' },
})
const film = css({
  display: 'block',
  width: 'full',
  aspectRatio: 'cover',
  objectFit: 'cover',
  layerStyle: 'art',
})
const body = css({ display: 'flex', gap: '3', padding: { base: '3', sm: '4' } })
const logo = css({
  flexShrink: '0',
  width: '14',
  height: '14',
  overflow: 'hidden',
  borderRadius: 'md',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' })
const title = css({ textStyle: 'subtitle', truncate: true })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' } })
const hint = css({
  textStyle: 'small',
  color: 'fg.muted',
  lineClamp: { base: 1, sm: 2 },
  minHeight: { base: '[1lh]', sm: '[2lh]' },
  textWrap: 'balance',
})
const facts = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
})
const name = css({ truncate: true })
const line = css({ height: { base: '[20px]', sm: '10' } })
