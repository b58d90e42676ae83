import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Api } from '#api/client.ts'
import { drawerStoresQuery } from '#app/shell/drawer.queries.ts'
import { anyPrice } from '#machines/catalogue/price-range.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { unreadNotificationsQuery, unreadQuery } from '#src/core/unread.queries.ts'
import { connectFundReturn, connectPoints, connectTransactions } from '#src/features/account/wallet.ports.ts'
import { connectCategory } from '#src/features/categories/category.ports.ts'
import { connectConversation } from '#src/features/chat/conversation.ports.ts'
import { connectConversations } from '#src/features/chat/conversations.ports.ts'
import { popularStoresQuery } from '#src/features/home/home.queries.ts'
import {
  conditionItemsQuery,
  conditionsQuery,
  featuredItemsQuery,
  homeStoresQuery,
  latestStoresQuery,
  mostReviewedItemsQuery,
  newArrivalsQuery,
  popularItemsQuery,
  recommendedItemsQuery,
} from '#src/features/home/later-sections.queries.ts'
import { connectNotificationList } from '#src/features/notifications/notifications.ports.ts'
import { connectCampaign, connectSale } from '#src/features/offers/offers.ports.ts'
import { connectOrders } from '#src/features/orders/orders.ports.ts'
import { connectResults } from '#src/features/search/results.ports.ts'
import type { Wanted } from '#src/features/search/search-address.ts'
import { connectMenu, connectStores } from '#src/features/stores/stores.ports.ts'
import { connectCheckout } from '#src/shared/checkout/checkout.ports.ts'
import { discountedItemsQuery } from '#src/shared/offers/discounted.queries.ts'
import { runningSaleQuery } from '#src/shared/offers/flash-sale.queries.ts'
import { connectCancelOrder } from '#src/shared/orders/cancel-order.ports.ts'
import { connectItemReviews, connectStoreReviews } from '#src/shared/reviews/reviews.ports.ts'
import { root } from '#tests/support/discover.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { isMutated } from '#tests/support/wanted.ts'
import { askPort, newQueries, recordingApi, silentApi, startPort } from './support/wire.ts'

const where = { zone_ids: [1], module_id: 2 }

const wanted: Wanted = {
  data_type: 'searched',
  search: 'soup',
  list_type: 'item',
  of: null,
  name: '',
  categories: [],
  brands: [],
  filters: [],
  sort: null,
  rating: null,
  price: anyPrice,
}

type Paged = { machine: AnyStateMachine }
type Ask = (api: Api, queries: QueryClient) => Promise<unknown>

/** Reads page 3 of a paged list; the reply has one row of 31. */
const third =
  (list: (api: Api, queries: QueryClient) => Paged, filter: unknown): Ask =>
  async (api, queries) => {
    const page = await askPort(list(api, queries).machine, 'loadPage', { filter, page: 3 })
    expect(page).toMatchObject({ rows: [{ id: expect.anything(), name: 'One' }], total_size: 31 })
  }

const results = (filter: Partial<Wanted>) =>
  third((api, queries) => connectResults(queries, api, where), { ...wanted, ...filter })
const stores = (category: string, delivery = 'all') =>
  third((api, queries) => connectStores(queries, api, where), { category, delivery })
const menu = (name: string) =>
  third((api, queries) => connectMenu(queries, api, 7), { category_id: 4, name, kind: 'veg' })

/** Reads what a query asks for. */
const query =
  (options: (api: Api) => { queryKey: readonly unknown[]; queryFn?: unknown }): Ask =>
  (api, queries) =>
    queries.fetchQuery(options(api) as Parameters<QueryClient['fetchQuery']>[0])

