import type { Item } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductRow } from '#src/goods/product-row.tsx'
import { ProductCardSkeleton, ProductRowSkeleton } from '#src/goods/skeletons.tsx'
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
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className={isMenu ? rows : cards}>
        {items.map((item) => (
          <li key={item.id}>{isMenu ? <ProductRow item={item} /> : <ProductCard item={item} inStore />}</li>
        ))}
      </ul>
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
  return (
    <Loading className={cards}>
      <Repeat times={10}>
        <ProductCardSkeleton />
      </Repeat>
    </Loading>
  )
}

const heading = css({ textStyle: { base: 'title', md: 'heading' }, marginBlockEnd: '3' })
const rows = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    xl: '[repeat(3, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
  '& > li': { display: 'grid' },
})
const cards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
})
