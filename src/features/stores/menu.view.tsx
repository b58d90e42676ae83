import { type ReactNode, useRef, useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, StoreDetails } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import type { MenuFilter } from './menu.queries.ts'
import { byCategory, type MenuSection } from './menu-sections.ts'
import { MenuTabs } from './menu-tabs.part.tsx'
import { StoreSection, StoreSectionSkeleton } from './store-section.part.tsx'
import { sectionId, useSectionInSight } from './use-section-in-sight.ts'

type Props = {
  store: StoreDetails
  snapshot: SnapshotFrom<typeof pagedListMachine>
  items: Item[]
  filter: MenuFilter
  /** Vegetarian dishes can be asked for. */
  hasKinds: boolean
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onFilter: (filter: MenuFilter) => void
  /** What the menu hides for this shopper. */
  diet?: ReactNode
}

/**
 * Sticky category tabs, the search, and the items in sections. A tab leads to its section, and the tab of the section
 * in view is current; a search or a link to one category lists only its items.
 */
export function MenuView({ store, snapshot, items, filter, hasKinds, send, onFilter, diet }: Props) {
  const words = useWords().stores
  const isEmpty = !snapshot.hasTag('busy') && !snapshot.matches({ list: 'failed' }) && items.length === 0
  const category = store.category_ids.find(({ id }) => id === filter.category_id)
  const sections = filter.name || filter.category_id ? undefined : byCategory(items, store.category_ids)
  const isWhole = sections !== undefined && snapshot.matches({ list: 'exhausted' })
  const bar = useRef<HTMLDivElement>(null)
  const inSight = useSectionInSight(sections?.map(({ id }) => id) ?? NONE, bar)
  /** One category alone, or all of them. */
  const filterTab = (id: number, label: string) => ({
    key: id,
    label,
    href: id === 0 ? '?' : `?category=${id}`,
    onPress: () => onFilter({ ...filter, category_id: id }),
  })
  const sectionTab = ({ id, name }: Pick<MenuSection, 'id' | 'name'>) => ({
    key: id,
    label: name || words.otherItems(),
    href: `#${sectionId(id)}`,
    onPress: () => goTo(id),
  })
  // A category without loaded items has no section to scroll to.
  const entries = isWhole
    ? sections.map(sectionTab)
    : sections
      ? store.category_ids.map(({ id, name }) =>
          sections.some((section) => section.id === id) ? sectionTab({ id, name }) : filterTab(id, name),
        )
      : [filterTab(0, words.everything()), ...store.category_ids.map(({ id, name }) => filterTab(id, name))]
  return (
    <section className={menu} aria-label={words.menu()}>
      <div ref={bar} className={sticky}>
        <MenuTabs
          label={words.menuCategories()}
          className={tabs}
          entries={entries}
          current={sections ? inSight : filter.category_id}
        />
        <SearchIn store={store} filter={filter} onFilter={onFilter} />
      </div>
      {hasKinds && (
        <SegmentGroup
          label={words.kind()}
          className={kinds}
          segments={[
            { value: 'all', label: words.kindAll() },
            { value: 'veg', label: words.veg() },
            { value: 'non_veg', label: words.nonVeg() },
          ]}
          value={filter.kind}
          onChange={(kind) => onFilter({ ...filter, kind: kind as MenuFilter['kind'] })}
        />
      )}
      {diet}
      {snapshot.matches({ list: 'failed' }) && <ErrorState onRetry={() => send({ type: 'list.retry' })} />}
      {snapshot.matches({ list: 'loading' }) && <StoreSectionSkeleton module_type={store.module_type} />}
      {isEmpty && (
        <EmptyState
          picture={<Art name="lens" />}
          title={words.noItems()}
          hint={words.noItemsNote()}
          action={
            <Button variant="outline" onClick={() => onFilter({ category_id: 0, name: '', kind: 'all' })}>
              {words.showWholeMenu()}
            </Button>
          }
        />
      )}
      {sections?.map(({ id, name, items: sectionItems }) => (
        <StoreSection
          key={id}
          id={sectionId(id)}
          title={name || words.otherItems()}
          items={sectionItems}
          module_type={store.module_type}
        />
      ))}
      {!sections && items.length > 0 && (
        <StoreSection
          title={filter.name ? words.foundFor({ text: filter.name }) : (category?.name ?? words.menu())}
          items={items}
          module_type={store.module_type}
        />
      )}
      {snapshot.matches({ list: 'loadingMore' }) && <StoreSectionSkeleton module_type={store.module_type} />}
      {snapshot.matches({ list: 'failedMore' }) && (
        <ErrorState title={words.moreItemsFailed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </section>
  )
}

const NONE: number[] = []

/** The keyboard goes on from where the eye is. */
function goTo(id: number) {
  const section = document.getElementById(sectionId(id))
  section?.focus({ preventScroll: true })
  section?.scrollIntoView?.({ behavior: 'smooth' })
}

/** Searches on Enter; clearing shows everything again (docs/spec.md §2, Search box). */
function SearchIn({ store, filter, onFilter }: Pick<Props, 'store' | 'filter' | 'onFilter'>) {
  const { stores } = useWords()
  const [text, setText] = useState(filter.name)
  const [searched, setSearched] = useState(filter.name)
  // Showing everything again from elsewhere empties the box too.
  if (searched !== filter.name) {
    setSearched(filter.name)
    setText(filter.name)
  }
  const label = stores.searchIn({ name: store.name })
  return (
    <SearchBox
      className={search}
      label={label}
      placeholder={label}
      value={text}
      onChange={setText}
      onSearch={(name) => onFilter({ ...filter, name })}
      onClear={() => onFilter({ ...filter, name: '' })}
    />
  )
}

const menu = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' } })
const sticky = css({
  layerStyle: 'bar',
  display: 'flex',
  flexDirection: { base: 'column-reverse', md: 'row' },
  alignItems: { base: 'stretch', md: 'center' },
  columnGap: '6',
  paddingBlockStart: { base: '2', md: '0' },
})
const tabs = css({
  flex: '1',
  minWidth: '0',
  minHeight: { base: '12', md: '16' },
  alignItems: 'stretch',
  '&&': { borderBlockEndWidth: 'none' },
})
const search = css({ width: { md: '80' }, flexShrink: '0' })
const kinds = css({ alignSelf: 'flex-start', maxWidth: 'full', overflowX: 'auto' })
