import { deepStrictEqual } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import { unwrap } from '#api/unwrap.ts'
import { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { connectStores } from '#src/features/stores/stores.ports.ts'
import { storesPageQuery } from '#src/features/stores/stores.queries.ts'
import type { StoresFilter } from '#src/features/stores/stores-filter.ts'
import { isOfOrders } from '#tests/machines/catalogue/paged-list.model.ts'
import { browser, type Visit, type Visited } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

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

export const pagedListBrowser = browser(
  pagedListMachine,
  async (visit, { from }) => {
    const { page } = visit
    const list = from === 'all orders' ? await ordersList(visit) : storesList(visit)
    return {
      ...list,
      open: async () => {
        // High enough for a filter to be in sight between the header and a toast.
        await page.setViewportSize({ width: 1440, height: 700 })
        await list.open()
        // So large that the end of even an empty list is out of sight.
        await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'))
      },
      gestures: {
        ...list.gestures,
        'list.retry': () => page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter'),
        // The customer stays at the end, however long the list becomes.
        'end.show': () =>
          page.getByRole('main').evaluate((main) => {
            const staying = new ResizeObserver(() => main.scrollIntoView({ block: 'end' }))
            staying.observe(main)
            Object.assign(window, { staying })
          }),
        'end.hide': () =>
          page.evaluate(() => {
            const { staying } = window as unknown as { staying: ResizeObserver }
            staying.disconnect()
            window.scrollTo(0, 0)
          }),
      },
    }
  },
  {
    offered: {
      'list.refresh': ({ context }) => isOfOrders(context.filter),
      // The button stands at the end of the list: a customer who presses it has the end in view.
      'list.retry': (snapshot) => snapshot.matches({ end: 'inView' }),
    },
    holds: ['listOrders', 'listStoresByType', 'listPopularStores', 'listLatestStores'],
  },
)

/** The orders of a customer, a page and a bit; news of any order refreshes them. */
async function ordersList({ page, stage, arrive }: Visit): Promise<Visited<typeof pagedListMachine>> {
  const { info } = await stage.becomeCustomer()
  for (let count = 0; count <= PAGE_OF_ORDERS; count++) await stage.placeOrder()
  let isRunning = false
  return {
    open: async () => {
      // The bar of an order under way would stand over the end of the list.
      await page.route('**/order/running-check*', (route) =>
        route.fulfill({ json: { running_orders: 0, order_id: null, orders: [] } }),
      )
      // The storefront opens the event stream seconds after the page stands.
      const line = page.waitForResponse(/\/api\/v1\/events/, { timeout: 20_000 })
      await arrive('/profile?page=my-orders')
      await line
    },
    answers: {
      loadPage: {
        asks: () => 'listOrders',
        shaped: (body, { sample }) =>
          sample === 0 ? body : ({ ...body, orders: [], total_size: 0 } as typeof body),
      },
    },
    gestures: {
      'filter.change': async () => {
        isRunning = !isRunning
        await page.getByRole('radio', { name: isRunning ? 'Active' : 'All orders' }).click()
      },
      'list.refresh': async () =>
        stage.shop.publish({
          owner: `customer:${info.id}`,
          topic: 'order',
          payload: { order_id: 1, order_status: 'confirmed' },
        }),
    },
  }
}

const PAGE_OF_ORDERS = 10

/** The stores of two zones, a page and a bit, with a first page that the server rendered. */
function storesList({ page, stage, live, arrive }: Visit): Visited<typeof pagedListMachine> {
  const { here, elsewhere } = stage.city
  let asked = 'listStoresByType'
  let filters = 0
  return {
    open: () =>
      arrive('/store/popular?category=all', {
        zone_ids: [...here.zone_ids, ...elsewhere.zone_ids],
        prerendered: true,
      }),
    answers: { loadPage: { ...(live.answers?.loadPage as object), asks: () => asked } },
    /** A query of stores retries twice by itself. */
    tries: { loadPage: 3 },
    gestures: {
      'filter.change': async () => {
        // The same filter once more is no change, and a fresh page is not asked for again.
        const isFirst = filters++ === 0
        asked = isFirst ? 'listPopularStores' : 'listLatestStores'
        await page.getByRole('radio', { name: isFirst ? 'Popular' : 'Newly Joined' }).click()
      },
    },
  }
}

/** docs/spec.md §8 General errors: a list that could not be read again stays, and the server's words are said. */
export const pagedListTold = told('pagedList', {
  // The list is read again because of the order, which a toast names.
  failure: (fact) => ({ ...failure(fact), afterwards: { mayAlsoSay: [['info', /^Order #\d+/]] } }),
})
