import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export { StoreSkeleton } from '#src/stores/store-skeleton.tsx'

/** The popup of an item keeps its size and place (src/theme/recipes/dialog.ts) until its code is there. */
export const ItemComing = () => (
  <div className={scrim}>
    <Loading className={sheet}>
      <Skeleton ratio="4 / 3" />
    </Loading>
  </div>
)

const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', sm: 'center' },
  padding: { sm: '6' },
  bg: 'bg.scrim',
  visibility: 'hidden',
  animation: '[appear 0s 200ms forwards]',
})
const sheet = css({
  width: 'full',
  height: { base: '[100dvh]', sm: '[92dvh]' },
  maxWidth: { sm: 'itemSheet' },
  overflow: 'hidden',
  bg: 'bg.raised',
  borderRadius: { sm: 'lg' },
  boxShadow: 'lifted',
})
