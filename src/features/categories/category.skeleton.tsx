import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { css, cx } from '#styled/css/index.js'
import { ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'
import { chipRow } from './chip-row.ts'

/** The page of a category while its code or its data loads; most categories have parts. */
export const CategorySkeleton = () => (
  <Loading className={categoryPage}>
    <div className={categoryHead}>
      <TextSkeleton className={trail} width="220px" />
      <div className={categoryLine}>
        <Skeleton shape="circle" className={categoryPicture} />
        <HeadingSkeleton className={categoryTitle} width="160px" />
      </div>
    </div>
    <div className={categoryParts}>
      <Repeat times={4}>
        <Skeleton height="36px" width="96px" />
      </Repeat>
    </div>
    <div className={categoryBar}>
      <ChoiceTabsSkeleton className={tabs} times={2} />
    </div>
    <ProductGridSkeleton />
  </Loading>
)

const trail = css({ textStyle: 'small' })
const tabs = css({ borderBlockEndWidth: 'none' })
export const categoryPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlockStart: { base: '3', md: '6' },
  paddingBlockEnd: '8',
})
export const categoryHead = css({ display: 'flex', flexDirection: 'column', gap: '3' })
export const categoryLine = css({ display: 'flex', alignItems: 'center', gap: '4' })
export const categoryPicture = css({
  flexShrink: '0',
  width: { base: '14', md: '20' },
  overflow: 'hidden',
  borderRadius: 'full',
})
export const categoryTitle = css({ textStyle: { base: 'heading', md: 'headline' }, minWidth: '0' })
export const categoryParts = cx(chipRow, css({ '& > li': { flexShrink: '0' } }))
export const categoryBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
