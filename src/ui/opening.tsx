import { css } from '#styled/css/index.js'
import { Loading } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'

/** Stands where a page is on its way, until its own shapes can. */
export function Opening() {
  return (
    <Loading className={page}>
      <Skeleton width="40%" height="32px" />
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </Loading>
  )
}

const page = css({ display: 'grid', gap: '6', maxWidth: 'content', mx: 'auto', paddingBlock: '6' })
