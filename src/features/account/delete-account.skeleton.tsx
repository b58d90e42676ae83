import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** `/delete-account` while its code loads. */
export const DeleteAccountSkeleton = () => (
  <Loading className={deletionPage}>
    <HeadingSkeleton className={deletionTitle} width="60%" />
    <DeletionStepsSkeleton />
  </Loading>
)

export const DeletionStepsSkeleton = () => (
  <div className={deletionSteps}>
    <Repeat times={3}>
      <Skeleton height="180px" />
    </Repeat>
  </div>
)

export const deletionPage = css({ maxWidth: 'prose', mx: 'auto', paddingBlock: { base: '6', md: '12' } })
export const deletionTitle = css({ textStyle: 'headline', marginBlockEnd: '4' })
export const deletionSteps = css({ display: 'flex', flexDirection: 'column', gap: '4' })
