import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { ReviewsView } from '#src/goods/reviews.view.tsx'
import { closeOverlay, type RatedStore } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { Dialog } from '#ui/dialog.tsx'
import { connectReviews } from './reviews.ports.ts'

/** What customers say of a store, over its page. */
export function Overlay({ store }: { store: RatedStore }) {
  const { opinions } = useWords()
  const { api } = useShop()
  const queries = useQueryClient()
  const [list] = useState(() => connectReviews(queries, api))
  const ref = useActorRef(list.machine, { input: list.start(store.id) })
  const snapshot = useSelector(ref, (current) => current)
  return (
    <Dialog open size="lg" tall title={opinions.of({ name: store.name })} onClose={closeOverlay}>
      <ReviewsView
        rated={store}
        store_name={store.name}
        namesItems
        snapshot={snapshot}
        reviews={list.rows(snapshot)}
        send={ref.send}
      />
    </Dialog>
  )
}
