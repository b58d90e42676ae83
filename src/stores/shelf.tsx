import type { Item } from '#openapi/generated/client.ts'
import { ProductGrid } from '#src/goods/product-grid.tsx'
import { ProductGridSkeleton } from '#src/goods/product-grid-skeleton.tsx'
import { ProductRow } from '#src/goods/product-row.tsx'
import { ProductRowSkeleton } from '#src/goods/skeletons.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'

type ModuleType = Item['module_type']

/** One section of a store: a menu of dishes reads in rows, other goods stand side by side. */
export function Shelf({
  title,
  items,
  module_type,
}: {
  title: string
  items: readonly Item[]
  module_type: ModuleType
}) {
  const isMenu = module_type === 'food'
  return (
    <section className={shelf}>
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

export function ShelfSkeleton({ module_type }: { module_type: ModuleType }) {
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
const shelf = css({ 'section + &': { marginBlockStart: { base: '4', md: '6' } } })
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