/** Every list of the storefront, and what it asks the server: page, size and filter (docs/spec.md §7, §9). */
const lists: [title: string, request: string, ask: Ask][] = [
  [
    'orders, all',
    'GET /customer/order/list?limit=10&offset=3',
    third(connectOrders, { type: 'list', module_id: null, name: '' }),
  ],
  [
    'orders, running',
    'GET /customer/order/running-orders?limit=10&offset=3',
    third(connectOrders, { type: 'running-orders', module_id: null, name: '' }),
  ],
  [
    'past orders of a module, searched',
    'GET /customer/order/past-orders?module_id=2&name=tea&limit=10&offset=3',
    third(connectOrders, { type: 'past-orders', module_id: 2, name: 'tea' }),
  ],
  [
    'wallet transactions',
    'GET /wallet/transactions?limit=10&offset=3&type=add_fund',
    third(connectTransactions, 'add_fund'),
  ],
  ['points', 'GET /loyalty-point/transactions?limit=10&offset=3', third(connectPoints, 'all')],
  [
    'wallet transactions after a payment',
    'GET /wallet/transactions?limit=10&offset=1&type=add_fund',
    (api) => askPort(connectFundReturn(api), 'listWalletTransactions'),
  ],
  ['conversations, all', 'GET /message/list?limit=15&offset=3', third(connectConversations, { type: 'all' })],
  [
    'conversations of a kind',
    'GET /message/list?limit=15&offset=3&type=vendor',
    third(connectConversations, { type: 'vendor' }),
  ],
  [
    'conversations by name',
    'GET /message/search-list?limit=15&offset=3&name=Lantern',
    third(connectConversations, { name: 'Lantern' }),
  ],
  [
    'messages of a conversation',
    'GET /message/details?conversation_id=5&limit=20&offset=3',
    (api) => askPort(connectConversation(api), 'getConversation', { whom: { conversation_id: 5 }, page: 3 }),
  ],
  ['unread messages', 'GET /message/list?limit=1', query(unreadQuery)],
  ['unread notifications', 'GET /customer/notifications?limit=1', query(unreadNotificationsQuery)],
  [
    'notifications',
    'GET /customer/notifications?limit=15&offset=3',
    (api) => askPort(connectNotificationList(api).machine, 'loadPage', { filter: 'all', page: 3 }),
  ],
  [
    'cancellation reasons',
    'GET /order/cancellation-reasons?limit=10&offset=1&type=customer&order_type=parcel',
    (api) =>
      askPort(connectCancelOrder(api, {} as ShopActors['session'], 'parcel'), 'listCancellationReasons'),
  ],
  [
    'saved addresses at checkout',
    'GET /address/list?limit=50&offset=1',
    (api) =>
      askPort(
        connectCheckout({ api, module_id: 1, guest_id: undefined } as never),
        'runParts.destination.deliveryAddress.listAddresses',
      ),
  ],
  ['stores of every kind', 'GET /stores/get-stores/all?limit=12&offset=3&store_type=all', stores('all')],
  [
    'top rated stores that are delivered',
    'GET /stores/get-stores/delivery?limit=12&offset=3&store_type=top_rated',
    stores('top_rated', 'delivery'),
  ],
  [
    'new stores with take away',
    'GET /stores/latest?limit=12&offset=3&type=take_away',
    stores('newly_joined', 'take_away'),
  ],
  ['popular stores', 'GET /stores/popular?limit=12&offset=3&type=all', stores('popular')],
  ['menu', 'GET /items/latest?store_id=7&category_id=4&type=veg&limit=50&offset=3', menu('')],
  [
    'menu, searched',
    'GET /items/search?store_id=7&category_id=4&type=veg&limit=50&offset=3&name=tea',
    menu('tea'),
  ],
  [
    'items of a category',
    'GET /categories/items/9?limit=12&offset=3',
    third((api, queries) => connectCategory(queries, api, where), { list: 'items', of: 9 }),
  ],
  [
    'stores of a category',
    'GET /categories/stores/9?limit=12&offset=3',
    third((api, queries) => connectCategory(queries, api, where), { list: 'stores', of: 9 }),
  ],
  [
    'reviews of an item',
    'GET /items/reviews/14?limit=10&offset=3',
    third((api, queries) => connectItemReviews(queries, api), 14),
  ],
  [
    'reviews of a store',
    'GET /stores/reviews?store_id=7&limit=10&offset=3',
    third((api, queries) => connectStoreReviews(queries, api), 7),
  ],
  [
    'stores of a campaign',
    'GET /campaigns/basic-campaign-details?basic_campaign_id=eid&limit=12&offset=3',
    third((api, queries) => connectCampaign(queries, api, where), 'eid'),
  ],
  [
    'items of a flash sale',
    'GET /flash-sales/items?flash_sale_id=6&limit=12&offset=3',
    third((api, queries) => connectSale(queries, api, where), 6),
  ],
  [
    'search results',
    'GET /get-combined-data?list_type=item&data_type=searched&name=soup&limit=12&offset=3',
    results({}),
  ],
  [
    'search results with every filter',
    'GET /get-combined-data?list_type=item&data_type=searched&name=soup&category_ids=[3,4]&brand_ids=[8]&filter=["popular","low"]&rating_count=4&min_price=5&max_price=90&limit=12&offset=3',
    results({
      categories: [3, 4],
      brands: [8],
      filters: ['popular'],
      sort: 'low',
      rating: 4,
      price: [5, 90],
    }),
  ],
  [
    'stores found, without what only items have',
    'GET /get-combined-data?list_type=store&data_type=searched&name=soup&filter=["popular"]&limit=12&offset=3',
    results({ list_type: 'store', brands: [8], filters: ['popular'], sort: 'low', price: [5, 90] }),
  ],
  [
    'items of a category, found',
    'GET /get-combined-data?list_type=item&data_type=category&category_ids=[9]&limit=12&offset=3',
    results({ data_type: 'category', of: 9, search: '' }),
  ],
  [
    'stores of a brand, found',
    'GET /get-combined-data?list_type=store&data_type=brand&brand_ids=[8]&limit=12&offset=3',
    results({ data_type: 'brand', of: 8, search: '', list_type: 'store' }),
  ],
  [
    'discounted items without their filter',
    'GET /get-combined-data?list_type=item&data_type=searched&limit=12&offset=3',
    results({ data_type: 'discounted', search: '' }),
  ],
  [
    'discounted items',
    'GET /get-combined-data?list_type=item&data_type=discounted&filter=["discounted"]&limit=12&offset=3',
    results({ data_type: 'discounted', search: '', filters: ['discounted'] }),
  ],
  [
    'flash sale of the home',
    'GET /flash-sales?limit=2&offset=1',
    query((api) => runningSaleQuery(api, where)),
  ],
  [
    'popular stores of the home',
    'GET /stores/popular?limit=12&offset=1&type=all',
    query((api) => popularStoresQuery(api, where)),
  ],
  [
    'latest stores of the home',
    'GET /stores/latest?limit=12&offset=1&type=all',
    query((api) => latestStoresQuery(api, where)),
  ],
  [
    'special offers',
    'GET /items/discounted?limit=15&offset=1',
    query((api) => discountedItemsQuery(api, where)),
  ],
  [
    'popular items',
    'GET /items/popular?limit=15&offset=1&type=all',
    query((api) => popularItemsQuery(api, where)),
  ],
  [
    'best reviewed items',
    'GET /items/most-reviewed?limit=15&offset=1&type=all',
    query((api) => mostReviewedItemsQuery(api, where)),
  ],
  [
    'new arrivals',
    'GET /items/new-arrival?limit=10&offset=1&type=all',
    query((api) => newArrivalsQuery(api, where)),
  ],
  [
    'recommended items',
    'GET /items/recommended?filter=all&limit=15&offset=1',
    query((api) => recommendedItemsQuery(api, where)),
  ],
  [
    'items of featured categories',
    'GET /categories/featured/items?limit=20&offset=1&type=all',
    query((api) => featuredItemsQuery(api, where)),
  ],
  [
    'common conditions',
    'GET /common-condition?limit=50&offset=1',
    query((api) => conditionsQuery(api, where)),
  ],
  [
    'items for a common condition',
    'GET /common-condition/items/11?limit=20&offset=1',
    query((api) => conditionItemsQuery(api, where, 11)),
  ],
  [
    'stores of the home',
    'GET /stores/get-stores/all?store_type=popular&limit=20&offset=1',
    query((api) => homeStoresQuery(api, where)),
  ],
  [
    'latest stores of the drawer',
    'GET /stores/latest?limit=10&offset=1',
    query((api) => drawerStoresQuery(api, where, 'latest')),
  ],
  [
    'popular stores of the drawer',
    'GET /stores/popular?limit=10&offset=1',
    query((api) => drawerStoresQuery(api, where, 'popular')),
  ],
]

