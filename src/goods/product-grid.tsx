import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './skeletons.tsx'

/** Cards below each other, two to five beside each other by the width. */
export const ProductGrid = ({ items, inStore }: { items: readonly Item[]; inStore?: boolean }) => (
  <ul className={grid}>
    {items.map((item) => (
      <li key={item.id}>
        <ProductCard item={item} {...(inStore && { inStore })} />
      </li>
    ))}
  </ul>
)

export const ProductGridSkeleton = ({ times = 10 }: { times?: number }) => (
  <Loading className={grid}>
    <Repeat times={times}>
      <ProductCardSkeleton />
    </Repeat>
  </Loading>
)

const grid = css({
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
