import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { PopularCard } from '#src/shared/items/popular-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FlashSaleCard } from './flash-sale-card.part.tsx'
import { popularItemsQuery } from './later-sections.queries.ts'
import { RowSection } from './row-section.part.tsx'
import { SectionBanner } from './section-banner.part.tsx'

/** Rows of a slide (docs/spec.md §9, Popular-items). */
const ROWS = 3

/** The most popular items nearby, three below each other, beside the flash sale. */
export function PopularNearby() {
  const { sections } = useWords()
  const items = useQuery(popularItemsQuery(useShop().api, useWhere()))
  return (
    <div className={pair}>
      <FlashSaleCard />
      <div className={popular}>
        <RowSection
          title={sections.popularItems()}
          all={useListPath()('search=all+categories&data_type=searched&filter=popular')}
          reading={items}
          rows={items.data?.products}
          skeleton={<PopularSkeleton />}
        >
          <ScrollRow label={sections.popularItems()}>
            <SectionBanner at="nearby" as="li" className={poster} />
            {inThrees(items.data?.products ?? []).map((column) => (
              <li key={column[0]?.id} className={cell}>
                {column.map((item) => (
                  <PopularCard key={item.id} item={item} />
                ))}
              </li>
            ))}
          </ScrollRow>
        </RowSection>
      </div>
    </div>
  )
}

const inThrees = (items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS) }, (_, at) => items.slice(at * ROWS, (at + 1) * ROWS))

const PopularSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={5}>
      <div className={cell}>
        <Repeat times={ROWS}>
          <Skeleton className={low} />
        </Repeat>
      </div>
    </Repeat>
  </Loading>
)

const pair = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  gap: { base: '3', sm: '6', lg: '8' },
})
// Beside the sale the rows end where it does.
const popular = css({
  flex: '1',
  minWidth: '0',
  display: { lg: 'flex' },
  '& > section': { flex: '1', minWidth: '0', display: { lg: 'flex' }, flexDirection: 'column' },
  '& > section > section': { flex: '1', display: { lg: 'grid' } },
})
const low = css({ height: { base: '28', sm: '[128px]' } })
// As high as the rows beside it. On phones behind the items, which would be half out of sight beside it.
const poster = css({ width: { base: '[168px]', sm: '60' }, order: { base: '1', sm: '0' } })
const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const cell = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', sm: '3' },
  flexShrink: '0',
  // From their own height on: a skeleton has no text that would hold it open.
  '& > *': { flex: { lg: '[1 0 auto]' } },
  width: { base: '[min(340px, 84vw)]', md: '[380px]', lg: '[calc(50% - 8px)]' },
})
