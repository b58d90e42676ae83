import type { APIRequestContext, Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { dueIn, plainOrder } from '#tests/fixtures/plain-order.ts'
import { answerOnce } from './support/faults.ts'
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import type { Lang } from './support/words.ts'

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

const notes = (page: Page, lang: Lang = 'en') =>
  page.getByRole('region', { name: lang === 'en' ? /Notifications/ : /الإشعارات/ })

const stock = (left: number, message: string) => ({ code: 'stock', message, cart_id: 0, left })

const texts = {
  en: {
    few: 'Only 1 left.',
    lower: /^Lower to 1: /,
    sold: 'Sold out.',
    remove: /^Remove: /,
    removeOne: /^Remove and continue: /,
    next: 'Next available times',
    minimum: /^The minimum order at this store is/,
    addMore: /^Add more from/,
    coupon: 'Coupon code',
    apply: 'Apply',
    discount: 'Coupon TASTE20',
  },
  ar: {
    few: 'لم يتبقَّ سوى',
    lower: /^تقليل إلى/,
    sold: 'نفدت الكمية.',
    remove: /^إزالة: /,
    removeOne: /^إزالة ومتابعة: /,
    next: /الأوقات/,
    minimum: /الحد الأدنى/,
    addMore: /^أضف/,
    coupon: 'رمز القسيمة',
    apply: 'تطبيق',
    discount: /TASTE20/,
  },
} as const

const rooms = [
  { lang: 'en', width: 1440, theme: 'light' },
  { lang: 'ar', width: 390, theme: 'dark' },
] as const

for (const { lang, width, theme } of rooms)
  test.describe(`an order of a guest that is refused, ${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(async ({ page, visitor }) => {
      await visitor({ lang, theme })
      await page.goto('/home')
      await addDish(page, lang)
      await checkOutAsGuest(page, lang)
      await fillContact(page, lang)
    })

    test('a line with too many pieces says so once, and is lowered in the cart', async ({ page }) => {
      await refuseOnce(page, stock(1, 'The words of the server.'))
      await (await placeOrderButton(page, lang)).click()
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: texts[lang].few })
      await expect(line).toBeFocused()
      await expect(page.getByText('The words of the server.')).toHaveCount(0)
      await line.getByRole('button', { name: texts[lang].lower }).click()
      await expect(page.getByText(texts[lang].few)).toHaveCount(0)
      const cart = await page.evaluate(async () => {
        const guest_id = localStorage.getItem('guest_id')?.replaceAll('"', '')
        return (await fetch(`/api/v1/customer/cart/list?guest_id=${guest_id}`)).json()
      })
      expect(cart).toMatchObject([{ quantity: 1 }])
    })

    test('a line that is sold out says so once, and goes', async ({ page }) => {
      await refuseOnce(page, stock(0, 'The words of the server.'))
      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByText(texts[lang].sold)).toBeVisible()
      await expect(page.getByText('The words of the server.')).toHaveCount(0)
      await page.getByRole('button', { name: texts[lang].remove }).click()
      await expect(page).toHaveURL(/\/home/)
    })

    test('a store that closed says so once, and offers other times', async ({ page }) => {
      await refuseOnce(page, { code: 'store_closed', message: 'The words of the server.' })
      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByText('The words of the server.')).toHaveCount(1)
      const times = page.getByRole('group', { name: texts[lang].next }).getByRole('button')
      await times.first().click()
      await expect(page.getByText('The words of the server.')).toHaveCount(0)
    })
  })

test('the total of another price stands once, and the cart is as before', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  await refuseOnce(page, { code: 'order_amount', message: 'The total is now 99.00.', expected: 99 })
  await (await placeOrderButton(page)).click()
  await expect(page.getByText('Prices changed')).toBeVisible()
  await expect(page.getByText('The total is now 99.00.')).toHaveCount(1)
  await expect(notes(page).getByText(/./)).toHaveCount(0)
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

for (const { lang, width, theme } of rooms)
  test.describe(`an order of a customer that is refused, ${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    let token = ''

    test.beforeEach(async ({ visitor, baseURL }) => {
      token = await tokenOf('new', baseURL!)
      await visitor({ token, lang, theme })
    })

    test('a line that is sold out goes, and the rest is ordered', async ({ page, baseURL }) => {
      await fillCart(baseURL!, token, 2)
      await page.goto('/checkout?page=cart')
      await refuseOnce(page, stock(0, 'The words of the server.'))
      await (await placeOrderButton(page, lang)).click()
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: texts[lang].sold })
      await expect(line).toBeFocused()
      await expect(page.getByText('The words of the server.')).toHaveCount(0)
      await line.getByRole('button', { name: texts[lang].removeOne }).click()
      await expect(line).toHaveCount(0)
      await (await placeOrderButton(page, lang)).click()
      await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
    })

    test('an order below the minimum of its store says so once, with a way to the store', async ({
      page,
      request,
    }) => {
      await fillTooLittle(request, token)
      await page.goto('/checkout?page=cart')
      await (await placeOrderButton(page, lang)).click()
      const notice = page.locator('[data-refused]').filter({ hasText: texts[lang].minimum })
      await expect(notice).toBeFocused()
      await expect(page.getByText(texts[lang].minimum)).toHaveCount(1)
      await expect(notes(page, lang).getByText(/./)).toHaveCount(0)
      await notice.getByRole('link', { name: texts[lang].addMore }).click()
      await expect(page).toHaveURL(/\/store\//)
    })

    test('a coupon that was used up meanwhile says why at its field, and is taken off', async ({
      page,
      request,
      baseURL,
    }) => {
      await fillCart(baseURL!, token, 2)
      await page.goto('/checkout?page=cart')
      await page.getByLabel(texts[lang].coupon).fill('TASTE20')
      await page.getByRole('button', { name: texts[lang].apply, exact: true }).click()
      const discount = page.locator('dt').filter({ hasText: texts[lang].discount })
      await expect(discount).toHaveCount(1)
      const button = await placeOrderButton(page, lang)
      await useCouponElsewhere(request, token, 'TASTE20')
      const refused = page.waitForResponse(place)
      await button.click()
      const { errors } = await (await refused).json()
      expect(errors).toMatchObject([{ code: 'coupon' }])
      await expect(page.getByLabel(texts[lang].coupon)).toHaveValue('TASTE20')
      await expect(page.getByText(errors[0].message)).toHaveCount(1)
      await expect(discount).toHaveCount(0)
      await expect(notes(page, lang).getByText(/./)).toHaveCount(0)
    })
  })
