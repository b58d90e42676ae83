// Only a browser shows the layout of a phone, and which parts of the checkout it folds.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const folds = (page: Page) => page.getByRole('main').locator('details:has(input)')
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

test('checkout of a customer on a phone has its tips in one row, its total at the top, and optional fields closed until they hold a value', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await fillCart(baseURL!, token, 3)
  await visitor({ token })
  await page.goto('/checkout?page=cart')
  const button = await placeOrderButton(page)

  await test.step('optional fields are closed', async () => {
    for (const fold of await folds(page).all()) await expect(fold).not.toHaveAttribute('open')
  })

  await test.step('the three tips stand in one row', async () => {
    const boxes = await Promise.all(
      (await page.getByRole('button', { name: /^Tip AED/ }).all()).map((tip) => tip.boundingBox()),
    )
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
    expect(new Set(boxes.map((box) => Math.round(box!.width))).size).toBe(1)
  })

  await test.step('the closed summary above the form says how many items cost how much, and follows the amount', async () => {
    const amount = async () => (await button.innerText()).replace(/^Place order · /, '')
    const opener = summary(page).locator('summary').first()
    await expect(opener).toBeInViewport({ ratio: 1 })
    await expect(opener).toHaveText(`Order summary6 items${await amount()}`)
    await expect(summary(page).getByRole('listitem')).toHaveCount(0)
    const before = await amount()
    await page
      .getByRole('button', { name: /^Tip AED/ })
      .last()
      .click()
    await expect.poll(amount).not.toBe(before)
    await expect(opener).toHaveText(`Order summary6 items${await amount()}`)
    await opener.click()
    await expect(summary(page).getByRole('listitem')).toHaveCount(3)
    await expect(summary(page).getByRole('term').last()).toContainText('Total')
    await expect(summary(page).getByRole('definition').last()).toHaveText(await amount())
    await expect(button).toBeInViewport({ ratio: 1 })
  })

  await test.step('a value that the customer typed comes back with its group open', async () => {
    await page.getByText('Anything else?').click()
    await page.getByLabel('Order note').fill('Less salt')
    await expect(page.getByLabel('Street number')).toBeHidden()
    // The draft is stored before the page goes.
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.values({ ...localStorage }).some((stored) => stored.includes('Less salt')),
        ),
      )
      .toBe(true)
    await page.reload()
    await placeOrderButton(page)
    await expect(page.getByLabel('Order note')).toBeVisible()
    await expect(page.getByLabel('Order note')).toHaveValue('Less salt')
  })
})
