import type { Page } from 'playwright'
import { dueIn, PHONE, plainOrder } from './plain-order.ts'

const wire = { zoneid: '[1]', moduleId: '2' }

type Store = { id: number; open: 0 | 1; active: 0 | 1 }
type Item = { id: number; price: number; stock: number; variations: readonly unknown[] }

/** Goods of a grocery store that is open now, none of which must be chosen in. */
async function plainGoods(page: Page): Promise<{ store_id: number; lines: object[] }> {
  const ask = async (path: string) => (await page.request.get(`/api/v1/${path}`, { headers: wire })).json()
  const { stores }: { stores: Store[] } = await ask('stores/popular?limit=12&offset=1')
  const store = stores.find(({ open, active }) => open && active)
  if (!store) throw new Error('No grocery store is open.')
  const { products }: { products: Item[] } = await ask(
    `items/latest?store_id=${store.id}&category_id=0&limit=50&offset=1`,
  )
  const lines = products
    .filter(({ variations, stock }) => variations.length === 0 && stock > 4)
    .slice(0, 4)
    .map(({ id, price }, at) => ({ model: 'Item', item_id: id, price, quantity: (at % 2) + 1 }))
  return { store_id: store.id, lines }
}

const keptIn = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Replaces the visitor's cart with four items, and reloads the page. */
export async function fillCart(page: Page): Promise<void> {
  const token = await keptIn(page, 'token')
  const guest_id = token ? undefined : await keptIn(page, 'guest_id')
  if (!token && !guest_id) throw new Error('The page has no guest yet: wait until it has come to rest.')
  const headers = { ...wire, ...(token && { authorization: `Bearer ${token}` }) }
  const { lines } = await plainGoods(page)
  await page.request.delete(`/api/v1/cart/remove${guest_id ? `?guest_id=${guest_id}` : ''}`, { headers })
  for (const line of lines)
    await page.request.post('/api/v1/cart/add', { headers, data: { ...line, ...(guest_id && { guest_id }) } })
  await page.reload()
  await page.getByTestId('cart-badge').first().waitFor({ state: 'attached' })
}

/** Keeps some food and some restaurants of this page's customer, and shows the page again. */
export async function fillWishlist(page: Page): Promise<void> {
  const headers = { zoneid: '[1]', moduleId: '1', authorization: `Bearer ${await keptIn(page, 'token')}` }
  const ask = async (path: string) => (await page.request.get(`/api/v1/${path}`, { headers })).json()
  const { stores }: { stores: Store[] } = await ask('stores/popular?limit=3&offset=1')
  const { products }: { products: Item[] } = await ask('items/popular?limit=5&offset=1')
  const wishes = [...stores.map(({ id }) => `store_id=${id}`), ...products.map(({ id }) => `item_id=${id}`)]
  for (const wish of wishes) await page.request.post(`/api/v1/wish-list/add?${wish}`, { headers })
  await page.reload()
}

/** Orders the items as "buy now" for the guest of this page; the page must have been open for the guest to exist. */
export async function guestOrder(
  page: Page,
  payment_method: 'cash_on_delivery' | 'digital_payment' | 'offline_payment' = 'cash_on_delivery',
): Promise<{ id: number; phone: string }> {
  const { store_id, lines } = await plainGoods(page)
  const order = {
    ...plainOrder(store_id, lines),
    payment_method,
    guest_id: await keptIn(page, 'guest_id'),
    contact_person_email: 'nadia@example.com',
  }
  const place = async (order_amount: number) =>
    (
      await page.request.post('/api/v1/customer/order/place', {
        headers: { ...wire, 'Idempotency-Key': crypto.randomUUID() },
        data: { ...order, order_amount },
      })
    ).json()
  // The shop refuses an amount that is not its own, and says its own.
  const { order_id, errors }: { order_id: number; errors?: unknown } = await place(dueIn(await place(0)))
  if (!order_id) throw new Error(`The order was refused: ${JSON.stringify(errors)}`)
  return { id: order_id, phone: PHONE }
}
