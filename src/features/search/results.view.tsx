import { useWords } from '#i18n/i18n.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { AppliedFilters } from './applied-filters.part.tsx'
import { ResultRows } from './result-rows.part.tsx'
import type { ResultsProps } from './results.props.ts'
import {
  resultsColumns,
  resultsHead,
  resultsHeadline,
  resultsMain,
  resultsPage,
  resultsSide,
  resultsTotal,
} from './results.skeleton.tsx'
import { ResultsBar } from './results-bar.part.tsx'
import { SearchLine } from './search-line.part.tsx'
import { offeredBrands, SidePanel } from './side-panel.part.tsx'
import { typedText } from './typed-text.ts'
import { ViewChoice } from './view-choice.part.tsx'

/** The heading, the count, the filters, and the rows; more rows load as the end comes near. */
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
          <AppliedFilters {...props} />
          {props.diet}
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
