import { css } from '#styled/css/index.js'
import { Loading } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'

/** Skeleton of a screen that has none of its own, or whose own has not loaded. */
export function GeneralSkeleton() {
  return (
    <Loading className={page}>
      <Skeleton width="40%" height="32px" />
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </Loading>
  )
}

const page = css({ display: 'grid', gap: '6', maxWidth: 'content', mx: 'auto', paddingBlock: '6' })
