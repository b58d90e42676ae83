import { css } from '#styled/css/index.js'
import type { Shown } from '#ui/opened-picture.tsx'

/** The pictures of one message, each of which opens. */
export function Pictures({
  pictures,
  onOpen,
}: {
  pictures: readonly Shown[]
  onOpen: (picture: Shown) => void
}) {
  return (
    <span className={row}>
      {pictures.map((picture) => (
        <button key={picture.src} type="button" className={thumbnail} onClick={() => onOpen(picture)}>
          <img src={picture.src} alt={picture.label} className={image} loading="lazy" decoding="async" />
        </button>
      ))}
    </span>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })
const thumbnail = css({
  display: 'block',
  width: { base: '28', md: '40' },
  height: { base: '28', md: '40' },
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderRadius: 'sm',
  cursor: 'zoom-in',
})
const image = css({ width: 'full', height: 'full', objectFit: 'cover' })
