// Only a browser shows it: React at work on a page whose texts the browser's translation has replaced.
import type { Locator, Page } from '@playwright/test'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import texts from '#src/i18n/ar/checkout/index.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { translatePage } from '#tests/support/translate.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const amountIn = async (shown: Locator) =>
  Number(
    latinDigits((await shown.textContent()) ?? '')
      .match(/\d[\d.,٬٫]*\d/)?.[0]
      .replace('٫', '.'),
  )

/** The amount of the button is that of the summary, and another one than before. */
async function nextAmount(page: Page, button: Locator, before: number): Promise<number> {
  const total = page.locator('[data-total] dd')
  await expect
    .poll(async () => {
      const [one, other] = [await amountIn(button), await amountIn(total)]
      return one === other && one !== before
    })
    .toBe(true)
  return amountIn(button)
}

test('a customer orders on a page that the browser translates, with each amount as it is now', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await fillCart(baseURL!, token, 3)
  await visitor({ token, lang: 'ar' })
  await page.goto('/checkout?page=cart')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: words.ar.placeOrder })
  await expect(button).toHaveText(/\d/)
  await page.evaluate(translatePage)
  await expect(button.locator('font').first()).toBeVisible()
  const first = await amountIn(button)

  await page.getByRole('button', { name: texts.summary.editCart }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: words.ar.oneMore }).first().click()
  await drawer.getByRole('button', { name: words.ar.close }).first().click()
  const more = await nextAmount(page, button, first)

  await main.getByRole('group', { name: texts.tips.title }).getByRole('button').nth(2).click()
  const tipped = await nextAmount(page, button, more)

  const coupons = await page.request.get('/api/v1/coupon/list', {
    headers: { zoneid: '[1]', moduleId: '1' },
  })
  const [coupon] = ((await coupons.json()) as { code: string; coupon_type: string; min_purchase: number }[])
    .filter(({ coupon_type }) => coupon_type === 'default')
    .sort((one, other) => one.min_purchase - other.min_purchase)
  await main.getByLabel(texts.coupon.label).fill(coupon!.code)
  await main.getByRole('button', { name: texts.coupon.apply, exact: true }).click()
  const due = await nextAmount(page, button, tipped)

  const request = page.waitForRequest('**/api/v1/customer/order/place')
  await button.click()
  expect((await request).postDataJSON()).toMatchObject({ order_amount: due, coupon_code: coupon!.code })
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
})
