import { css } from '#styled/css/index.js'
import { Dialog } from '#ui/dialog.tsx'

/** A picture by its address, and what it is called aloud. */
export type Shown = { src: string; label: string }

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

/** One picture as large as the window allows. */
export function OpenedPicture({ picture: { src, label }, onClose }: { picture: Shown; onClose: () => void }) {
  return (
    <Dialog open size="lg" title={label} onClose={onClose}>
      <img src={src} alt={label} className={large} />
    </Dialog>
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
const large = css({
  display: 'block',
  maxWidth: 'full',
  maxHeight: '[72dvh]',
  mx: 'auto',
  borderRadius: 'sm',
})
