import type { Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { dueIn, PHONE, plainDishes, plainOrder } from '#tests/fixtures/plain-order.ts'

type Item = Awaited<ReturnType<typeof plainDishes>>[number]
type Store = { id: number; name: string; open: 0 | 1; active: 0 | 1 }

export type Placed = { id: number; store: Store; items: Item[] }

const food = { zoneid: '[1]', moduleId: '1' }

async function shopperOf(page: Page) {
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const token = await stored('token')
  const headers = { ...food, 'X-localization': (await stored('language-setting')) ?? 'en' }
  return token
    ? { headers: { ...headers, authorization: `Bearer ${token}` }, who: {} }
    : { headers, who: { guest_id: await stored('guest_id') } }
}

/** Plain dishes of an open restaurant that has some, one of them with an add-on; `skip` leaves out a restaurant. */
async function dinnerAt(page: Page, skip?: number): Promise<{ store: Store; items: Item[] }> {
  const { headers } = await shopperOf(page)
  const api = createClient<paths>({ baseUrl: new URL('/api/v1', page.url()).href, headers })
  const query = { limit: 12, offset: 1 }
  const { data } = await api.GET('/stores/popular', { params: { query } })
  for (const store of data!.stores.filter(({ id, open, active }) => open && active && id !== skip)) {
    const items = await plainDishes(api as never, store.id)
    if (items.length > 1 && items.some(({ add_ons }) => add_ons.length > 0)) return { store, items }
  }
  throw new Error('No open restaurant has two plain dishes.')
}

/**
 * The shopper of this page orders two dishes to a house and a floor, the first with an add-on; a digital order waits for
 * its payment, however fast the simulated kitchen works.
 */
export async function placeDinner(
  page: Page,
  payment_method: 'cash_on_delivery' | 'digital_payment' = 'cash_on_delivery',
  more: { schedule_at?: string; contact_person_number?: string } = {},
): Promise<Placed> {
  const { headers, who } = await shopperOf(page)
  const { store, items } = await dinnerAt(page)
  const first = items.find(({ add_ons }) => add_ons.length > 0)!
  const second = items.find((item) => item !== first)!
  const line = ({ id, price }: Item, quantity: number, more: object = {}) => ({
    model: 'Item',
    item_id: id,
    price,
    quantity,
    ...more,
  })
  const cart = [line(first, 2, { add_on_ids: [first.add_ons[0]!.id], add_on_qtys: [2] }), line(second, 1)]
  const order = {
    ...plainOrder(store.id, cart),
    ...who,
    payment_method,
    road: '5',
    house: '14',
    floor: '3',
    dm_tips: 3,
    contact_person_email: 'nadia@example.com',
    ...more,
  }
  const place = async (order_amount: number) =>
    (
      await page.request.post('/api/v1/customer/order/place', {
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        data: { ...order, order_amount },
      })
    ).json()
  const { order_id, errors }: { order_id: number; errors?: unknown } = await place(dueIn(await place(0)))
  if (!order_id) throw new Error(`The order was refused: ${JSON.stringify(errors)}`)
  return { id: order_id, store, items: [first, second] }
}

/** An instant of tomorrow, by the shop's clock four hours ahead of UTC, at which everything is open. */
export const tomorrowAtNoon = (): string =>
  `${new Date(Date.now() + 28 * 3_600_000).toISOString().slice(0, 10)}T12:00:00.000Z`

export async function cancelOrder(page: Page, order_id: number): Promise<void> {
  const { headers, who } = await shopperOf(page)
  const reply = await page.request.post('/api/v1/order/cancel', {
    headers,
    data: { order_id, reason: 'I ordered by mistake', ...who },
  })
  if (!reply.ok()) throw new Error(`The order was not canceled: ${await reply.text()}`)
}

/** Puts one dish of another restaurant into the cart. */
export async function addFromAnother(page: Page, { store }: Placed): Promise<Store> {
  const { headers, who } = await shopperOf(page)
  const other = await dinnerAt(page, store.id)
  const [{ id, price }] = other.items as [Item]
  const data = { ...who, model: 'Item', item_id: id, price, quantity: 1 }
  const reply = await page.request.post('/api/v1/cart/add', { headers, data })
  if (!reply.ok()) throw new Error(`The dish was not added: ${await reply.text()}`)
  return other.store
}

/** What the cart of this page's shopper holds, as the server says. */
export async function cartOf(page: Page): Promise<{ item_id: number; quantity: number }[]> {
  const { headers, who } = await shopperOf(page)
  const query = 'guest_id' in who ? `?guest_id=${who.guest_id}` : ''
  return (await page.request.get(`/api/v1/customer/cart/list${query}`, { headers })).json()
}

/** The page of the order in this browser: a guest's proves itself by the phone number of a link. */
export async function openOrder(page: Page, { id }: Placed): Promise<void> {
  const isCustomer = await page.evaluate(() => localStorage.getItem('token') !== null)
  await page.goto(
    isCustomer
      ? `/profile?page=my-orders&orderId=${id}`
      : `/track-order?order_id=${id}&contact_number=${encodeURIComponent(PHONE)}&view=details`,
  )
}
