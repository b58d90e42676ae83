// Only a browser shows what a reload in the middle of edits, a slow server and a second tab make of a cart.
import type { Route } from '@playwright/test'
import { hold } from './support/faults.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ visitor }) => visitor({ module: 'grocery' }))

const addFirst = /^Add .* to the cart$/

test('a reload in the middle of edits and a slow server lose no click, and nothing is added twice', async ({
  page,
}) => {
  const stepper = page.getByRole('group', { name: /in the cart$/ }).first()
  const more = stepper.getByRole('button', { name: /^One more/ })
  const badge = page.getByTestId('cart-badge').first()

  await test.step('a reload in the middle of edits loses none of them, and does none twice', async () => {
    const held: Route[] = []
    let isHolding = true
    await page.route(/\/api\/v1\/cart\//, (route) => (isHolding ? void held.push(route) : route.continue()))
    await page.goto('/home')
    await page.getByRole('button', { name: addFirst }).first().click()
    await expect.poll(() => held.length).toBe(1)
    await more.click()
    await expect(badge).toHaveText('2')
    // The first request reaches the shop, but its answer is lost; the second was never sent.
    await held[0]?.fetch()
    isHolding = false
    await page.reload()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect(badge).toHaveText('2')
    await page.reload()
    await expect(badge).toHaveText('2')
    const cart = await openCart(page)
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
  })

  await test.step('a slow server keeps every click, also after a reload', async () => {
    const letGo = await hold(page, /\/api\/v1\/cart\//)
    for (let clicks = 0; clicks < 3; clicks++) await more.click()
    await expect(badge).toHaveText('5')
    const cart = await openCart(page)
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await letGo()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await page.reload()
    await expect(badge).toHaveText('5')
  })
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
