import { useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { Item, StoreDetails } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import type { MenuFilter } from './menu.queries.ts'
import { byCategory } from './menu-sections.ts'
import { Shelf, ShelfSkeleton } from './shelf.tsx'

type Props = {
  store: StoreDetails
  snapshot: SnapshotFrom<typeof pagedListMachine>
  items: Item[]
  filter: MenuFilter
  /** Vegetarian dishes can be asked for. */
  hasKinds: boolean
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onFilter: (filter: MenuFilter) => void
}

/** Categories that stay in reach, the search, and the goods in sections. */
export function MenuView({ store, snapshot, items, filter, hasKinds, send, onFilter }: Props) {
  const words = useWords().stores
  const isEmpty = !snapshot.hasTag('busy') && !snapshot.matches({ list: 'failed' }) && items.length === 0
  const category = store.category_ids.find(({ id }) => id === filter.category_id)
  const sections = filter.name || filter.category_id ? undefined : byCategory(items, store.category_ids)
  return (
    <section className={menu} aria-label={words.menu()}>
      <div className={bar}>
        <ChoiceTabs
          label={words.menuCategories()}
          className={tabs}
          choices={[
            { value: '0', label: words.everything() },
            ...store.category_ids.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(filter.category_id)}
          onChange={(value) => onFilter({ ...filter, category_id: Number(value) })}
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
      {snapshot.matches({ list: 'failed' }) && <ErrorState onRetry={() => send({ type: 'list.retry' })} />}
      {snapshot.matches({ list: 'loading' }) && <ShelfSkeleton module_type={store.module_type} />}
      {isEmpty && (
        <EmptyState
          picture={<Art name="lens" />}
          title={words.noItems()}
          note={words.noItemsNote()}
          action={
            <Button variant="outline" onClick={() => onFilter({ category_id: 0, name: '', kind: 'all' })}>
              {words.showWholeMenu()}
            </Button>
          }
        />
      )}
      {sections?.map(({ id, name, items: goods }) => (
        <Shelf key={id} title={name || words.otherItems()} items={goods} module_type={store.module_type} />
      ))}
      {!sections && items.length > 0 && (
        <Shelf
          title={filter.name ? words.foundFor({ text: filter.name }) : (category?.name ?? words.menu())}
          items={items}
          module_type={store.module_type}
        />
      )}
      {snapshot.matches({ list: 'loadingMore' }) && <ShelfSkeleton module_type={store.module_type} />}
      {snapshot.matches({ list: 'failedMore' }) && (
        <ErrorState title={words.moreItemsFailed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </section>
  )
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
const bar = css({
  layerStyle: 'bar',
  display: 'flex',
  flexDirection: { base: 'column-reverse', md: 'row' },
  alignItems: { base: 'stretch', md: 'center' },
  columnGap: '6',
  paddingBlockStart: { base: '2', md: '0' },
})
const tabs = css({
  flex: '1',
  '& > div': { borderBlockEndWidth: 'none', minHeight: { base: '12', md: '16' }, alignItems: 'stretch' },
})
const search = css({ width: { md: '80' }, flexShrink: '0' })
const kinds = css({ alignSelf: 'flex-start', maxWidth: 'full', overflowX: 'auto' })
