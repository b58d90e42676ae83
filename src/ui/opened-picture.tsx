import { css } from '#styled/css/index.js'
import { Dialog } from './dialog.tsx'

/** A picture by its address, and what it is called aloud. */
export type Shown = { src: string; label: string }

/** One picture as large as the window allows. */
export const OpenedPicture = ({
  picture: { src, label },
  onClose,
}: {
  picture: Shown
  onClose: () => void
}) => (
  <Dialog open size="lg" title={label} onClose={onClose}>
    <img src={src} alt={label} className={large} />
  </Dialog>
)

const large = css({
  display: 'block',
  maxWidth: 'full',
  maxHeight: '[72dvh]',
  mx: 'auto',
  borderRadius: 'sm',
})
