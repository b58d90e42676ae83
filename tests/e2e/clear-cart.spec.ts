// Only a browser shows the question in its words over a store, and which cart a reload finds.
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

test.beforeEach(({ visitor }) => visitor({ module: 'grocery' }))

test('the cart of another store stays when the customer declines, also after a reload, and goes when the customer agrees', async ({
  page,
}) => {
  const [one, other] = await twoStores(page)
  const first = await addFrom(page, one)
  await expect(page.getByText('Item added to cart')).toBeVisible()
  const question = page.getByRole('alertdialog')

  await test.step('the customer declines', async () => {
    const second = await addFrom(page, other)
    await expect(question).toContainText(QUESTION)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByTestId('cart-badge').first()).toHaveText('1')
    await page.reload()
    const cart = await openCart(page)
    await expect(cart.getByText(first, { exact: true })).toBeVisible()
    await expect(cart.getByText(second, { exact: true })).toBeHidden()
    // A page that is opened again at the same address opens its cart again, which hides the store.
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
  })

  await test.step('the customer agrees', async () => {
    const second = await addFrom(page, other)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(CLEARED)).toBeVisible()
    const cart = await openCart(page)
    await expect(cart.getByText(second, { exact: true })).toBeVisible()
    await expect(cart.getByText(first, { exact: true })).toBeHidden()
  })
})
