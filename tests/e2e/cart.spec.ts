import type { Route } from '@playwright/test'
import { hold } from './support/faults.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ visitor }) => visitor({ module: 'grocery' }))

const addFirst = /^Add .* to the cart$/

test('five quick clicks end as five, also after a reload', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: addFirst }).first().click()
  const stepper = page.getByRole('group', { name: /in the cart$/ }).first()
  for (let clicks = 0; clicks < 4; clicks++) await stepper.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('5')
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('5')
})

test('a slow server keeps every click, and nothing is added twice', async ({ page }) => {
  const letGo = await hold(page, /\/api\/v1\/cart\//)
  await page.goto('/home')
  await page.getByRole('button', { name: addFirst }).first().click()
  const stepper = page.getByRole('group', { name: /in the cart$/ }).first()
  for (let clicks = 0; clicks < 2; clicks++) await stepper.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('3')
  const cart = await openCart(page)
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await letGo()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('3')
})

test('a reload in the middle of edits loses none of them, and does none twice', async ({ page }) => {
  const held: Route[] = []
  let isHolding = true
  await page.route(/\/api\/v1\/cart\//, (route) => (isHolding ? void held.push(route) : route.continue()))
  await page.goto('/home')
  await page.getByRole('button', { name: addFirst }).first().click()
  await expect.poll(() => held.length).toBe(1)
  const stepper = page.getByRole('group', { name: /in the cart$/ }).first()
  await stepper.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('2')
  // The first request reaches the shop, but its answer is lost; the second was never sent.
  await held[0]?.fetch()
  isHolding = false
  await page.reload()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('2')
  await page.reload()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('2')
  const cart = await openCart(page)
  await expect(cart.getByRole('listitem')).toHaveCount(1)
})

test('a refused add leaves the cart as it was and says why', async ({ page }) => {
  await page.route(/\/api\/v1\/cart\/add/, (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: 'stock', message: 'Out of Stock' }] } }),
  )
  await page.goto('/home')
  await page.getByRole('button', { name: addFirst }).first().click()
  await expect(page.getByText('Out of Stock', { exact: true }).last()).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveCount(0)
})

test('a second tab shows the item that the first one put in the cart', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByRole('button', { name: addFirst }).first()).toBeVisible()
  await page.getByRole('button', { name: addFirst }).first().click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(other.getByTestId('cart-badge').first()).toHaveText('1')
})

test('what was removed can be put back', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: addFirst }).first().click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  const cart = await openCart(page)
  await cart
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(cart.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByTestId('cart-badge').first()).toHaveText('1')
})
