import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { PageQuestion } from '#machines/catalogue/paged-list.machine.ts'
import { anyPrice, isAnyPrice } from '#machines/catalogue/price-range.ts'
import type { Where } from '#src/core/where.ts'
import type { Wanted } from './search-address.ts'
import { typedText } from './typed-text.ts'

/** Search page size (docs/spec.md §9). */
const PAGE = 12

const list = (values: readonly (number | string)[]) =>
  values.length > 0 ? JSON.stringify(values) : undefined

/** One page of the search results (docs/spec.md §7, Search). */
export const searchPageQuery = (api: Api, where: Where, { filter: wanted, page }: PageQuestion<Wanted>) =>
  queryOptions({
    queryKey: ['combinedSearch', where, wanted, page],
    queryFn: ({ signal }) => {
      const { data_type, of, categories, brands, filters, sort, rating, list_type } = wanted
      const isOfItems = list_type === 'item'
      const ofCategory = data_type === 'category' && of !== null ? [of] : []
      // The chosen brands and prices apply to items; the stores of a brand are those that sell it.
      const ofBrand = data_type === 'brand' && of !== null ? [of] : []
      const [min_price, max_price] = isOfItems && !isAnyPrice(wanted.price) ? wanted.price : []
      const isStillDiscounted = data_type !== 'discounted' || filters.includes('discounted')
      return unwrap(
        api.GET('/get-combined-data', {
          params: {
            query: {
              list_type,
              data_type: isStillDiscounted ? data_type : 'searched',
              name: typedText(wanted) || undefined,
              category_ids: list(categories.length > 0 ? categories : ofCategory),
              brand_ids: list(isOfItems ? brands : ofBrand),
              filter: list(sort && isOfItems ? [...filters, sort] : filters),
              rating_count: rating ?? undefined,
              min_price,
              max_price,
              limit: PAGE,
              offset: page,
            },
          },
          signal,
        }),
        isOfItems ? 'products' : 'stores',
      )
    },
    staleTime: 60_000,
  })

/** The categories of everything found, whichever of them are chosen now. */
export const foundCategoriesQuery = (api: Api, where: Where, wanted: Wanted) =>
  searchPageQuery(api, where, { filter: { ...wanted, list_type: 'item', categories: [] }, page: 1 })

/** The first page at any price: with no price chosen, the page of the list itself. */
export const anyPriceQuery = (api: Api, where: Where, wanted: Wanted) =>
  searchPageQuery(api, where, { filter: { ...wanted, price: anyPrice }, page: 1 })

/** What a customer may like, for the search that has no text yet (docs/spec.md §6, suggested searches). */
export const suggestedItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listSuggestedItems', where],
    queryFn: ({ signal }) => unwrap(api.GET('/items/suggested', { signal }), 'map'),
    staleTime: 60_000,
  })
