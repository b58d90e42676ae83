import { Play } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { VideoContent } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Picture } from '#ui/picture.tsx'

/**
 * The shop's own video plays in place; the player of another site opens in a new tab, and the page requests nothing
 * from it.
 */
export function EasyPicture({ content }: { content: VideoContent }) {
  const parcel = useWords().parcelHome
  const { banner_type, banner_video, banner_video_content_full_url: film, banner_image_full_url } = content
  if (banner_type === 'video_content' && film)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the steps beside it say what it shows
      <video
        className={frame}
        src={film}
        poster={banner_image_full_url ?? undefined}
        controls
        playsInline
        preload="none"
        aria-label={parcel.easiest()}
      />
    )
  return (
    <div className={frame}>
      <Picture
        src={banner_image_full_url}
        alt=""
        ratio="5 / 2"
        sizes="(min-width: 900px) 50vw, 94vw"
        className={picture}
      />
      {banner_type === 'video' && banner_video && (
        <a className={`${button()} ${watch}`} href={banner_video} target="_blank" rel="noreferrer">
          <span data-part="label">
            <Play aria-hidden="true" />
            {parcel.watch()}
          </span>
        </a>
      )}
    </div>
  )
}

const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: 'cover',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderRadius: 'lg',
})
const picture = css({ gridArea: '[1 / 1]' })
const watch = css({ gridArea: '[1 / 1]', zIndex: 'raised' })
