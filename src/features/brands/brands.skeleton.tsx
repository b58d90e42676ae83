import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The page of all brands while its code loads. */
export const BrandsSkeleton = () => (
  <div className={brandsPage}>
    <div className={brandsHead}>
      <HeadingSkeleton className={brandsTitle} width="136px" />
      <Skeleton height="44px" width="224px" />
    </div>
    <BrandCardsSkeleton />
  </div>
)

export const BrandCardsSkeleton = () => (
  <Loading className={brandsGrid}>
    <Repeat times={12}>
      <Skeleton height="188px" />
    </Repeat>
  </Loading>
)

export const brandsPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '4', md: '6' },
})
export const brandsHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
export const brandsTitle = css({ textStyle: { base: 'heading', md: 'headline' } })
export const brandsGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
    lg: '[repeat(6, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
})
