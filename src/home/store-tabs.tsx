import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type StoreTab, storesOf, storeTabs } from '#machines/rules/store-tabs.ts'
import type { Module } from '#openapi/generated/client.ts'
import { StoreCardSkeleton } from '#src/goods/skeletons.tsx'
import { StoreCard } from '#src/goods/store-card.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { ChoiceTabs, ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { homeStoresQuery } from './later-sections.queries.ts'
import { RowSection } from './row-section.tsx'

/** Twenty stores: popular ones, the best rated first, or the newest (docs/spec.md §4, Home sections). */
export function StoreTabs({ module_type }: { module_type: Module['module_type'] }) {
  const { sections } = useWords()
  const stores = useQuery(homeStoresQuery(useShop().api, useWhere()))
  const [tab, choose] = useState<StoreTab>('popular')
  const title = module_type === 'food' ? sections.restaurantsAround() : sections.storesAround()
  return (
    <RowSection
      title={title}
      all="/store/popular"
      reading={stores}
      rows={stores.data?.stores}
      skeleton={<StoreGridSkeleton />}
    >
      <ChoiceTabs
        className={tabs}
        label={title}
        choices={storeTabs.map((value) => ({ value, label: sections.storeTabs[value]() }))}
        value={tab}
        onChange={(value) => choose(storeTabs.find((known) => known === value) ?? 'popular')}
      />
      <ul className={grid}>
        {storesOf(tab, stores.data?.stores ?? []).map((store) => (
          <li key={store.id} className={cell}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

const StoreGridSkeleton = () => (
  <>
    <ChoiceTabsSkeleton className={tabs} />
    <Loading className={grid}>
      <Repeat times={4}>
        <StoreCardSkeleton />
      </Repeat>
    </Loading>
  </>
)

const tabs = css({ marginBlockEnd: '4' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 280px), 1fr))]',
  gap: '4',
})
const cell = css({ display: 'grid' })
