import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

type Props = {
  src: string
  alt: string
  /** It is on its way, or not accepted yet. */
  isUnsent?: boolean
  children?: ReactNode
}

/** A chosen picture in a list of them. */
export const PictureTile = ({ src, alt, isUnsent, children }: Props) => (
  <li className={tile} data-unsent={isUnsent || undefined}>
    <img src={src} alt={alt} className={image} />
    {children}
  </li>
)

/** Chosen files that the browser still reads. */
export const UnreadTiles = ({
  pictures,
}: {
  pictures: readonly { id: string; name: string; address: string }[]
}) =>
  pictures.map(({ id, name, address }) => (
    <PictureTile key={id} src={address} alt={name} isUnsent>
      <Spinner />
    </PictureTile>
  ))

/** Takes the picture of a tile away. */
export const RemovePicture = (props: { 'aria-label': string; busy?: boolean; onClick: () => void }) => (
  <IconButton size="sm" variant="outline" className={away} {...props}>
    <X aria-hidden="true" />
  </IconButton>
)

export const pictureTiles = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const tile = css({
  position: 'relative',
  width: '28',
  height: '28',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  '&[data-unsent] > img': { opacity: '[0.4]' },
})
const image = css({ width: 'full', height: 'full', objectFit: 'cover' })
const away = css({ position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1', bg: 'bg.surface' })
