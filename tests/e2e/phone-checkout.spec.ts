import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const folds = (page: Page) => page.getByRole('main').locator('details:has(input)')

test.describe('checkout of a customer on a phone', () => {
  test.beforeEach(async ({ page, visitor, baseURL }) => {
    const token = await tokenOf('new', baseURL!)
    await fillCart(baseURL!, token, 3)
    await visitor({ token })
    await page.goto('/checkout?page=cart')
    await placeOrderButton(page)
  })

  test('the three tips stand in one row', async ({ page }) => {
    const boxes = await Promise.all(
      (await page.getByRole('button', { name: /^Tip AED/ }).all()).map((tip) => tip.boundingBox()),
    )
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
    expect(new Set(boxes.map((box) => Math.round(box!.width))).size).toBe(1)
  })

  test('optional fields are closed, and a value that the customer typed comes back with its group open', async ({
    page,
  }) => {
    for (const fold of await folds(page).all()) await expect(fold).not.toHaveAttribute('open')
    await page.getByText('Anything else?').click()
    await page.getByLabel('Order note').fill('Less salt')
    await expect(page.getByLabel('Street number')).toBeHidden()
    // The draft is stored before the page goes.
    await expect
      .poll(() =>
        page.evaluate(() => Object.values({ ...localStorage }).some((kept) => kept.includes('Less salt'))),
      )
      .toBe(true)
    await page.reload()
    await placeOrderButton(page)
    await expect(page.getByLabel('Order note')).toBeVisible()
    await expect(page.getByLabel('Order note')).toHaveValue('Less salt')
  })
})
