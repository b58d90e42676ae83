import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePagesBefore } from '#src/shop/use-pages-before.ts'
import { useWhere, type Where } from '#src/shop/where.ts'
import { connectStores } from './stores.ports.ts'
import { storesPageQuery } from './stores.queries.ts'
import { StoresView } from './stores.view.tsx'
import { filterOf, type StoresFilter } from './stores-filter.ts'

const ownOf = (path: string) => (path === '/store/latest' ? 'newly_joined' : 'popular')

/** /store/latest and /store/popular (docs/spec.md §2, Stores page). */
export function Screen() {
  return (
    <Catalogue>
      <Addressed />
    </Catalogue>
  )
}

function Addressed() {
  const where = useWhere()
  const own = ownOf(useLocation()[0])
  return <Stores key={`${own} ${JSON.stringify(where)}`} where={where} own={own} />
}

const readAhead: ReadAhead = ({ api, queries, where }, { path, search }) =>
  queries.prefetchQuery(storesPageQuery(api, where, { filter: filterOf(search, ownOf(path)), page: 1 }))
Screen.readAhead = readAhead

function Stores({ where, own }: { where: Where; own: 'newly_joined' | 'popular' }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [list] = useState(() => connectStores(queries, api, where))
  const filter = filterOf(address, own)
  const kept = usePagesBefore((page) => storesPageQuery(api, where, { filter, page }))
  const ref = useActorRef(list.machine, {
    input: list.start(
      filter,
      kept.map(({ stores, total_size }) => ({ rows: stores, total_size })),
    ),
  })
  const snapshot = useSelector(ref, (current) => current)

  const show = useFilterFromUrl(ref, filter)
  const change = (filter: StoresFilter) => {
    show(filter)
    // The address follows, so that a reload and the way back find the same stores.
    setAddress({ category: filter.category, delivery: filter.delivery }, { replace: true })
  }
  return (
    <StoresView
      own={own}
      snapshot={snapshot}
      stores={list.rows(snapshot)}
      filter={snapshot.context.filter as StoresFilter}
      send={ref.send}
      onFilter={change}
    />
  )
}
