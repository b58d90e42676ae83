import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** A page of text while its code or its text loads. */
export const PageSkeleton = () => (
  <Loading className={pageColumn}>
    <HeadingSkeleton className={pageTitle} width="60%" />
    <Repeat times={4}>
      <Skeleton height="104px" className={paragraph} />
    </Repeat>
  </Loading>
)

const paragraph = css({ marginBlockEnd: '4' })
export const pageColumn = css({ maxWidth: 'prose', mx: 'auto', paddingBlock: { base: '6', md: '12' } })
export const pageTitle = css({ textStyle: { base: 'headline', md: 'display' }, marginBlockEnd: '6' })
