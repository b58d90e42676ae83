import type { Page } from '@playwright/test'
import { openStores } from './support/open-stores.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** docs/spec.md §4, Cart. */
const QUESTION =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.'
const CLEARED = 'Your cart has been cleared successfully. And selected item added to the cart.'

/** Two open grocery stores near the visitor. */
async function twoStores(page: Page): Promise<[number, number]> {
  const [first, second] = await openStores(page.request, 2)
  return [first!, second!]
}

/** Puts the first item of a store's page in the cart with one press; answers its name. */
async function addFrom(page: Page, store: number): Promise<string> {
  await page.goto(`/store/${store}?id=${store}&module_id=2&module_type=grocery&store_zone_id=1`)
  const add = page.getByRole('button', { name: /^Add .* to the cart$/, disabled: false }).first()
  const label = (await add.getAttribute('aria-label')) ?? ''
  await add.click()
  return label.replace(/^Add | to the cart$/g, '')
}

async function addFromTwoStores(page: Page): Promise<{ first: string; second: string }> {
  const [one, other] = await twoStores(page)
  const first = await addFrom(page, one)
  await expect(page.getByText('Item added to cart')).toBeVisible()
  const second = await addFrom(page, other)
  return { first, second }
}

test.beforeEach(({ visitor }) => visitor({ module: 'grocery' }))

test('an item of another store clears the cart when the customer agrees', async ({ page }) => {
  const { first, second } = await addFromTwoStores(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(QUESTION)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(CLEARED)).toBeVisible()
  const cart = await openCart(page)
  await expect(cart.getByText(second, { exact: true })).toBeVisible()
  await expect(cart.getByText(first, { exact: true })).toBeHidden()
})

test('the cart of another store stays when the customer declines, also after a reload', async ({ page }) => {
  const { first, second } = await addFromTwoStores(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('1')
  await page.reload()
  const cart = await openCart(page)
  await expect(cart.getByText(first, { exact: true })).toBeVisible()
  await expect(cart.getByText(second, { exact: true })).toBeHidden()
})
