import { storeGrid } from '#src/shared/items/card-grid.ts'
import { StoreCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page of a campaign while its code or its data loads. */
export const CampaignSkeleton = () => (
  <Loading className={campaignPage}>
    <div className={campaignHead}>
      <Skeleton className={face} />
      <Skeleton height="60px" width="264px" />
    </div>
    <div>
      <SectionHeadingSkeleton width="184px" />
      <div className={storeGrid}>
        <Repeat times={8}>
          <StoreCardSkeleton />
        </Repeat>
      </div>
    </div>
  </Loading>
)

// As in <CampaignFace/>.
const face = css({
  minHeight: '48',
  aspectRatio: { base: '[auto]', sm: '[4 / 1]' },
  borderRadius: 'lg',
})
export const campaignPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlockStart: { base: '3', md: '6' },
  paddingBlockEnd: '8',
})
export const campaignHead = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' })
