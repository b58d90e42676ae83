import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import type { Module } from '#openapi/generated/client.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePagesBefore } from '#src/shop/use-pages-before.ts'
import { useShownModule, useWhere, type Where } from '#src/shop/where.ts'
import { connectResults, pageOf } from './results.ports.ts'
import { ResultsView } from './results.view.tsx'
import { searchPageQuery } from './search.queries.ts'
import { addressOf, isStart, type Wanted, wantedOf } from './search-address.ts'
import { SearchStart } from './search-start.tsx'
import { useDivision } from './use-division.ts'

/** /home with `data_type`: a list instead of the module's home (docs/spec.md §2, Search results page). */
export function Screen() {
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
  if (!module || module.module_type === 'parcel') return <Redirect to="/home" replace />
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
Screen.readAhead = readAhead

type ResultsProps = { where: Where; wanted: Wanted; module_type: Module['module_type'] }

function Results({ where, wanted: opened, module_type }: ResultsProps) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [list] = useState(() => connectResults(queries, api, where))
  const kept = usePagesBefore((page) => searchPageQuery(api, where, { filter: opened, page }))
  const ref = useActorRef(list.machine, {
    input: list.start(
      opened,
      kept.map((page) => pageOf(opened, page)),
    ),
  })
  const snapshot = useSelector(ref, (current) => current)
  const wanted = snapshot.context.filter as Wanted
  const division = useDivision(where, wanted, module_type)

  const show = useFilterFromUrl(ref, opened)
  const write = (next: URLSearchParams) => {
    show(wantedOf(next))
    // The address follows, so that a reload and the way back find the same list.
    setAddress(next, { replace: true })
  }

  return (
    <ResultsView
      snapshot={snapshot}
      wanted={wanted}
      rows={list.rows(snapshot)}
      module_type={module_type}
      {...division}
      view={address.get('view') === 'list' ? 'list' : 'grid'}
      send={ref.send}
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
