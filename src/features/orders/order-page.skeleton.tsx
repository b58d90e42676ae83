import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page of an order before the order is there: the same columns and panels. */
export const OrderPageSkeleton = () => (
  <Loading className={orderColumn}>
    <Skeleton width="112px" height="44px" />
    <div className={orderGrid}>
      <div className={orderColumn}>
        <Skeleton height="420px" />
        <Skeleton height="220px" />
      </div>
      <div className={orderColumn}>
        <Skeleton height="260px" />
        <Skeleton height="240px" />
      </div>
    </div>
  </Loading>
)

export const orderColumn = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
export const orderGrid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr) 360px]' },
  _print: { gridTemplateColumns: '[1fr]' },
})
