import type { Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { tokenOf } from '#tools/customer.ts'
import { plainDinner } from '#tools/plain-order.ts'
import { placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** Puts this many different dishes of one store in the customer's cart. */
async function fillCart(shop: string, token: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' }
  const api = createClient<paths>({ baseUrl: `${shop}/api/v1`, headers })
  const { store_id } = await plainDinner(api)
  const { data: menu } = await api.GET('/items/latest', {
    params: { query: { store_id, category_id: 0, limit: 50, offset: 1 } },
  })
  const dishes = menu!.products.filter(({ food_variations }) => food_variations.length === 0).slice(0, count)
  for (const { id: item_id, price } of dishes) {
    const { error } = await api.POST('/cart/add', {
      body: { model: 'Item', item_id, price, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] },
    })
    if (error) throw new Error(JSON.stringify(error))
  }
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

test.describe('checkout of a customer', () => {
  test.beforeEach(async ({ page, visitor, baseURL }) => {
    const token = await tokenOf('new', baseURL!)
    await fillCart(baseURL!, token, 4)
    await visitor({ token })
    await page.goto('/checkout?page=cart')
    await placeOrderButton(page)
  })

  for (const height of [900, 640])
    test(`the button covers no line of a summary of four lines, ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height })
      await expect(summary(page).getByRole('listitem')).toHaveCount(4)
      const card = (await summary(page).boundingBox())!
      const button = (await (await placeOrderButton(page)).boundingBox())!
      expect(card.y + card.height).toBeLessThanOrEqual(button.y)
      if (height === 900) {
        expect(button.y + button.height).toBeLessThanOrEqual(height)
        await expect(summary(page).getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 })
      }
    })

  test('the page ends in a short footer with the rules', async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const { height } = (await page.getByRole('contentinfo').boundingBox())!
    expect(height).toBeLessThan(140)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })

  test('the main part of the page has no outline while it has the focus', async ({ page }) => {
    await page.keyboard.press('Tab')
    const outline = await page.getByRole('main').evaluate((main) => {
      main.focus()
      return getComputedStyle(main).outlineStyle
    })
    expect(outline).toBe('none')
  })
})
