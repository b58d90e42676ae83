import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What the popup of an item shows before its code or its data is there. */
export function ItemSkeleton() {
  return (
    <Loading>
      <Skeleton ratio="3 / 2" />
      <div className={content}>
        <Skeleton height="26px" width="70%" />
        <Skeleton height="20px" width="45%" />
        <Skeleton height="28px" width="30%" />
        <Skeleton height="132px" />
        <Skeleton height="108px" />
      </div>
    </Loading>
  )
}

const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingInline: '5',
  paddingBlock: '5',
})
