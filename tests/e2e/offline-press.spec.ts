import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { expect, test } from './support/test.ts'

// Only a browser knows that it is offline.

test('an order that is placed offline was not sent, and is sent when the customer tries again online', async ({
  page,
  context,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await fillCart(baseURL!, token, 1)
  await visitor({ token })
  await page.goto('/checkout?page=cart')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: /^Place order · / })
  await expect(button).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/order/place')) sent.push(request.url())
  })
  await context.setOffline(true)
  await button.click()
  await expect(main.getByText('Your order was not sent')).toBeVisible()
  expect(sent).toEqual([])
  await context.setOffline(false)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  expect(sent).toHaveLength(1)
})
