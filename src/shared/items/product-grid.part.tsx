import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { cardGrid } from './card-grid.ts'
import { ProductCard } from './product-card.part.tsx'
import { SHORT, shortGrid } from './product-grid.skeleton.tsx'

type Props = {
  items: readonly Item[]
  inStore?: boolean
  /** An entry before the items. */
  lead?: ReactNode
}

/** Grid of cards with two to five columns by the width. */
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
