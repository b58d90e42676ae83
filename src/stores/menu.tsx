import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePagesBefore } from '#src/shop/use-pages-before.ts'
import { type MenuFilter, menuFilterOf, menuPageQuery } from './menu.queries.ts'
import { MenuView } from './menu.view.tsx'
import { connectMenu } from './stores.ports.ts'

/** What a store sells, all of it or one category, and searched in (docs/spec.md §2). */
export function Menu({ store }: { store: StoreDetails }) {
  const { api } = useShop()
  const { toggle_veg_non_veg, module_config } = useConfig()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [list] = useState(() => connectMenu(queries, api, store.id))
  const filter = menuFilterOf(address)
  const kept = usePagesBefore((page) => menuPageQuery(api, store.id, { filter, page }))
  const ref = useActorRef(list.machine, {
    input: list.start(
      filter,
      kept.map(({ products, total_size }) => ({ rows: products, total_size })),
    ),
  })
  const snapshot = useSelector(ref, (current) => current)

  const show = useFilterFromUrl(ref, filter)
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
      snapshot={snapshot}
      items={list.rows(snapshot)}
      filter={snapshot.context.filter as MenuFilter}
      hasKinds={toggle_veg_non_veg === 1 && module_config[store.module_type].veg_non_veg === 1}
      send={ref.send}
      onFilter={change}
    />
  )
}
