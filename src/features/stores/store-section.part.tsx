import type { Item } from '#openapi/generated/client.ts'
import { ProductGrid } from '#src/shared/items/product-grid.part.tsx'
import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { ProductRow } from '#src/shared/items/product-row.part.tsx'
import { ProductRowSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'

type ModuleType = Item['module_type']

/** One section of a store: a menu of dishes reads in rows, other goods stand side by side. */
export function StoreSection({
  id,
  title,
  items,
  module_type,
}: {
  /** Where a tab leads. */
  id?: string
  title: string
  items: readonly Item[]
  module_type: ModuleType
}) {
  const isMenu = module_type === 'food'
  return (
    <section id={id} className={section} tabIndex={id ? -1 : undefined}>
      <h2 className={heading}>{title}</h2>
      {isMenu ? (
        <ul className={rows}>
          {items.map((item) => (
            <li key={item.id}>
              <ProductRow item={item} inStore />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGrid items={items} inStore />
      )}
    </section>
  )
}

export function StoreSectionSkeleton({ module_type }: { module_type: ModuleType }) {
  if (module_type === 'food')
    return (
      <Loading className={rows}>
        <Repeat times={6}>
          <ProductRowSkeleton />
        </Repeat>
      </Loading>
    )
  return <ProductGridSkeleton />
}

// Farther from the section before than its rows are from each other.
const section = css({
  'section + &': { marginBlockStart: { base: '4', md: '6' } },
  // Below the sticky tabs, beyond what every page keeps free for its header (src/theme/global.ts).
  scrollMarginBlockStart: { base: '[92px]', md: '12', lg: '16' },
  // The last one is high enough to be led to: as high as the screen without the bars and the footer.
  '&[id]:last-of-type': { minHeight: '[calc(100svh - 500px)]' },
  outline: '[none]',
})
const heading = css({ textStyle: { base: 'title', md: 'heading' }, marginBlockEnd: '3' })
const rows = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    xl: '[repeat(3, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
  '& > li': { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' },
})
