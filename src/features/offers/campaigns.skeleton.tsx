import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The page of all campaigns while its code loads. */
export const CampaignsSkeleton = () => (
  <div className={campaignsPage}>
    <HeadingSkeleton className={campaignsTitle} width="168px" />
    <div>
      <SectionHeadingSkeleton width="184px" />
      <FacesSkeleton />
    </div>
    <div>
      <SectionHeadingSkeleton width="136px" />
      <ProductGridSkeleton />
    </div>
  </div>
)

export const FacesSkeleton = () => (
  <Loading className={campaignFaces}>
    <Repeat times={2}>
      <Skeleton height="192px" />
    </Repeat>
  </Loading>
)

export const campaignsPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
export const campaignsTitle = css({ textStyle: { base: 'heading', md: 'headline' } })
export const campaignFaces = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '3', md: '4' },
})
