import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { useShop } from '#src/core/shop.ts'
import { usePagesBefore } from '#src/core/use-pages-before.ts'
import { useWhere, type Where } from '#src/core/where.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { LATEST_STORES } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { connectStores } from './stores.ports.ts'
import { storesPageQuery } from './stores.queries.ts'
import { StoresView } from './stores.view.tsx'
import { filterOf, type StoresFilter } from './stores-filter.ts'

const ownOf = (path: string) => (path === LATEST_STORES ? 'newly_joined' : 'popular')

/** /store/latest and /store/popular (docs/spec.md §2, Stores page). */
function StoresScreen() {
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
StoresScreen.readAhead = readAhead

function Stores({ where, own }: { where: Where; own: 'newly_joined' | 'popular' }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const filter = filterOf(address, own)
  const pagesBefore = usePagesBefore((page) => storesPageQuery(api, where, { filter, page }))
  const list = usePagedList(
    () => connectStores(queries, api, where),
    filter,
    pagesBefore.map(({ stores, total_size }) => ({ rows: stores, total_size })),
  )

  const show = useFilterFromUrl(list.actor, filter)
  const change = (filter: StoresFilter) => {
    show(filter)
    // The address follows, so that a reload and the way back find the same stores.
    setAddress({ category: filter.category, delivery: filter.delivery }, { replace: true })
  }
  return (
    <StoresView
      own={own}
      snapshot={list.snapshot}
      stores={list.rows}
      filter={list.filter}
      send={list.send}
      onFilter={change}
    />
  )
}

export { StoresScreen as Screen }
