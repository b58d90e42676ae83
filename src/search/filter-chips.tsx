import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import type { ResultsProps } from './results.view.tsx'
import { filters } from './search-address.ts'

/** The filters of spec §4, each on or off; on phones also the categories, which have their panel on wide screens. */
export function FilterChips({
  wanted,
  categories,
  onWant,
}: Pick<ResultsProps, 'wanted' | 'categories' | 'onWant'>) {
  const { search } = useWords()
  return (
    <div className={rows}>
      <ul className={row} aria-label={search.filter()}>
        {filters.map((filter) => {
          const isOn = wanted.filters.includes(filter)
          return (
            <li key={filter}>
              <Chip
                pressed={isOn}
                onClick={() => onWant({ ...wanted, filters: toggled(wanted.filters, filter) })}
              >
                {search.filters[filter]()}
              </Chip>
            </li>
          )
        })}
      </ul>
      {categories.length > 1 && (
        <ul className={`${row} ${narrow}`} aria-label={search.categories()}>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Chip
                pressed={wanted.categories.includes(id)}
                onClick={() => onWant({ ...wanted, categories: toggled(wanted.categories, id) })}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** With the value when it was not there, without it when it was. */
export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const row = css({
  display: 'flex',
  gap: '2',
  marginInline: { base: '[-16px]', md: '[-4px]' },
  paddingInline: { base: '4', md: '1' },
  paddingBlock: '1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: '[none]',
})
const narrow = css({ display: { lg: 'none' } })
