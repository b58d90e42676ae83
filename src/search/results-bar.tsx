import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { input } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { ResultsProps, View } from './results.view.tsx'
import { sorts, type Wanted } from './search-address.ts'

type Props = Pick<
  ResultsProps,
  'wanted' | 'module_type' | 'categories' | 'view' | 'onWant' | 'onView' | 'snapshot'
>

/** Items or stores, in which order, how shown; it stays in sight while the list is read. */
export function ResultsBar(props: Props) {
  const { wanted, module_type, view, onWant, onView } = props
  const { search } = useWords()
  const isOfItems = wanted.list_type === 'item'
  return (
    <div className={bar}>
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
      {isOfItems && (
        <>
          <SortSelect wanted={wanted} onWant={onWant} />
          <SegmentGroup
            className={views}
            label={search.view()}
            segments={[
              { value: 'grid', label: <LayoutGrid aria-label={search.grid()} /> },
              { value: 'list', label: <List aria-label={search.list()} /> },
            ]}
            value={view}
            onChange={(next) => onView(next as View)}
          />
        </>
      )}
      <NarrowFilters {...props} />
    </div>
  )
}

/** One of the two or none: high and low exclude each other (spec §4, Search). */
function SortSelect({ wanted, onWant }: Pick<Props, 'wanted' | 'onWant'>) {
  const { search } = useWords()
  return (
    <select
      aria-label={search.sort()}
      className={`${input({ kind: 'select', size: 'sm' })} ${sort}`}
      value={wanted.sort ?? ''}
      onChange={(event) =>
        onWant({ ...wanted, sort: sorts.find((known) => known === event.target.value) ?? null })
      }
    >
      <option value="">{search.sort()}</option>
      <option value="high">{search.sortHigh()}</option>
      <option value="low">{search.sortLow()}</option>
    </select>
  )
}

/** Where there is no room for the panel beside the list, it lies over it. */
function NarrowFilters(props: Props) {
  const { search, counts } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { wanted, snapshot } = props
  const chosen = wanted.categories.length + (wanted.rating === null ? 0 : 1)
  const isCounted = !snapshot.hasTag('busy')
  return (
    <div className={narrow}>
      <Button
        variant="outline"
        size="sm"
        aria-label={search.filter()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className={filterWord}>{search.filter()}</span>
        {chosen > 0 && <span className={badge}>{chosen}</span>}
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
        <FilterPanel {...props} />
      </Drawer>
    </div>
  )
}

const bar = css({
  position: 'sticky',
  insetBlockStart: { base: '[56px]', lg: '[72px]' },
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '3' },
  minHeight: '14',
  marginInline: { base: '[-16px]', md: '[-24px]' },
  paddingInline: { base: '4', md: '6' },
  bg: 'bg.canvas',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
const tabs = css({
  flex: '1',
  '& > div': { borderBlockEndWidth: 'none', minHeight: '14', alignItems: 'stretch' },
})
const sort = css({ width: { base: '[120px]', sm: '[auto]' }, flexShrink: '0' })
const views = css({ display: { base: 'none', sm: 'inline-flex' }, '& label': { px: '3' } })
const narrow = css({ display: { lg: 'none' }, flexShrink: '0' })
const filterWord = css({ display: { base: 'none', sm: 'inline' } })
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
