import type { Brand } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { BrandBoxes } from './brand-boxes.part.tsx'
import { CategoryTree } from './category-tree.part.tsx'
import type { ResultsProps } from './results.props.ts'

type Props = Pick<ResultsProps, 'wanted' | 'tree' | 'brands' | 'module_type' | 'onWant'>

/** What the list can be divided by, beside it (docs/spec.md §2, Search results page). */
export function SidePanel(props: Props) {
  const { wanted, tree, onWant } = props
  return (
    <div className={panel}>
      <CategoryTree
        tree={tree}
        chosen={wanted.categories}
        onChoose={(categories) => onWant({ ...wanted, categories })}
      />
      <BrandBoxes
        brands={offeredBrands(props)}
        chosen={wanted.brands}
        onChoose={(brands) => onWant({ ...wanted, brands })}
      />
    </div>
  )
}

/** Brands are offered in ecommerce and for items only; those with nothing on sale just to be taken away. */
export const offeredBrands = ({ wanted, brands, module_type }: Omit<Props, 'tree' | 'onWant'>): Brand[] =>
  module_type === 'ecommerce' && wanted.list_type === 'item'
    ? brands.filter(({ id, items_count }) => items_count > 0 || wanted.brands.includes(id))
    : []

const panel = css({ display: 'flex', flexDirection: 'column', gap: '6', padding: '1' })
