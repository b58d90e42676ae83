import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { ReviewsView } from '#src/goods/reviews.view.tsx'
import { useShop } from '#src/shop/shop.ts'
import { connectReviews } from './reviews.ports.ts'

/** What customers said of the item; read when somebody comes near. */
export function Reviews({ item }: { item: Item }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [list] = useState(() => connectReviews(queries, api))
  const ref = useActorRef(list.machine, { input: list.start(item.id) })
  const snapshot = useSelector(ref, (current) => current)
  return (
    <ReviewsView
      rated={item}
      store_name={item.store_name}
      snapshot={snapshot}
      reviews={list.rows(snapshot)}
      send={ref.send}
    />
  )
}