/** A reply with every field by which some list holds its rows. */
const reply = Object.fromEntries(
  [
    'orders',
    'data',
    'conversations',
    'notifications',
    'messages',
    'addresses',
    'stores',
    'products',
    'items',
    'reviews',
    'active_products',
  ].map((field) => [field, [{ id: 1, transaction_id: 'a', name: 'One' }]]),
)

describe('what lists ask the server', () => {
  it.each(lists)('%s: %s', async (_, request, ask) => {
    const { api, sent } = recordingApi({ ...reply, total_size: 31, unread_message_count: 0 })
    await ask(api, newQueries())
    expect(sent).toEqual([{ request }])
  })

  it.each<[string, (api: Api) => Paged, unknown]>([
    ['orders', connectOrders, { type: 'list', module_id: null, name: '' }],
    ['wallet transactions', connectTransactions, 'all'],
    ['points', connectPoints, 'all'],
    ['notifications', connectNotificationList, 'all'],
    ['conversations', connectConversations, { type: 'all' }],
    ['conversations by name', connectConversations, { name: 'Lantern' }],
  ])('%s: a page is given up when the list is left', async (_, connect, filter) => {
    const { api, asked } = silentApi()
    const { actor, answered } = startPort(connect(api).machine, 'loadPage', { filter, page: 1 })
    answered.catch(() => {})
    const signal = await asked
    actor.stop()
    expect(signal.aborted).toBe(true)
  })

  it('transactions are told apart by their own id', async () => {
    const { api } = recordingApi({ ...reply, total_size: 1 })
    const page = await askPort(connectPoints(api).machine, 'loadPage', { filter: 'all', page: 1 })
    expect(page).toMatchObject({ rows: [{ id: 'a', transaction_id: 'a', name: 'One' }] })
  })

  // A mutation run rewrites the sources that this reads.
  it.skipIf(isMutated)('covers every paged operation that the storefront asks', () => {
    const nameOf = operationsOf(join(root, 'openapi/generated/storefront.json'))
    const covered = new Set(lists.map(([, request]) => nameOf('GET', `/api/v1${request.split(' ')[1]}`)))
    const paged = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/api\.GET\('([^']+)'([\s\S]*?)signal/g)]
        .filter(([, , given]) => /limit|offset|paging|params,/.test(given!))
        .map(([, path]) => ({ file, operation: nameOf('GET', `/api/v1${path}`) })),
    )
    expect(paged.length).toBeGreaterThan(25)
    expect(paged.filter(({ operation }) => !covered.has(operation))).toEqual([])
  })
})
