import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { Item, Module, Store } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ResultRows } from './result-rows.tsx'
import { ResultsBar } from './results-bar.tsx'
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
    <div className={page}>
      <SearchLine />
      <div className={head}>
        <h1 className={headline} dir="auto">
          {heading}
        </h1>
        <p className={total}>{count}</p>
        {wanted.list_type === 'item' && <ViewChoice view={view} onView={onView} />}
      </div>
      <LiveRegion>{count}</LiveRegion>
      <ResultsBar {...props} />
      <div className={columns} data-sided={hasSide || undefined}>
        {hasSide && (
          <aside className={side}>
            <SidePanel {...props} />
          </aside>
        )}
        <div className={main}>
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

const page = css({ display: 'flex', flexDirection: 'column', paddingBlockEnd: '8' })
// On phones the choice of the view stands beside the count: the heading has the whole line, in whatever letters it is drawn.
const head = css({
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: { base: 'center', sm: 'baseline' },
  columnGap: '3',
  rowGap: '1',
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: '1',
})
const headline = css({
  gridColumn: '[1 / -1]',
  textStyle: { base: 'heading', md: 'headline' },
  // In the middle of what stands beside it.
  paddingBlockStart: { sm: '2', md: '1' },
  minWidth: '0',
})
// The count's line is kept while it is not known.
const total = css({
  minHeight: '6',
  textStyle: 'body',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '&[data-sided]': { gridTemplateColumns: { lg: '[232px minmax(0, 1fr)]' } },
  columnGap: '8',
  paddingBlockStart: '4',
})
const side = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  insetBlockStart: '[calc({sizes.headerWide} + 80px)]',
  alignSelf: 'start',
  marginInlineStart: '-1',
  maxHeight: '[calc(100dvh - {sizes.headerWide} - 104px)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
