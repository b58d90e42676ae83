import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { Item, Module, Store } from '#openapi/generated/client.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ResultRows } from './result-rows.tsx'
import { ResultsBar } from './results-bar.tsx'
import {
  resultsColumns,
  resultsHead,
  resultsHeadline,
  resultsMain,
  resultsPage,
  resultsSide,
  resultsTotal,
} from './results-skeleton.tsx'
import type { Wanted } from './search-address.ts'
import { SearchLine } from './search-line.tsx'
import { offeredBrands, SidePanel } from './side-panel.tsx'
import { typedText } from './typed-text.ts'
import type { Division } from './use-division.ts'
import { ViewChoice } from './view-choice.tsx'

export type View = 'grid' | 'list'

export type ResultsProps = Division & {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  wanted: Wanted
  rows: readonly (Item | Store)[]
  module_type: Module['module_type']
  view: View
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onWant: (wanted: Wanted) => void
  onView: (view: View) => void
}

/** What is listed, how many there are, how to narrow it, and the rows, more of them as the end comes near. */
export function ResultsView(props: ResultsProps) {
  const { snapshot, wanted, tree, isDividing, view, onView } = props
  const { counts } = useWords()
  const heading = useHeading(props)
  const isKnown = !snapshot.matches({ list: 'loading' }) && !snapshot.matches({ list: 'failed' })
  const count = isKnown ? counts.results({ count: snapshot.context.total_size }) : ''
  const hasSide = isDividing || tree.length + offeredBrands(props).length > 0
  return (
    <div className={resultsPage}>
      <SearchLine />
      <div className={resultsHead}>
        <h1 className={resultsHeadline} dir="auto">
          {heading}
        </h1>
        <p className={resultsTotal}>{count}</p>
        {wanted.list_type === 'item' && <ViewChoice view={view} onView={onView} />}
      </div>
      <LiveRegion>{count}</LiveRegion>
      <ResultsBar {...props} />
      <div className={resultsColumns} data-sided={hasSide || undefined}>
        {hasSide && (
          <aside className={resultsSide}>
            <SidePanel {...props} />
          </aside>
        )}
        <div className={resultsMain}>
          <FilterChips {...props} />
          <AppliedFilters {...props} />
          <ResultRows {...props} />
        </div>
      </div>
    </div>
  )
}

function useHeading({ wanted, title, brands }: ResultsProps): string {
  const { search } = useWords()
  switch (wanted.data_type) {
    case 'searched': {
      const text = typedText(wanted)
      return text ? search.results({ text }) : search.everything()
    }
    case 'category':
      return wanted.name || title || search.category()
    case 'brand': {
      if (wanted.brands.length === 0) return search.everything()
      const chosen = brands.filter(({ id }) => wanted.brands.includes(id)).map(({ name }) => name)
      return chosen.join(' · ') || wanted.name || search.brand()
    }
    case 'discounted':
      return wanted.filters.includes('discounted') ? search.specialOffer() : search.everything()
    case 'new':
      return search.whatsNew()
  }
}
