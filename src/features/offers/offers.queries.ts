import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTE = 60_000

/** Stores or goods of a page. */
const PAGE = 12

/** One campaign by number or slug, running or over, with a page of its stores. */
export const campaignPageQuery = (api: Api, where: Where, id: string, page: number) =>
  queryOptions({
    queryKey: ['getBasicCampaign', where, id, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/campaigns/basic-campaign-details', {
          params: { query: { basic_campaign_id: id, limit: PAGE, offset: page } },
          signal,
        }),
        'stores',
      ),
    staleTime: MINUTE,
  })

/** A page of a flash sale's items; the server answers 404 for a sale that is over. */
export const salePageQuery = (api: Api, where: Where, id: number, page: number) =>
  queryOptions({
    queryKey: ['listFlashSaleItems', where, id, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/flash-sales/items', {
          params: { query: { flash_sale_id: id, limit: PAGE, offset: page } },
          signal,
        }),
        'products',
      ),
    staleTime: MINUTE,
  })
