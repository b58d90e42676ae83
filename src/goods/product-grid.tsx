import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { atMostFour, cardGrid } from './card-grid.ts'
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
  <ul className={cardGrid}>
    <Cells {...props} />
  </ul>
)

export const ProductGridSkeleton = ({ times = 10 }: { times?: number }) => (
  <Loading className={cardGrid}>
    <Waiting times={times} />
  </Loading>
)

const EIGHT = 8

/** Whole rows of at most four: eight cards, six at sm. */
export const ShortGrid = ({ items }: Pick<Props, 'items'>) => (
  <ul className={short}>
    <Cells items={items.slice(0, EIGHT)} />
  </ul>
)

export const ShortGridSkeleton = () => (
  <Loading className={short}>
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

const short = cx(cardGrid, atMostFour, css({ '& > :nth-child(n + 7)': { display: { smOnly: 'none' } } }))
