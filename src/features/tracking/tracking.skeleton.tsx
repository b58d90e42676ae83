import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { FindOrderLook } from './find-order.view.tsx'

/** A followed order before it is there: the map, and the panels beside or below it. */
export const TrackingSkeleton = ({ look }: { look: FindOrderLook }) => (
  <Loading className={look === 'page' ? page : drawer}>
    <Skeleton height={look === 'page' ? '340px' : '236px'} />
    <div className={column}>
      <Skeleton height="380px" />
      <Skeleton height="120px" />
      <Skeleton height="180px" />
    </div>
  </Loading>
)

const page = css({
  display: 'grid',
  gap: { base: '4', lg: '6' },
  gridTemplateColumns: { lg: '[minmax(0, 1fr) 440px]' },
  paddingBlock: { base: '0', lg: '6' },
})
const drawer = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
