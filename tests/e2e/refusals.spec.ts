import type { Page } from '@playwright/test'
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import type { Lang } from './support/words.ts'

type Refused = { code: string; message: string; [more: string]: unknown }

const place = '**/api/v1/customer/order/place'

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
  await page.route(
    place,
    (route) =>
      route.fulfill({
        status: 403,
        json: { errors: errors.map((error) => ('cart_id' in error ? { ...error, cart_id } : error)) },
      }),
    { times: 1 },
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
    next: 'Next available times',
  },
  ar: { few: 'لم يتبقَّ سوى', lower: /^تقليل إلى/, sold: 'نفدت الكمية.', remove: /^إزالة: /, next: /الأوقات/ },
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
