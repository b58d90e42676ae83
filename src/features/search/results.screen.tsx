import { useQueryClient } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { usePagesBefore } from '#src/core/use-pages-before.ts'
import { useShownModule, useWhere, type Where } from '#src/core/where.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { ListDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useHiddenItems } from '#src/shared/diet/hidden-items.ts'
import { connectResults, pageOf } from './results.ports.ts'
import { ResultsView } from './results.view.tsx'
import { searchPageQuery } from './search.queries.ts'
import { addressOf, isStart, type Wanted, wantedOf } from './search-address.ts'
import { SearchStart } from './search-start.part.tsx'
import { useDivision } from './use-division.ts'

/** /home with `data_type`: a list instead of the module's home (docs/spec.md §2, Search results page). */
function ResultsScreen() {
  return (
    <Catalogue>
      <Addressed />
    </Catalogue>
  )
}

function Addressed() {
  const module = useShownModule()
  const where = useWhere()
  const [address] = useSearchParams()
  const wanted = wantedOf(address)
  if (!module || module.module_type === 'parcel') return <Redirect to={HOME} replace />
  if (isStart(wanted)) return <SearchStart key={module.id} module_type={module.module_type} />
  const { data_type, search, of } = wanted
  return (
    <Results
      key={JSON.stringify([where, data_type, search, of])}
      where={where}
      wanted={wanted}
      module_type={module.module_type}
    />
  )
}

const readAhead: ReadAhead = ({ api, queries, where }, { search }) => {
  const filter = wantedOf(search)
  if (!isStart(filter)) void queries.prefetchQuery(searchPageQuery(api, where, { filter, page: 1 }))
}
ResultsScreen.readAhead = readAhead

type ResultsProps = { where: Where; wanted: Wanted; module_type: Module['module_type'] }

function Results({ where, wanted: opened, module_type }: ResultsProps) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const pagesBefore = usePagesBefore((page) => searchPageQuery(api, where, { filter: opened, page }))
  const list = usePagedList(
    () => connectResults(queries, api, where),
    opened,
    pagesBefore.map((page) => pageOf(opened, page)),
  )
  const wanted = list.filter
  const division = useDivision(where, wanted, module_type)

  useHiddenItems(list.actor)
  const show = useFilterFromUrl(list.actor, opened)
  const write = (next: URLSearchParams) => {
    show(wantedOf(next))
    // The address follows, so that a reload and the way back find the same list.
    setAddress(next, { replace: true })
  }

  return (
    <ResultsView
      snapshot={list.snapshot}
      wanted={wanted}
      rows={list.rows}
      module_type={module_type}
      {...division}
      view={address.get('view') === 'list' ? 'list' : 'grid'}
      send={list.send}
      diet={
        wanted.list_type === 'item' && (
          <ListDiet first={searchPageQuery(api, where, { filter: wanted, page: 1 })} />
        )
      }
      onWant={(next) => write(addressOf(address, next))}
      onView={(view) => {
        const next = new URLSearchParams(address)
        if (view === 'list') next.set('view', view)
        else next.delete('view')
        write(next)
      }}
    />
  )
}

export { ResultsScreen as Screen }
