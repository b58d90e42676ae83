import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { CATEGORIES, LATEST_STORES } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { ItemRow } from './item-row.part.tsx'
import {
  featuredItemsQuery,
  latestStoresQuery,
  MOST,
  mostReviewedItemsQuery,
  newArrivalsQuery,
  recommendedItemsQuery,
  visitedStoresQuery,
} from './later-sections.queries.ts'
import { SectionBanner } from './section-banner.part.tsx'
import { StoreRow } from './store-row.part.tsx'
import { TabbedItems } from './tabbed-items.part.tsx'
import { VisitAgainLink } from './visit-again-link.part.tsx'

type InModule = { module_type: Module['module_type'] }

/** Where the customer ordered before. */
export function VisitAgain() {
  const { sections } = useWords()
  const stores = useQuery(visitedStoresQuery(useShop().api, useWhere()))
  return (
    <StoreRow
      title={sections.visitAgain()}
      reading={stores}
      stores={stores.data}
      action={(store) => <VisitAgainLink store={store} />}
    />
  )
}

export function BestReviewed({ module_type }: InModule) {
  const { sections } = useWords()
  const items = useQuery(mostReviewedItemsQuery(useShop().api, useWhere()))
  return (
    <TabbedItems
      title={sections.bestReviewed()}
      all={useListPath()('search=all+categories&data_type=searched&filter=top_rated')}
      reading={items}
      items={items.data?.products}
      categories={items.data?.categories ?? []}
      module_type={module_type}
      most={MOST.mostReviewed}
      lead={
        <SectionBanner at="bestReviewed" as="li" className={module_type === 'food' ? highTile : wideTile} />
      }
    />
  )
}

/** Goods of the featured categories. */
export function FeaturedItems({ module_type }: InModule) {
  const { sections } = useWords()
  const items = useQuery(featuredItemsQuery(useShop().api, useWhere()))
  return (
    <TabbedItems
      title={sections.featured()}
      all={CATEGORIES}
      reading={items}
      items={items.data?.products}
      categories={items.data?.categories ?? []}
      module_type={module_type}
      most={MOST.featured}
    />
  )
}

export function WhatsNew() {
  const { sections } = useWords()
  const stores = useQuery(latestStoresQuery(useShop().api, useWhere()))
  return (
    <StoreRow
      title={sections.newStores()}
      all={LATEST_STORES}
      reading={stores}
      stores={stores.data?.stores}
    />
  )
}

/** Eight by their categories in ecommerce, which have a grid (six at sm); ten beside each other elsewhere (docs/spec.md §9). */
export function NewArrivals({ module_type }: InModule) {
  const { sections } = useWords()
  const items = useQuery(newArrivalsQuery(useShop().api, useWhere()))
  const section = {
    title: sections.newArrivals(),
    all: useListPath()('search=new&data_type=new'),
    reading: items,
    items: items.data?.products,
  }
  if (module_type !== 'ecommerce') return <ItemRow {...section} />
  return (
    <TabbedItems
      {...section}
      categories={items.data?.categories ?? []}
      module_type={module_type}
      most={MOST.newArrivals}
      short
    />
  )
}

/** For customers. */
export function Recommended({ module_type }: InModule) {
  const { sections } = useWords()
  const items = useQuery(recommendedItemsQuery(useShop().api, useWhere()))
  return (
    <TabbedItems
      title={sections.recommended()}
      reading={items}
      items={items.data?.items}
      categories={items.data?.categories ?? []}
      module_type={module_type}
      most={MOST.recommended}
    />
  )
}

// As large as the cards whose places it takes; on phones the last one of the row.
// They take the room of two of fifteen; who is left over in the last row, or alone in it, is not shown.
const wideTile = css({
  gridColumn: 'span 2',
  width: { smDown: '48' },
  '& ~ :nth-child(n + 16)': { display: 'none' },
  '& ~ :nth-child(15)': { display: { smOnly: 'none', lg: 'none' } },
})
const highTile = css({
  gridRow: { sm: 'span 2' },
  width: { smDown: '48' },
  '& ~ :nth-child(n + 16)': { display: { sm: 'none' } },
  '& ~ :nth-child(15)': { display: { lg: 'none' } },
})
