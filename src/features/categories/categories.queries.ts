import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Page, PageQuestion } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import type { CategoryFilter } from './category-filter.ts'

/** One category by number or slug, with those below it. */
export const categoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getCategory', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/categories/{id}', { params: { path: { id } }, signal }), 'name'),
    staleTime: 5 * 60_000,
  })

/** `hidden_count` items are left out for what the shopper avoids. */
type FoundPage = Page<Item | Store> & { hidden_count?: number }

/** Rows of a page, as in the search (docs/spec.md §9). */
const PAGE = 12

/** One page of the category's items, or of the stores that sell them. */
export const categoryPageQuery = (api: Api, where: Where, { filter, page }: PageQuestion<CategoryFilter>) =>
  queryOptions({
    queryKey: ['listCategoryItems', 'listCategoryStores', where, filter, page],
    queryFn: async ({ signal }): Promise<FoundPage> => {
      const params = { path: { id: String(filter.of) }, query: { limit: PAGE, offset: page } }
      if (filter.list === 'stores') {
        const reply = await unwrap(api.GET('/categories/stores/{id}', { params, signal }), 'stores')
        return { rows: reply.stores, total_size: reply.total_size }
      }
      const reply = await unwrap(api.GET('/categories/items/{id}', { params, signal }), 'products')
      const { products: rows, total_size, hidden_count } = reply
      return { rows, total_size, ...(hidden_count !== undefined && { hidden_count }) }
    },
    staleTime: 60_000,
  })
