import { useState } from 'react'
import type { Page, pagedListMachine, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { ListRow } from '#machines/catalogue/paging.ts'
import { type Flow, useFlow } from './use-flow.ts'

type PagedList<Row extends ListRow, Filter> = ReturnType<typeof pagedListOf<Row, Filter>>

export type PagedListFlow<Row extends ListRow, Filter> = Flow<typeof pagedListMachine> & {
  rows: Row[]
  filter: Filter
  change: (filter: Filter) => void
}

/**
 * Runs a paged list for as long as the component is mounted. `connect` is called once; `filter` and `saved`, the cached
 * pages from the first one on, are read once.
 */
export function usePagedList<Row extends ListRow, Filter>(
  connect: () => PagedList<Row, Filter>,
  filter: NoInfer<Filter>,
  saved?: readonly Page<NoInfer<Row>>[],
): PagedListFlow<Row, Filter> {
  const [list] = useState(connect)
  const flow = useFlow(() => list.machine, list.start(filter, saved))
  return {
    ...flow,
    rows: list.rows(flow.snapshot),
    filter: list.filter(flow.snapshot),
    change: (next) => flow.send(list.change(next)),
  }
}
