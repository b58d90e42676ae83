import { useWords } from '#i18n/i18n.tsx'
import { chosenLeaves, tickOf, toggledIn } from '#machines/rules/chosen-categories.ts'
import { chipRow } from '#src/goods/chip-row.ts'
import { Chip } from '#ui/chip.tsx'
import type { ResultsProps } from './results.view.tsx'
import { ChipsSkeleton, chipRows, narrowChipRow } from './results-skeleton.tsx'
import { filters } from './search-address.ts'

/** The filters of docs/spec.md §4, each on or off; on phones also the categories, which have their panel on wide screens. */
export function FilterChips({
  wanted,
  tree,
  isDividing,
  onWant,
}: Pick<ResultsProps, 'wanted' | 'tree' | 'isDividing' | 'onWant'>) {
  const { search } = useWords()
  const leaves = chosenLeaves(tree, wanted.categories)
  return (
    <div className={chipRows}>
      <ul className={chipRow} aria-label={search.filter()}>
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
      {isDividing && tree.length === 0 && <ChipsSkeleton className={narrowChipRow} />}
      {tree.length > 1 && (
        <ul className={`${chipRow} ${narrowChipRow}`} aria-label={search.categories()}>
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
