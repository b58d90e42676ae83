import { useFormats, useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { RemovableChip } from '#ui/chip.tsx'
import { toggled } from './filter-chips.tsx'
import type { ResultsProps } from './results.view.tsx'
import type { Wanted } from './search-address.ts'

/** What narrows the list now beside the pressed chips, each to be taken away, and all at once. */
export function AppliedFilters({
  wanted,
  categories,
  onWant,
}: Pick<ResultsProps, 'wanted' | 'categories' | 'onWant'>) {
  const { search } = useWords()
  const { number } = useFormats()
  const applied: { name: string; without: Wanted }[] = [
    ...categories
      .filter(({ id }) => wanted.categories.includes(id))
      .map(({ id, name }) => ({
        name,
        without: { ...wanted, categories: toggled(wanted.categories, id) },
      })),
    ...(wanted.rating === null
      ? []
      : [
          {
            name: search.ratingAtLeast({ rating: number(wanted.rating) }),
            without: { ...wanted, rating: null },
          },
        ]),
    ...(wanted.sort === null || wanted.list_type === 'store'
      ? []
      : [
          {
            name: wanted.sort === 'high' ? search.sortHigh() : search.sortLow(),
            without: { ...wanted, sort: null },
          },
        ]),
  ]
  if (applied.length + wanted.filters.length === 0) return null
  return (
    <section className={row} aria-label={search.applied()}>
      {applied.map(({ name, without }) => (
        <RemovableChip key={name} name={name} onRemove={() => onWant(without)} />
      ))}
      <button type="button" className={`${link()} ${all}`} onClick={() => onWant(unfiltered(wanted))}>
        {search.clearAll()}
      </button>
    </section>
  )
}

/** The same list with nothing that narrows it. */
export const unfiltered = (wanted: Wanted): Wanted => ({
  ...wanted,
  categories: [],
  filters: [],
  sort: null,
  rating: null,
})

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const all = css({ minHeight: '11', px: '2', cursor: 'pointer' })
