// Only a browser shows it: edits of the cart that the network delays, and what the page orders meanwhile.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { expect, test } from './support/test.ts'

const UPDATE = '**/api/v1/cart/update*'

const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order · / })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' })

/** Presses "One more" for the first item in the cart, as often as told, and goes back to checkout. */
async function addPieces(page: Page, times: number): Promise<void> {
  await page.getByRole('button', { name: 'Edit cart' }).click()
  const more = drawer(page).getByRole('button', { name: /^One more/ })
  for (let at = 0; at < times; at++) await more.first().click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
}

test.describe('an edit of the cart in flight', () => {
  let token = ''

  test.beforeEach(async ({ page, visitor, baseURL }) => {
    token = await tokenOf('new', baseURL!)
    await fillCart(baseURL!, token, 3)
    await visitor({ token })
    await page.goto('/checkout?page=cart')
    await expect(placeOrder(page)).toBeVisible()
  })

  test('the order holds an edit whose answer comes after the press', { tag: '@gate' }, async ({ page }) => {
    const before = await placeOrder(page).textContent()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(UPDATE, async (route) => {
      await held
      await route.continue()
    })
    await addPieces(page, 1)
    await expect(placeOrder(page)).not.toHaveText(before!)
    const placed = page.waitForRequest('**/api/v1/customer/order/place')
    await placeOrder(page).click()
    await expect(page.getByRole('button', { name: 'Updating your cart…' })).toBeVisible()
    answer()
    await placed
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
    const order_id = new URL(page.url()).searchParams.get('order_id')!
    const reply = await page.request.get(`/api/v1/order/details?order_id=${order_id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await reply.json()).map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 2, 2])
  })

  test('edits that got no answer are sent again before the order', async ({ page }) => {
    await page.route(UPDATE, (route) => route.abort())
    await page.route('**/api/v1/customer/cart/list*', (route) => route.abort())
    await page.getByRole('button', { name: 'Edit cart' }).click()
    const more = drawer(page).getByRole('button', { name: /^One more/ })
    await more.first().click()
    await more.first().click()
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText("We couldn't update your cart")).toBeVisible()
    await expect(placeOrder(page)).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(placeOrder(page)).toBeVisible()
    await expect(page.getByText("We couldn't update your cart")).toHaveCount(0)
  })
})
