import type { CSSProperties } from 'react'
import { css, cx } from '#styled/css/index.js'
import { groundOf } from './picture-ground.ts'

const widths = [160, 320, 640, 960, 1280] as const

export type PictureProps = {
  /** As the wire gives it: `/media/<name>-<width>.webp`, or any other address of a picture. Null shows the ground. */
  src: string | null | undefined
  /** Empty when the words beside it say the same. */
  alt: string
  /** How wide it is drawn, as for `<img sizes>`: `(min-width: 900px) 240px, 45vw`. */
  sizes: string
  /** Width to height; the place is kept before the picture is there. */
  ratio: `${number} / ${number}`
  /** Only for pictures of the first screen: they load at once and before everything else. */
  first?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

/** AVIF, then WebP, at the width that is needed; lazy unless it is seen first. */
export function Picture({ src, alt, sizes, ratio, first = false, fit = 'cover', className }: PictureProps) {
  const style: CSSProperties = { aspectRatio: ratio }
  if (!src) return <span role="presentation" className={cx(frame, backed, className)} style={style} />
  const media = mediaOf(src)
  // Browsers that can tell measure themselves what they fetch late: a row's card is narrower than a list's.
  const measured = first ? sizes : `auto, ${sizes}`
  if (fit === 'cover') Object.assign(style, groundOf(src))
  const [width, height] = ratio.split(' / ').map(Number) as [number, number]
  return (
    <picture className={cx(frame, fit === 'cover' && grounded, className)} style={style}>
      {media && <source type="image/avif" srcSet={srcSet(media, 'avif')} sizes={measured} />}
      <img
        src={media ? `${media.name}-320.webp` : src}
        srcSet={media && srcSet(media, 'webp')}
        sizes={measured}
        alt={alt}
        width={640}
        height={Math.round((640 * height) / width)}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
        data-fit={fit}
        className={image}
      />
    </picture>
  )
}

/** `/media/items/12-640.webp` -> `/media/items/12`, at most 640 wide; undefined for pictures that are not ours. */
const mediaOf = (src: string) => {
  const [, name, width] = /^(.*\/media\/.+)-(\d+)\.(?:webp|avif)$/.exec(src) ?? []
  return name === undefined ? undefined : { name, most: Math.max(Number(width), 640) }
}

const srcSet = ({ name, most }: { name: string; most: number }, format: 'avif' | 'webp') =>
  widths
    .filter((width) => width <= most)
    .map((width) => `${name}-${width}.${format} ${width}w`)
    .join(', ')

const frame = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
})
/** A cut-out stands on the ground behind it. */
const backed = css({ bg: 'bg.subtle' })
const grounded = css({ layerStyle: 'art' })
const image = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  '&[data-fit=contain]': { objectFit: 'contain' },
  // The not-found picture, drawn only when the picture is lost: over the browser's own sign for that.
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    bg: '[{colors.bg.subtle} url(/not-found.svg) center / min(50%, 64px) no-repeat]',
  },
})
