import { useFormats, useWords } from '#i18n/i18n.tsx'
import { everyNode } from '#machines/catalogue/chosen-categories.ts'
import { anyPrice, isAnyPrice } from '#machines/catalogue/price-range.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { RemovableChip } from '#ui/chip.tsx'
import type { ResultsProps } from './results.props.ts'
import { chosenBrands, toggled, unfiltered, type Wanted } from './search-address.ts'

type Props = Pick<ResultsProps, 'wanted' | 'tree' | 'brands' | 'onWant'>

/** What narrows the list now, each to be taken away, and all at once. */
export function AppliedFilters(props: Props) {
  const { wanted, onWant } = props
  const { search } = useWords()
  const applied = useApplied(props)
  if (applied.length === 0) return null
  return (
    <section className={row} aria-label={search.applied()}>
      {applied.map(({ key, name, without }) => (
        <RemovableChip key={key} name={name} onRemove={() => onWant({ ...wanted, ...without })} />
      ))}
      <button type="button" className={`${link()} ${all}`} onClick={() => onWant(unfiltered(wanted))}>
        {search.clearAll()}
      </button>
    </section>
  )
}

type Applied = { key: string; name: string; without: Partial<Wanted> }

function useApplied({ wanted, tree, brands }: Props): Applied[] {
  const { search } = useWords()
  const { number, money } = useFormats()
  const { categories, filters, rating, sort, price } = wanted
  const isOfItems = wanted.list_type === 'item'
  const [least, most] = price.map(money)
  return [
    ...everyNode(tree)
      .filter(({ id }) => categories.includes(id))
      .map(({ id, name }) => ({
        key: `category-${id}`,
        name,
        without: { categories: toggled(categories, id) },
      })),
    ...brands
      .filter(({ id }) => chosenBrands(wanted).includes(id))
      .map(({ id, name }) => ({
        key: `brand-${id}`,
        name,
        without: { brands: toggled(wanted.brands, id) },
      })),
    ...filters.map((filter) => ({
      key: filter,
      name: search.filters[filter](),
      without: { filters: toggled(filters, filter) },
    })),
    isOfItems &&
      !isAnyPrice(price) && {
        key: 'price',
        name: search.priceRange({ least: least!, most: most! }),
        without: { price: anyPrice },
      },
    rating !== null && {
      key: 'rating',
      name: search.ratingAtLeast({ rating: number(rating) }),
      without: { rating: null },
    },
    isOfItems &&
      sort !== null && {
        key: 'sort',
        name: sort === 'high' ? search.sortHigh() : search.sortLow(),
        without: { sort: null },
      },
  ].filter((applied) => applied !== false)
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > *': { whiteSpace: 'normal' },
})
const all = css({ minHeight: '11', px: '2', cursor: 'pointer', _first: { marginInlineStart: '-2' } })
