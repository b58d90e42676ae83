import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { Item, Module, Named, Store } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ResultRows } from './result-rows.tsx'
import { ResultsBar } from './results-bar.tsx'
import { typedText, type Wanted } from './search-address.ts'
import { SearchLine } from './search-line.tsx'

export type View = 'grid' | 'list'

export type ResultsProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  wanted: Wanted
  rows: readonly (Item | Store)[]
  module_type: Module['module_type']
  /** The name of the category or brand, once known. */
  title: string | undefined
  /** What the list can be divided by. */
  categories: readonly Named[]
  view: View
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onWant: (wanted: Wanted) => void
  onView: (view: View) => void
}

/** What is listed, how many there are, how to narrow it, and the rows, more of them as the end comes near. */
export function ResultsView(props: ResultsProps) {
  const { snapshot, wanted, title } = props
  const { counts } = useWords()
  const heading = useHeading(wanted, title)
  const isKnown = !snapshot.matches({ list: 'loading' }) && !snapshot.matches({ list: 'failed' })
  const count = isKnown ? counts.results({ count: snapshot.context.total_size }) : ''
  return (
    <div className={page}>
      <SearchLine />
      <div className={head}>
        <h1 className={headline} dir="auto">
          {heading}
        </h1>
        <p className={total}>{count}</p>
      </div>
      <LiveRegion>{count}</LiveRegion>
      <ResultsBar {...props} />
      <div className={columns}>
        <aside className={side}>
          <FilterPanel {...props} />
        </aside>
        <div className={main}>
          <FilterChips {...props} />
          <AppliedFilters {...props} />
          <ResultRows {...props} />
        </div>
      </div>
    </div>
  )
}

function useHeading(wanted: Wanted, title: string | undefined): string {
  const { search } = useWords()
  if (title) return title
  switch (wanted.data_type) {
    case 'searched': {
      const text = typedText(wanted)
      return text ? search.results({ text }) : search.everything()
    }
    case 'category':
      return search.category()
    case 'brand':
      return search.brand()
    case 'discounted':
      return search.specialOffer()
    case 'new':
      return search.whatsNew()
  }
}

const page = css({ display: 'flex', flexDirection: 'column', paddingBlockEnd: '8' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: '1',
})
const headline = css({ textStyle: { base: 'heading', md: 'headline' }, minWidth: '0' })
// The count's line is kept while it is not known.
const total = css({
  minHeight: '6',
  textStyle: 'body',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[232px minmax(0, 1fr)]' },
  columnGap: '8',
  paddingBlockStart: '4',
})
const side = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  insetBlockStart: '[152px]',
  alignSelf: 'start',
  maxHeight: '[calc(100dvh - 176px)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
