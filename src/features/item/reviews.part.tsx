import { useQueryClient } from '@tanstack/react-query'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { connectItemReviews } from '#src/shared/reviews/reviews.ports.ts'
import { ReviewsView } from '#src/shared/reviews/reviews.view.tsx'

/** The customers' reviews of the item; reads them when the customer scrolls near. */
export function Reviews({ item }: { item: Item }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const list = usePagedList(() => connectItemReviews(queries, api), item.id)
  return (
    <ReviewsView
      rated={item}
      store_name={item.store_name}
      snapshot={list.snapshot}
      reviews={list.rows}
      send={list.send}
    />
  )
}
