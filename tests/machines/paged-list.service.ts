import { deepStrictEqual } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import { unwrap } from '#api/unwrap.ts'
import { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { connectStores } from '#src/features/stores/stores.ports.ts'
import { storesPageQuery } from '#src/features/stores/stores.queries.ts'
import type { StoresFilter } from '#src/features/stores/stores-filter.ts'
import { service } from '#tests/support/service.ts'

const all: StoresFilter = { category: 'all', delivery: 'all' }
const popular: StoresFilter = { category: 'popular', delivery: 'all' }

/** The list of stores, in two zones, which is a page and a bit. */
export const pagedListService = service(pagedListMachine, async ({ api, server, wire, city }) => {
  const zone_ids = [...city.here.zone_ids, ...city.elsewhere.zone_ids]
  wire.zone_ids = zone_ids
  const queries = new QueryClient()
  /** Pages read a moment ago would be shown again at once; here a while has gone by. */
  const aWhileLater = () => {
    queries.removeQueries({ predicate: ({ state }) => state.fetchStatus === 'idle' })
    return {}
  }
  const where = { zone_ids, module_id: wire.module_id }
  const { machine, start } = connectStores(queries, api, where)
  const { stores: rows, total_size } = await new QueryClient().fetchQuery(
    storesPageQuery(server, where, { filter: all, page: 1 }),
  )
  return {
    connected: machine,
    inputs: { 'all orders': start(all), 'all stores, begun before': start(all, [{ rows, total_size }]) },
    events: {
      'filter.change': () => ({ ...aWhileLater(), filter: popular }),
      'list.refresh': aWhileLater,
      'list.retry': aWhileLater,
    },
    answers: {
      loadPage: {
        asks: ({ filter }) =>
          (filter as StoresFilter).category === 'popular' ? 'listPopularStores' : 'listStoresByType',
        shaped: (body, { sample }) =>
          sample === 0 ? body : ({ ...body, stores: [], total_size: 0 } as typeof body),
      },
    },
    /** Once everything is shown, it is what the server has, in its order and each once. */
    holds: async (snapshot) => {
      const { filter, rows, total_size } = snapshot.context
      if (rows.length !== total_size || total_size === 0) return
      const query = { limit: 50, offset: 1 }
      const { stores } =
        filter === popular
          ? await unwrap(server.GET('/stores/popular', { params: { query } }))
          : await unwrap(
              server.GET('/stores/get-stores/{type}', { params: { path: { type: 'all' }, query } }),
            )
      const ids = (list: { id: number | string }[]) => list.map(({ id }) => id)
      deepStrictEqual(ids(rows), ids(stores))
    },
  }
})
