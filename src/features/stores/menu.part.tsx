import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { usePagesBefore } from '#src/core/use-pages-before.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { ListDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useHiddenItems } from '#src/shared/diet/hidden-items.ts'
import { type MenuFilter, menuFilterOf, menuPageQuery } from './menu.queries.ts'
import { MenuView } from './menu.view.tsx'
import { connectMenu } from './stores.ports.ts'

/** What a store sells, all of it or one category, and searched in (docs/spec.md §2). */
export function Menu({ store }: { store: StoreDetails }) {
  const { api } = useShop()
  const { toggle_veg_non_veg, module_config } = useConfig()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const filter = menuFilterOf(address)
  const pagesBefore = usePagesBefore((page) => menuPageQuery(api, store.id, { filter, page }))
  const list = usePagedList(
    () => connectMenu(queries, api, store.id),
    filter,
    pagesBefore.map(({ products, total_size }) => ({ rows: products, total_size })),
  )

  useHiddenItems(list.actor)
  const show = useFilterFromUrl(list.actor, filter)
  const change = (filter: MenuFilter) => {
    show(filter)
    setAddress(
      (before) => {
        const { category_id, name, kind } = filter
        const query = new URLSearchParams(before)
        for (const key of ['category', 'search', 'kind']) query.delete(key)
        if (category_id) query.set('category', String(category_id))
        if (name) query.set('search', name)
        if (kind !== 'all') query.set('kind', kind)
        return query
      },
      { replace: true },
    )
  }
  return (
    <MenuView
      store={store}
      snapshot={list.snapshot}
      items={list.rows}
      filter={list.filter}
      hasKinds={toggle_veg_non_veg === 1 && module_config[store.module_type].veg_non_veg === 1}
      send={list.send}
      diet={<ListDiet first={menuPageQuery(api, store.id, { filter: list.filter, page: 1 })} />}
      onFilter={change}
    />
  )
}
