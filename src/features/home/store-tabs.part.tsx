import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type StoreTab, storesOf, storeTabs } from '#machines/catalogue/store-tabs.ts'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { POPULAR_STORES } from '#src/navigation/pages.ts'
import { StoreCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { ChoiceTabs, ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { homeStoresQuery } from './later-sections.queries.ts'
import { RowSection } from './row-section.part.tsx'
import { StoreCards, StoreRowSkeleton } from './store-row.part.tsx'

/** Twenty stores, on a phone side by side: popular ones, the best rated first, or the newest (docs/spec.md §4, Home sections). */
export function StoreTabs({ module_type }: { module_type: Module['module_type'] }) {
  const { sections } = useWords()
  const stores = useQuery(homeStoresQuery(useShop().api, useWhere()))
  const [tab, choose] = useState<StoreTab>('popular')
  const isPhone = useIsPhone()
  const shown = storesOf(tab, stores.data?.stores ?? [])
  const title = module_type === 'food' ? sections.restaurantsAround() : sections.storesAround()
  return (
    <RowSection
      title={title}
      all={POPULAR_STORES}
      reading={stores}
      rows={stores.data?.stores}
      skeleton={
        <>
          <ChoiceTabsSkeleton className={tabs} />
          {isPhone ? <StoreRowSkeleton /> : <StoreGridSkeleton />}
        </>
      }
    >
      <ChoiceTabs
        className={tabs}
        label={title}
        choices={storeTabs.map((value) => ({ value, label: sections.storeTabs[value]() }))}
        value={tab}
        onChange={(value) => choose(storeTabs.find((known) => known === value) ?? 'popular')}
      />
      {isPhone ? (
        <StoreCards key={tab} label={title} stores={shown} />
      ) : (
        <ul className={grid}>
          {shown.map((store) => (
            <li key={store.id} className={cell}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      )}
    </RowSection>
  )
}

const StoreGridSkeleton = () => (
  <Loading className={grid}>
    <Repeat times={4}>
      <StoreCardSkeleton />
    </Repeat>
  </Loading>
)

const tabs = css({
  marginBlockEnd: { base: '1', sm: '4' },
  '& :is(label, span)': { minHeight: { smDown: '11' } },
})
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 280px), 1fr))]',
  gap: '4',
})
const cell = css({ display: 'grid' })
