// Only a browser shows it: an order from empty storage, over the map, to its delivery, which the page follows by itself.
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test('a guest orders dinner from empty storage and follows it until it is delivered', {
  tag: '@gate',
}, async ({ page, visitor }) => {
  test.setTimeout(180_000)
  await visitor({ isNew: true })
  await page.goto('/')

  await test.step('says where they are on a map', async () => {
    await page
      .getByRole('button', { name: /Deliver to|Where to/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Pick from map' }).click()
    await page.getByRole('combobox').fill('Clock')
    await page.getByRole('option').first().click()
    const pick = page.getByRole('button', { name: 'Pick Locations' })
    await expect(pick).toBeEnabled()
    await pick.click()
  })

  await test.step('picks a module', async () => {
    await expect(page.getByText('Select a type of module for your orders').first()).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: /Food/ }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('finds a dish, chooses its options, fills the cart', async () => {
    await addDish(page)
    await expect(page.getByText('Item added to cart')).toBeVisible()
    await expect(page.getByTestId('cart-badge').first()).toHaveText('4')
  })

  await test.step('checks out as a guest and pays in cash', async () => {
    await checkOutAsGuest(page)
    await fillContact(page)
    await (await placeOrderButton(page)).click()
  })

  await test.step('is told to remember the order, and follows it until it is delivered', async () => {
    const placed = page.getByRole('dialog')
    await expect(placed).toContainText('Keep your order ID and phone number')
    await placed
      .getByRole('button', { name: 'Track Order' })
      .or(placed.getByRole('link', { name: 'Track Order' }))
      .click()
    await expect(page).toHaveURL(/\/track-order/)
    await expect(page.getByText('Order Placed').first()).toBeVisible()
    await expect(page.getByText(words.en.delivered).first()).toBeVisible({ timeout: 120_000 })
  })
})
