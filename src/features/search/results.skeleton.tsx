import { ShortGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'

/** A list of results while its code loads. */
export const ResultsSkeleton = () => (
  <Loading className={resultsPage}>
    <div className={searchLine}>
      <Skeleton height="44px" />
    </div>
    <div className={resultsHead}>
      <HeadingSkeleton className={resultsHeadline} width="232px" />
      <TextSkeleton className={resultsTotal} width="88px" />
      <Skeleton height="44px" width="92px" className={view} />
    </div>
    <div className={resultsBar} />
    <div className={resultsColumns} data-sided>
      <div className={resultsSide}>
        <Skeleton height="400px" />
      </div>
      <div className={resultsMain}>
        <ShortGridSkeleton />
      </div>
    </div>
  </Loading>
)

export const searchLine = css({ display: { lg: 'none' }, paddingBlockStart: '3' })
const view = css({ marginInlineStart: 'auto', alignSelf: 'center' })
export const resultsPage = css({ display: 'flex', flexDirection: 'column', paddingBlockEnd: '8' })
// On phones the choice of the view stands beside the count: the heading has the whole line, in every script.
export const resultsHead = css({
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: { base: 'center', sm: 'baseline' },
  columnGap: '3',
  rowGap: '1',
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: '1',
})
export const resultsHeadline = css({
  gridColumn: '[1 / -1]',
  textStyle: { base: 'heading', md: 'headline' },
  // In the middle of what stands beside it.
  paddingBlockStart: { sm: '2', md: '1' },
  minWidth: '0',
})
// The count's line is kept while it is not known.
export const resultsTotal = css({
  minHeight: '6',
  textStyle: 'body',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
export const resultsColumns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '&[data-sided]': { gridTemplateColumns: { lg: '[232px minmax(0, 1fr)]' } },
  columnGap: '8',
  paddingBlockStart: '4',
})
export const resultsSide = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  insetBlockStart: '[calc({sizes.headerWide} + 80px)]',
  alignSelf: 'start',
  marginInlineStart: '-1',
  maxHeight: '[calc(100dvh - {sizes.headerWide} - 104px)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
})
export const resultsMain = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
export const resultsBar = css({
  layerStyle: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '2', md: '3' },
  minHeight: '14',
})
