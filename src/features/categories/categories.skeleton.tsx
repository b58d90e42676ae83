import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The page of all categories while its code loads. */
export const CategoriesSkeleton = () => (
  <div className={entriesPage}>
    <HeadingSkeleton className={entriesTitle} width="168px" />
    <EntriesSkeleton />
  </div>
)

export const EntriesSkeleton = () => (
  <Loading className={entriesGrid}>
    <Repeat times={8}>
      <span>
        <Skeleton ratio="1 / 1" />
        <Skeleton height="54px" />
      </span>
    </Repeat>
  </Loading>
)

export const entriesPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '4', md: '6' },
})
export const entriesTitle = css({ textStyle: { base: 'heading', md: 'headline' } })
export const entriesGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    // Two beside each other, or one where the letters are large.
    base: '[repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
})
