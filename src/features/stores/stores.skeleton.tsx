import { StoreCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The list of stores while its code loads. */
export const StoresSkeleton = () => (
  <div className={storesPage}>
    <div className={storesBar}>
      <HeadingSkeleton className={storesTitle} width="144px" />
    </div>
    <StoreCardsSkeleton times={8} />
  </div>
)

export const StoreCardsSkeleton = ({ times }: { times: number }) => (
  <Loading className={storesGrid}>
    <Repeat times={times}>
      <StoreCardSkeleton />
    </Repeat>
  </Loading>
)

export const storesPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlockEnd: '8',
})
export const storesBar = css({
  layerStyle: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '3', md: '8' },
  minHeight: '16',
})
export const storesTitle = css({ textStyle: { base: 'title', md: 'heading' }, whiteSpace: 'nowrap' })
export const storesGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    md: '[repeat(3, minmax(0, 1fr))]',
    lg: '[repeat(4, minmax(0, 1fr))]',
  },
  gap: { base: '4', md: '5' },
})
