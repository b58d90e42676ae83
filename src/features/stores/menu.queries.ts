import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { PageQuestion } from '#machines/catalogue/paged-list.machine.ts'

/** Which goods of a store: `category_id` 0 is all, an empty `name` searches nothing. */
export type MenuFilter = { category_id: number; name: string; kind: 'all' | 'veg' | 'non_veg' }

const kinds = ['all', 'veg', 'non_veg'] as const

/** What the address asks for of the menu. */
export const menuFilterOf = (query: URLSearchParams): MenuFilter => ({
  category_id: Number(query.get('category')) || 0,
  name: query.get('search') ?? '',
  kind: kinds.find((kind) => kind === query.get('kind')) ?? 'all',
})

/** Most menus come whole: their categories then stand in the owner's order from the start. */
const PAGE = 50

export const menuPageQuery = (api: Api, store_id: number, { filter, page }: PageQuestion<MenuFilter>) =>
  queryOptions({
    queryKey: ['listLatestItems', 'searchStoreItems', store_id, filter, page],
    queryFn: ({ signal }) => {
      const { category_id, name, kind: type } = filter
      const query = { store_id, category_id, type, limit: PAGE, offset: page }
      return name
        ? unwrap(api.GET('/items/search', { params: { query: { ...query, name } }, signal }), 'products')
        : unwrap(api.GET('/items/latest', { params: { query }, signal }), 'products')
    },
    staleTime: 60_000,
  })
