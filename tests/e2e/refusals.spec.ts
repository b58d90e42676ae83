// Only a browser shows which part of checkout a refusal leads to, and that the whole page says it once.
import type { APIRequestContext, Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { dueIn, plainOrder } from '#tests/fixtures/plain-order.ts'
import { answerOnce } from './support/faults.ts'
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

type Refused = { code: string; message: string; [more: string]: unknown }

const place = /\/customer\/order\/place/

/** The server refuses the next order for these reasons; `cart_id` 0 stands for the line that the cart really has. */
async function refuseOnce(page: Page, ...errors: Refused[]): Promise<void> {
  let cart_id = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/cart/')) return
    const lines = await response.json().catch(() => [])
    cart_id = lines[0]?.id ?? cart_id
  })
  await page.reload()
  await expect.poll(() => cart_id).toBeGreaterThan(0)
  await answerOnce(page, place, (route) =>
    route.fulfill({
      status: 403,
      json: { errors: errors.map((error) => ('cart_id' in error ? { ...error, cart_id } : error)) },
    }),
  )
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|الإشعارات/ })

const SAID = 'The words of the server.'
const stock = (left: number) => ({ code: 'stock', message: SAID, cart_id: 0, left })

test('a guest reads each refusal of an order once, and goes on from it', async ({ page, visitor }) => {
  test.slow()
  await visitor()
  const main = page.getByRole('main')
  const checkOut = async () => {
    await page.goto('/home')
    await addDish(page)
    await checkOutAsGuest(page)
    // The second checkout of the tab may know the phone number already.
    await main.getByRole('textbox', { name: words.en.contactPhone }).fill('')
    await fillContact(page)
  }

  await test.step('a line that is sold out says so, and goes', async () => {
    await checkOut()
    await refuseOnce(page, stock(0))
    await (await placeOrderButton(page)).click()
    await expect(page.getByText('Sold out.')).toBeVisible()
    await expect(page.getByText(SAID)).toHaveCount(0)
    await page.getByRole('button', { name: /^Remove: / }).click()
    await expect(page).toHaveURL(/\/home/)
  })

  await test.step('a store that closed says so, and offers other times', async () => {
    await checkOut()
    await refuseOnce(page, { code: 'store_closed', message: SAID })
    await (await placeOrderButton(page)).click()
    await expect(page.getByText(SAID)).toHaveCount(1)
    const times = page.getByRole('group', { name: 'Next available times' }).getByRole('button')
    await times.first().click()
    await expect(page.getByText(SAID)).toHaveCount(0)
  })

  await test.step('the total of another price stands once, and the cart is as before', async () => {
    await refuseOnce(page, { code: 'order_amount', message: 'The total is now 99.00.', expected: 99 })
    await (await placeOrderButton(page)).click()
    await expect(page.getByText('Prices changed')).toBeVisible()
    await expect(page.getByText('The total is now 99.00.')).toHaveCount(1)
    await expect(toasts(page).getByText(/./)).toHaveCount(0)
  })

  await test.step('a line with too many pieces says so, and is lowered in the cart', async () => {
    await refuseOnce(page, stock(1))
    await (await placeOrderButton(page)).click()
    const line = main.getByRole('listitem').filter({ hasText: 'Only 1 left.' })
    await expect(line).toBeFocused()
    await expect(page.getByText(SAID)).toHaveCount(0)
    await line.getByRole('button', { name: /^Lower to 1: / }).click()
    await expect(page.getByText('Only 1 left.')).toHaveCount(0)
    const cart = await page.evaluate(async () => {
      const guest_id = localStorage.getItem('guest_id')?.replaceAll('"', '')
      return (await fetch(`/api/v1/customer/cart/list?guest_id=${guest_id}`)).json()
    })
    expect(cart).toMatchObject([{ quantity: 1 }])
  })
})

type Product = { id: number; price: number; variations: unknown[]; food_variations: unknown[] }

