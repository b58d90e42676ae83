import { useWords } from '#i18n/i18n.tsx'
import { chosenLeaves, tickOf, toggledIn } from '#machines/rules/chosen-categories.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import type { ResultsProps } from './results.view.tsx'
import { filters } from './search-address.ts'

/** The filters of docs/spec.md §4, each on or off; on phones also the categories, which have their panel on wide screens. */
export function FilterChips({ wanted, tree, onWant }: Pick<ResultsProps, 'wanted' | 'tree' | 'onWant'>) {
  const { search } = useWords()
  const leaves = chosenLeaves(tree, wanted.categories)
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
      {tree.length > 1 && (
        <ul className={`${row} ${narrow}`} aria-label={search.categories()}>
          {tree.map((node) => (
            <li key={node.id}>
              <Chip
                pressed={tickOf(node, leaves) === 'all'}
                onClick={() => onWant({ ...wanted, categories: toggledIn(tree, wanted.categories, node) })}
              >
                {node.name}
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
