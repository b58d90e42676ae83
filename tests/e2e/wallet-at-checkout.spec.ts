// Only a browser shows it: two ways to the gateway and back, to fill the wallet and to pay the rest.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { addDish, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const wallet = (page: Page) => page.getByRole('switch', { name: /^Use my wallet/ })
const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })

/** A new customer with a full cart at checkout. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto('/home')
  await addDish(page)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
}

/** From an empty wallet at checkout to the gateway, and back to checkout with money. */
async function addMoney(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Add money' }).click()
  const form = page.getByRole('region', { name: 'Add money', exact: true })
  await form.getByRole('textbox').fill(amount)
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(gateway(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page.getByText(/added to your wallet/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
}

test.describe('a customer who pays from the wallet', () => {
  test.beforeEach(async ({ page, visitor, baseURL }) => {
    await visitor({ token: await tokenOf('new', baseURL!) })
    await toCheckout(page)
  })

  test('pays a part from the wallet and the rest online', { tag: '@gate' }, async ({ page }) => {
    await addMoney(page, '20')
    await wallet(page).check()
    await page.getByRole('radio', { name: /^Pay online/ }).check()
    await placeOrderButton(page)
    const rest = await page.getByText('Left to pay').locator('xpath=following-sibling::dd').textContent()
    await (await placeOrderButton(page)).click()
    await expect(gateway(page)).toBeVisible()
    await expect(page.getByText(rest!.replace(/^AED\s/, ''))).toBeVisible()
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  })
})
