import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The page of a flash sale while its code or its data loads. */
export const SaleSkeleton = () => (
  <Loading className={salePage}>
    <div className={saleHead}>
      <div className={saleWords}>
        <Skeleton height="24px" width="80px" />
        <HeadingSkeleton className={saleTitle} width="184px" />
      </div>
      <Skeleton height="60px" width="264px" />
    </div>
    <ProductGridSkeleton />
  </Loading>
)

export const salePage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlockStart: { base: '3', md: '6' },
  paddingBlockEnd: '8',
})
export const saleHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  padding: { base: '4', md: '6' },
  bg: 'accent.soft',
  borderRadius: 'lg',
})
export const saleWords = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' })
export const saleTitle = css({ textStyle: { base: 'heading', md: 'headline' } })
