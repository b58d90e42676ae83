/** How `npm run shots` and the accessibility tests get to what a line of an order, an earlier visit or another tab says. */
import type { Page } from 'playwright'
import type { CartLine } from '#openapi/generated/client.ts'
import { fillCart } from './demo-goods.ts'
import { checkOut, dialog, over } from './screen-steps.ts'

const wire = { zoneid: '[1]', moduleId: '2' }

/** Rewrites what the server answers about the cart from now on. */
const shapeCart = (page: Page, shaped: (line: CartLine, at: number) => Partial<CartLine>) =>
  page.route(/\/customer\/cart\/list/, async (route) => {
    const reply = await route.fetch()
    const lines: CartLine[] = await reply.json()
    await route.fulfill({
      response: reply,
      json: lines.map((line, at) => ({ ...line, ...shaped(line, at) })),
    })
  })

const unsold = (code: string) => ({ refusal: { code, message: 'This item is no longer sold.' } })

/** One line each that is gone, has other options, costs more, and is sold at other hours. */
const inTrouble = ({ item, price }: CartLine, at: number): Partial<CartLine> =>
  [
    unsold('item_id'),
    unsold('variation'),
    { added_price: Math.round(price * 80) / 100 },
    {
      item: {
        ...item,
        available_time_starts: '03:00:00',
        available_time_ends: '03:01:00',
        schedule_order: 1 as const,
      },
    },
  ][at] ?? {}

export const seeTroubles = async (page: Page) => {
  await fillCart(page)
  await shapeCart(page, inTrouble)
  await page.reload()
  await page.getByTestId('cart-badge').first().waitFor({ state: 'attached' })
  await over({ name: 'cart' })(page)
  await dialog(page).locator('li').nth(3).waitFor()
}

const headersOf = async (page: Page) => ({
  ...wire,
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
})

const cartOf = async (page: Page): Promise<CartLine[]> =>
  (await page.request.get('/api/v1/customer/cart/list', { headers: await headersOf(page) })).json()

/** Of the customer's checkout, once the fee is known. */
const placeButton = (page: Page) =>
  page.locator('[data-order-button] button').filter({ hasText: /\d/, visible: true }).last()

/** The customer's order is refused for these reasons. */
const beRefused = async (page: Page, errors: (lines: CartLine[]) => object[]) => {
  await checkOut(page)
  const refused = errors(await cartOf(page))
  await page.route(/\/customer\/order\/place/, (route) =>
    route.fulfill({ status: 403, json: { errors: refused } }),
  )
  await placeButton(page).click()
  await page.locator('[data-refused], [aria-invalid=true]').first().waitFor()
}

export const refuseLines = (page: Page) =>
  beRefused(page, (lines) => {
    const of = (at: number, code: string, more: object = {}) => ({
      code,
      message: 'The words of the server.',
      cart_id: lines[at]!.id,
      item_id: lines[at]!.item_id,
      ...more,
    })
    return [
      of(0, 'stock', { left: 0 }),
      of(1, 'stock', { left: 1 }),
      of(2, 'available_time'),
      of(3, 'item_id'),
    ]
  })

export const refuseCoupon = async (page: Page) => {
  await page.route(/\/coupon\/apply/, (route) =>
    route.fulfill({
      json: {
        id: 1,
        code: 'HARBOUR10',
        title: 'Harbour',
        discount: 10,
        discount_type: 'percent',
        coupon_type: 'default',
        min_purchase: 0,
        max_discount: 5,
        start_date: '2026-01-01',
        expire_date: '2030-01-01',
        limit: null,
        store_id: null,
        module_id: 2,
      },
    }),
  )
  await checkOut(page)
  const field = page.locator('input[name=coupon]')
  await field.fill('HARBOUR10')
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
  await page.route(/\/customer\/order\/place/, (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ code: 'coupon', message: 'You have already used this coupon.' }] },
    }),
  )
  await placeButton(page).click()
  await page.locator('[data-refused], [aria-invalid=true]').first().waitFor()
}

/** An earlier visit chose a time, a coupon, an address and the wallet, none of which holds any more. */
export const recallDraft = async (page: Page) => {
  await fillCart(page)
  const [line] = await cartOf(page)
  const headers = await headersOf(page)
  const { id } = await (await page.request.get('/api/v1/customer/info', { headers })).json()
  const draft = {
    version: 1,
    owner: `customer ${id}`,
    cart: `cart ${line!.item.store_id}`,
    at: Date.now() - 60_000,
    place: { lat: 25.213563, lng: 55.277018 },
    balance: 40,
    said: {
      schedule_at: new Date(Date.now() - 3_600_000).toISOString(),
      coupon_code: 'SUMMER',
      address_id: 999_999,
      payment_method: 'offline_payment',
      partial_payment: true,
      order_note: 'Please ring twice.',
    },
  }
  await page.evaluate((text) => localStorage.setItem('checkoutDrafts', text), JSON.stringify([draft]))
  await page.goto('/checkout?page=cart')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

/** Tells the page what another tab would tell it. */
const tellCart = (page: Page) => page.evaluate(() => new BroadcastChannel('souk:cart').postMessage('cart'))

/** Another tab took out a line, and changed the quantity of another. */
export const changeElsewhere = async (page: Page) => {
  await checkOut(page)
  await placeButton(page).waitFor()
  const [first, second] = await cartOf(page)
  const headers = await headersOf(page)
  await page.request.delete(`/api/v1/cart/remove-item?cart_id=${first!.id}`, { headers })
  await page.request.post('/api/v1/cart/update', {
    headers,
    data: { cart_id: second!.id, quantity: second!.quantity + 1, price: second!.price },
  })
  await tellCart(page)
  await page.locator('aside [role=alert]').waitFor()
}

/** Another tab filled the cart at another store. */
export const moveElsewhere = async (page: Page) => {
  await checkOut(page)
  await placeButton(page).waitFor()
  const [line] = await cartOf(page)
  const headers = await headersOf(page)
  const { products } = await (
    await page.request.get('/api/v1/items/popular?limit=50&offset=1', { headers })
  ).json()
  const other = products.find(
    (item: CartLine['item']) => item.store_id !== line!.item.store_id && item.variations.length === 0,
  )
  await page.request.delete('/api/v1/cart/remove', { headers })
  await page.request.post('/api/v1/cart/add', {
    headers,
    data: { model: 'Item', item_id: other.id, price: other.price, quantity: 1 },
  })
  await tellCart(page)
  await dialog(page).waitFor()
}

/** Another tab signed the customer out. */
export const signOutElsewhere = async (page: Page) => {
  await checkOut(page)
  await placeButton(page).waitFor()
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('token'))
  await other.close()
  await page.locator('main [role=alert] h1').waitFor()
}
