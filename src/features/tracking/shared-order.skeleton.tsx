import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A shared order before it is there. */
export const SharedOrderSkeleton = () => (
  <Loading className={sharedPage}>
    <Skeleton height="420px" />
    <Skeleton height="96px" />
  </Loading>
)

export const sharedPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: 'prose',
  mx: 'auto',
  paddingBlock: { base: '4', md: '8' },
})
