// Only a browser shows it: where the summary, the button and the footer of checkout stand.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

test('checkout of a customer shows its total and its four lines, which no button covers, above a short footer', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await fillCart(baseURL!, token, 4)
  await visitor({ token })
  await page.goto('/checkout?page=cart')
  await placeOrderButton(page)

  await test.step('the main part of the page has no outline while it has the focus', async () => {
    await page.keyboard.press('Tab')
    const outline = await page.getByRole('main').evaluate((main) => {
      main.focus()
      return getComputedStyle(main).outlineStyle
    })
    expect.soft(outline).toBe('none')
  })

  for (const height of [900, 768, 640])
    await test.step(`${height} px high`, async () => {
      await page.reload()
      await page.setViewportSize({ width: 1440, height })
      await expect(summary(page).getByRole('listitem')).toHaveCount(4)
      const card = (await summary(page).boundingBox())!
      const button = (await (await placeOrderButton(page)).boundingBox())!
      expect.soft(card.y + card.height).toBeLessThanOrEqual(button.y)
      expect.soft(button.y + button.height).toBeLessThanOrEqual(height)
      const total = summary(page).getByText('Total', { exact: true })
      await expect(total).toBeInViewport({ ratio: 1 })
      // One scroller: the list is as high as its lines.
      const list = summary(page).getByRole('list').first()
      const hidden = await list.evaluate((inside) => inside.scrollHeight - inside.clientHeight)
      expect.soft(hidden).toBeLessThanOrEqual(1)
      await summary(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
      await expect(total).toBeInViewport({ ratio: 1 })
    })

  await test.step('the page ends in a short footer with the rules', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const { height } = (await page.getByRole('contentinfo').boundingBox())!
    expect(height).toBeLessThan(140)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })
})
