import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { cardGrid } from './card-grid.ts'
import { ProductCard } from './product-card.tsx'
import { SHORT, shortGrid } from './product-grid-skeleton.tsx'

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

/** Whole rows of at most four: eight cards, six at sm. */
export const ShortGrid = ({ items }: Pick<Props, 'items'>) => (
  <ul className={shortGrid}>
    <Cells items={items.slice(0, SHORT)} />
  </ul>
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
