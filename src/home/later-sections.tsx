import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken, useWhere } from '#src/shop/where.ts'
import { Near } from '#ui/near.tsx'
import { ItemRow } from './item-row.tsx'
import {
  latestStoresQuery,
  mostReviewedItemsQuery,
  newArrivalsQuery,
  recommendedItemsQuery,
  visitedStoresQuery,
} from './later-sections.queries.ts'
import { StoreRow } from './store-row.tsx'
import { TabbedItems } from './tabbed-items.tsx'

/** What comes after the first screens; its code, its styles and its data are fetched on the way there. */
export function LaterSections({ module_type }: { module_type: Module['module_type'] }) {
  const isCustomer = useToken() !== null
  const isFood = module_type === 'food'
  return (
    <>
      {isCustomer && <VisitAgain />}
      <BestReviewed />
      <Near height="320px">{isFood ? <WhatsNew /> : <NewArrivals />}</Near>
      <Near height="320px">{isFood ? <NewArrivals /> : <WhatsNew />}</Near>
      {isCustomer && (
        <Near height="640px">
          <Recommended />
        </Near>
      )}
    </>
  )
}

function VisitAgain() {
  const { home } = useWords()
  const stores = useQuery(visitedStoresQuery(useShop().api, useWhere()))
  return <StoreRow title={home.visitAgain()} reading={stores} stores={stores.data} />
}

function BestReviewed() {
  const { home } = useWords()
  const items = useQuery(mostReviewedItemsQuery(useShop().api, useWhere()))
  return (
    <TabbedItems
      title={home.bestReviewed()}
      all="/home?search=all+categories&data_type=searched&filter=top_rated"
      reading={items}
      items={items.data?.products}
      categories={items.data?.categories ?? []}
    />
  )
}

function WhatsNew() {
  const { home } = useWords()
  const stores = useQuery(latestStoresQuery(useShop().api, useWhere()))
  return (
    <StoreRow title={home.newStores()} all="/store/latest" reading={stores} stores={stores.data?.stores} />
  )
}

function NewArrivals() {
  const { home } = useWords()
  const items = useQuery(newArrivalsQuery(useShop().api, useWhere()))
  return (
    <ItemRow
      title={home.newArrivals()}
      all="/home?search=new&data_type=new"
      reading={items}
      items={items.data?.products}
    />
  )
}

function Recommended() {
  const { home } = useWords()
  const items = useQuery(recommendedItemsQuery(useShop().api, useWhere()))
  return (
    <TabbedItems
      title={home.recommended()}
      reading={items}
      items={items.data?.items}
      categories={items.data?.categories ?? []}
    />
  )
}
