import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { closeOverlay, type RatedStore } from '#src/navigation/overlay.ts'
import { connectStoreReviews } from '#src/shared/reviews/reviews.ports.ts'
import { ReviewsView } from '#src/shared/reviews/reviews.view.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** What customers say of a store, over its page. */
function ReviewsOverlay({ store }: { store: RatedStore }) {
  const { opinions } = useWords()
  const { api } = useShop()
  const queries = useQueryClient()
  const list = usePagedList(() => connectStoreReviews(queries, api), store.id)
  return (
    <Dialog open size="lg" tall title={opinions.of({ name: store.name })} onClose={closeOverlay}>
      <ReviewsView
        rated={store}
        store_name={store.name}
        namesItems
        snapshot={list.snapshot}
        reviews={list.rows}
        send={list.send}
      />
    </Dialog>
  )
}

export { ReviewsOverlay as Overlay }
