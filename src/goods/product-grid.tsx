import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './skeletons.tsx'

type Props = {
  items: readonly Item[]
  inStore?: boolean
  /** An entry that stands before them. */
  lead?: ReactNode
}

/** Cards below each other, two to five beside each other by the width. */
export const ProductGrid = (props: Props) => (
  <ul className={grid}>
    <Cells {...props} />
  </ul>
)

export const ProductGridSkeleton = ({ times = 10 }: { times?: number }) => (
  <Loading className={grid}>
    <Waiting times={times} />
  </Loading>
)

const EIGHT = 8

/** Whole rows of at most four: eight cards, six at sm. */
export const ShortGrid = ({ items }: Pick<Props, 'items'>) => (
  <ul className={cx(grid, short)}>
    <Cells items={items.slice(0, EIGHT)} />
  </ul>
)

export const ShortGridSkeleton = () => (
  <Loading className={cx(grid, short)}>
    <Waiting times={EIGHT} />
  </Loading>
)

const Cells = ({ items, inStore = false, lead }: Props) => (
  <>
    {lead}
    {items.map((item) => (
      <li key={item.id}>
        <ProductCard item={item} inStore={inStore} />
      </li>
    ))}
  </>
)

const Waiting = ({ times }: { times: number }) => (
  <Repeat times={times}>
    <ProductCardSkeleton />
  </Repeat>
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
  '& > li': { display: 'grid' },
})
const short = css({
  '&&': { gridTemplateColumns: { lg: '[repeat(4, minmax(0, 1fr))]' } },
  '& > :nth-child(n + 7)': { display: { smOnly: 'none' } },
})
