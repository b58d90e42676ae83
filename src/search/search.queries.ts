import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { PageQuestion } from '#machines/paged-list.machine.ts'
import type { Where } from '#src/shop/where.ts'
import { typedText, type Wanted } from './search-address.ts'

/** Search page size (spec §9). */
const PAGE = 12

const list = (values: readonly (number | string)[]) =>
  values.length > 0 ? JSON.stringify(values) : undefined

/** One page of what is wanted (spec §7, Search). */
export const searchPageQuery = (api: Api, where: Where, { filter: wanted, page }: PageQuestion<Wanted>) =>
  queryOptions({
    queryKey: ['combinedSearch', where, wanted, page],
    queryFn: ({ signal }) => {
      const { data_type, of, categories, filters, sort, rating, list_type } = wanted
      const ofCategory = data_type === 'category' && of !== null ? [of] : []
      const isStillDiscounted = data_type !== 'discounted' || filters.includes('discounted')
      return unwrap(
        api.GET('/get-combined-data', {
          params: {
            query: {
              list_type,
              data_type: isStillDiscounted ? data_type : 'searched',
              name: typedText(wanted) || undefined,
              category_ids: list(categories.length > 0 ? categories : ofCategory),
              brand_ids: list(data_type === 'brand' && of !== null ? [of] : []),
              filter: list(sort && list_type === 'item' ? [...filters, sort] : filters),
              rating_count: rating ?? undefined,
              limit: PAGE,
              offset: page,
            },
          },
          signal,
        }),
        list_type === 'store' ? 'stores' : 'products',
      )
    },
    staleTime: 60_000,
  })

/** The categories of everything found, whichever of them are chosen now. */
export const foundCategoriesQuery = (api: Api, where: Where, wanted: Wanted) =>
  searchPageQuery(api, where, { filter: { ...wanted, list_type: 'item', categories: [] }, page: 1 })

/** The module's categories; the same read as on its home. */
export const categoriesQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listCategories', where],
    queryFn: ({ signal }) => unwrap(api.GET('/categories', { signal }), 'map'),
    staleTime: 5 * 60_000,
  })

/** What a customer may like, for the search that has no text yet (spec §6, suggested searches). */
export const suggestedItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listSuggestedItems', where],
    queryFn: ({ signal }) => unwrap(api.GET('/items/suggested', { signal }), 'map'),
    staleTime: 60_000,
  })
