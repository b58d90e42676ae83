import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { isAnyPrice } from '#machines/catalogue/price-range.ts'
import { css } from '#styled/css/index.js'
import { button, input } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FilterPanel } from './filter-panel.part.tsx'
import type { ResultsProps } from './results.props.ts'
import { resultsBar } from './results.skeleton.tsx'
import { chosenBrands, sorts, type Wanted } from './search-address.ts'
import { SidePanel } from './side-panel.part.tsx'

type Props = Pick<
  ResultsProps,
  'wanted' | 'module_type' | 'tree' | 'brands' | 'highest' | 'onWant' | 'snapshot'
>

/** Items or stores, in which order, how shown; it stays in sight while the list is read. */
export function ResultsBar(props: Props) {
  const { wanted, module_type, onWant } = props
  const { search } = useWords()
  return (
    <div className={resultsBar}>
      <ChoiceTabs
        className={tabs}
        label={search.tabs()}
        choices={[
          { value: 'item', label: search.itemLists[module_type]() },
          { value: 'store', label: search.storeLists[module_type]() },
        ]}
        value={wanted.list_type}
        onChange={(list_type) => onWant({ ...wanted, list_type: list_type as Wanted['list_type'] })}
      />
      {wanted.list_type === 'item' && <SortSelect wanted={wanted} onWant={onWant} />}
      <WideFilters {...props} />
      <NarrowFilters {...props} />
    </div>
  )
}

/** One of the two or none: high and low exclude each other (docs/spec.md §4, Search). */
function SortSelect({ wanted, onWant }: Pick<Props, 'wanted' | 'onWant'>) {
  const { search } = useWords()
  return (
    <span className={sort} data-chosen={wanted.sort ?? undefined}>
      <select
        aria-label={search.sort()}
        className={`${input({ kind: 'select', size: 'sm' })} ${sortSelect}`}
        value={wanted.sort ?? ''}
        onChange={(event) =>
          onWant({ ...wanted, sort: sorts.find((known) => known === event.target.value) ?? null })
        }
      >
        <option value="">{search.sort()}</option>
        <option value="high">{search.sortHigh()}</option>
        <option value="low">{search.sortLow()}</option>
      </select>
      <ArrowUpDown aria-hidden="true" />
    </span>
  )
}

/** The filters in a panel below their button. */
function WideFilters(props: Props) {
  return (
    <div className={wide}>
      <Disclosure
        buttonClassName={button({ variant: 'outline', size: 'sm' })}
        button={
          <span data-part="label">
            <FilterButton chosen={filtersIn(props.wanted)} />
          </span>
        }
      >
        {() => (
          <div className={popover}>
            <FilterPanel {...props} />
          </div>
        )}
      </Disclosure>
    </div>
  )
}

/** Where there is no room beside the list, all that narrows it lies over it. */
function NarrowFilters(props: Props) {
  const { search, counts } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { wanted, snapshot } = props
  const isCounted = !snapshot.hasTag('busy')
  return (
    <div className={narrow}>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterButton chosen={filtersIn(wanted) + wanted.categories.length + chosenBrands(wanted).length} />
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={search.filter()}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {isCounted ? counts.results({ count: snapshot.context.total_size }) : search.showResults()}
          </Button>
        }
      >
        <div className={panels}>
          <FilterPanel {...props} />
          <SidePanel {...props} />
        </div>
      </Drawer>
    </div>
  )
}

function FilterButton({ chosen }: { chosen: number }) {
  const { search } = useWords()
  return (
    <>
      <SlidersHorizontal aria-hidden="true" />
      <span className={filterWord}>{search.filter()}</span>
      {chosen > 0 && <span className={badge}>{chosen}</span>}
    </>
  )
}

/** How many of the panel's filters are on. */
const filtersIn = ({ filters, rating, price, list_type }: Wanted): number =>
  filters.length + (rating === null ? 0 : 1) + (list_type === 'store' || isAnyPrice(price) ? 0 : 1)

const tabs = css({
  // A row of their own where they do not fit beside the sorting.
  flex: '[1 1 max-content]',
  minWidth: '0',
  '& > div': {
    gap: { base: '4', sm: '6' },
    borderBlockEndWidth: 'none',
    minHeight: '14',
    alignItems: 'stretch',
  },
})
// Below 384 px an icon replaces the words of the sort order: they do not fit beside the tabs and the filter.
const sort = css({
  position: 'relative',
  flexShrink: '0',
  width: { base: '[120px]', sm: '[auto]' },
  '@media (max-width: 383px)': { width: '11' },
  '& > svg': {
    display: 'none',
    '@media (max-width: 383px)': { display: 'block' },
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '5',
    height: '5',
    pointerEvents: 'none',
  },
  '&[data-chosen] > svg': { color: 'accent.text' },
})
// The padding fills the button, so that no letter of the chosen option shows beside the icon.
const sortSelect = css({
  '@media (max-width: 383px)': { paddingInline: '[42px 0]', backgroundImage: '[none]' },
})
const wide = css({ display: { base: 'none', lg: 'block' }, flexShrink: '0' })
const popover = css({
  width: '80',
  maxHeight: '[calc(100dvh - 176px)]',
  padding: '2',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
const panels = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const narrow = css({ display: { lg: 'none' }, flexShrink: '0' })
const filterWord = css({ srOnly: { base: true, sm: false } })
const badge = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  px: '1',
  textStyle: 'captionStrong',
  lineHeight: 'none',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'full',
})