/** Puts one piece of something cheap in the customer's cart, at a store that starts at more. */
async function fillTooLittle(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' }
  const ask = async (path: string) => (await request.get(`/api/v1/${path}`, { headers })).json()
  const { stores } = (await ask('stores/popular?limit=20&offset=1')) as {
    stores: { id: number; minimum_order: number; open: 0 | 1; active: 0 | 1 }[]
  }
  for (const store of stores.filter(({ open, active }) => open && active)) {
    const menu = await ask(`items/latest?store_id=${store.id}&category_id=0&limit=50&offset=1`)
    const cheap = (menu.products as Product[]).find(
      ({ price, food_variations }) => food_variations.length === 0 && price < store.minimum_order,
    )
    if (!cheap) continue
    const data = { model: 'Item', item_id: cheap.id, price: cheap.price, quantity: 1 }
    expect((await request.post('/api/v1/cart/add', { headers, data })).ok()).toBe(true)
    return
  }
  throw new Error('No store starts at more than one of its dishes costs.')
}

/** The customer orders something else with this coupon, as in another browser. */
async function useCouponElsewhere(request: APIRequestContext, token: string, coupon_code: string) {
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' }
  const [line] = await (await request.get('/api/v1/customer/cart/list', { headers })).json()
  const { item_id, price, quantity, item } = line
  const order = {
    ...plainOrder(item.store_id, [{ model: 'Item', item_id, price, quantity: quantity + 2 }]),
    order_type: 'take_away',
    coupon_code,
  }
  const send = (order_amount: number) =>
    request.post('/api/v1/customer/order/place', { headers, data: { ...order, order_amount } })
  const placed = await send(dueIn(await (await send(0)).json()))
  expect(placed.ok()).toBe(true)
}

test('a customer reads why a coupon is taken off, and with a phone in Arabic goes on from a sold-out line and from a minimum', async ({
  page,
  visitor,
  request,
  baseURL,
}) => {
  test.slow()
  let token = await tokenOf('new', baseURL!)
  await visitor({ token })

  await test.step('a coupon that was used up meanwhile says why at its field, and is taken off', async () => {
    await fillCart(baseURL!, token, 2)
    await page.goto('/checkout?page=cart')
    const field = page.getByLabel('Coupon code')
    await field.fill('TASTE20')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    const discount = page.locator('dt').filter({ hasText: 'Coupon TASTE20' })
    await expect(discount).toHaveCount(1)
    const button = await placeOrderButton(page)
    await useCouponElsewhere(request, token, 'TASTE20')
    const refused = page.waitForResponse(place)
    await button.click()
    const { errors } = await (await refused).json()
    expect(errors).toMatchObject([{ code: 'coupon' }])
    await expect(field).toHaveValue('TASTE20')
    await expect(page.getByText(errors[0].message)).toHaveCount(1)
    await expect(discount).toHaveCount(0)
    await expect(toasts(page).getByText(/./)).toHaveCount(0)
  })

  // Another customer, whose cart is empty.
  token = await tokenOf('new', baseURL!)
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('language-setting', 'ar')
    localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }))
  }, token)
  await page.setViewportSize({ width: 390, height: 900 })

  await test.step('a line that is sold out goes, and the rest is ordered', async () => {
    await fillCart(baseURL!, token, 2)
    await page.goto('/checkout?page=cart')
    await refuseOnce(page, stock(0))
    await (await placeOrderButton(page, 'ar')).click()
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'نفدت الكمية.' })
    await expect(line).toBeFocused()
    await expect(page.getByText(SAID)).toHaveCount(0)
    await line.getByRole('button', { name: /^إزالة ومتابعة: / }).click()
    await expect(line).toHaveCount(0)
    await (await placeOrderButton(page, 'ar')).click()
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  })

  await test.step('an order below the minimum of its store says so once, with a way to the store', async () => {
    await fillTooLittle(request, token)
    await page.goto('/checkout?page=cart')
    await (await placeOrderButton(page, 'ar')).click()
    const minimum = /الحد الأدنى/
    const notice = page.locator('[data-refused]').filter({ hasText: minimum })
    await expect(notice).toBeFocused()
    await expect(page.getByText(minimum)).toHaveCount(1)
    await expect(toasts(page).getByText(/./)).toHaveCount(0)
    await notice.getByRole('link', { name: /^أضف/ }).click()
    await expect(page).toHaveURL(/\/store\//)
  })
})
