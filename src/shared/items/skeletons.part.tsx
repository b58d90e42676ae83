import { css } from '#styled/css/index.js'
import { Skeleton } from '#ui/skeleton.tsx'

/** Skeleton of the vertical card, in its final size. */
export const ProductCardSkeleton = () => (
  <div className={column}>
    <Skeleton ratio="1 / 1" />
    <Skeleton height="20px" width="80%" />
    <Skeleton height="16px" width="55%" />
    <Skeleton height="20px" width="40%" />
  </div>
)

export const ProductRowSkeleton = () => <Skeleton height="162px" />

export const StoreCardSkeleton = () => (
  <div className={panel}>
    <Skeleton ratio="5 / 2" />
    <div className={body}>
      <Skeleton height="20px" width="60%" />
      <Skeleton height="16px" width="80%" />
    </div>
  </div>
)

const panel = css({ overflow: 'hidden', layerStyle: 'panel' })
const body = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2',
  height: '[71.5px]',
  px: '3',
})
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' })
