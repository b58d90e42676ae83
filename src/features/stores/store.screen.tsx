import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import { usePageModule } from '#src/core/page-module.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { POPULAR_STORES } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { storeQuery } from '#src/shared/items/goods.queries.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Menu } from './menu.part.tsx'
import { menuFilterOf, menuPageQuery } from './menu.queries.ts'
import { StoreSkeleton, storePage } from './store.skeleton.tsx'
import { StoreHead } from './store-head.part.tsx'

/** One store and what it sells: /store/{id} (docs/spec.md §2). */
function StoreScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const { api } = useShop()
  const { data: store, error, isFetching, refetch } = useQuery(storeQuery(api, useWhere(), id))
  usePageModule(store ? { id: store.module_id, module_type: store.module_type } : null)
  if (store)
    return (
      // A visitor without a location has chosen no module: the page wears the store's own.
      <div className={storePage} data-module={store.module_type}>
        <StoreHead store={store} />
        <Menu key={store.id} store={store} />
      </div>
    )
  if (isNotFound(error)) return <Gone />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <StoreSkeleton />
}

const readAhead: ReadAhead = async ({ api, queries, where }, { params: { id = '' }, search }) => {
  const store = await queries.fetchQuery(storeQuery(api, where, id))
  await queries.prefetchQuery(menuPageQuery(api, store.id, { filter: menuFilterOf(search), page: 1 }))
}
StoreScreen.readAhead = readAhead

function Gone() {
  const { stores } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="store" />}
      title={stores.goneTitle()}
      hint={stores.goneNote()}
      action={<Button onClick={() => go(POPULAR_STORES)}>{stores.toStores()}</Button>}
    />
  )
}

export { StoreScreen as Screen }
