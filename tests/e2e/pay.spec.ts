import type { Page } from '@playwright/test'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** A guest who pays online stands before the gateway. */
async function orderOnline(page: Page): Promise<void> {
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  await page.getByRole('radio', { name: /^Pay online/ }).check({ force: true })
  await (await placeOrderButton(page)).click()
  await expect(gateway(page)).toBeVisible()
}

test.describe('a guest who pays online', () => {
  test.beforeEach(async ({ page, visitor }) => {
    await visitor()
    await orderOnline(page)
  })

  test('pays, and is shown the order with its number', async ({ page }) => {
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
    await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
  })

  test('fails, hears why half a second later, and pays in cash', async ({ page }) => {
    await page.getByRole('button', { name: 'Refused by the bank' }).click()
    // The dialog, half a second later, hides what is behind it from the accessibility tree, and not from the eye.
    const failed = { level: 1, name: 'Order Place Failed', includeHidden: true } as const
    await expect(page.getByRole('heading', failed)).toBeVisible()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Pay in cash' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('fails, and pays again with two presses', async ({ page }) => {
    await page.getByRole('button', { name: 'Refused by the bank' }).click()
    await dialog(page).getByRole('button', { name: 'Pay again' }).click()
    await expect(gateway(page)).toBeVisible()
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  })

  test('goes back from the gateway, and finds the order waiting', async ({ page }) => {
    await page.goBack()
    await expect(page).toHaveURL(/page=pay&order=\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
    await page.getByRole('button', { name: /^Pay AED/ }).click()
    await expect(gateway(page)).toBeVisible()
  })

  test('cancels the order after the dialog asked', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel order' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('a guest transfers the amount, shows a picture of it, is not believed, and corrects the reference', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true })
  await (await placeOrderButton(page)).click()
  await expect(page).toHaveURL(/\/checkout\?page=pay&order=\d+/)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Bank transfer' }).check({ force: true })
  await main.getByRole('textbox', { name: 'Name on your account' }).fill('Mona Saleh')
  await main.getByRole('textbox', { name: 'Reference of the transfer' }).fill('0000')
  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(bytesOf('receipt')) }
  await main.locator('input[type=file]').setInputFiles(picture)
  await expect(main.getByRole('img', { name: 'receipt.png' })).toBeVisible()
  await main.getByRole('button', { name: 'Send details' }).click()
  await expect(page.getByText('Payment info updated.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Your transfer is under review' })).toBeVisible()

  await expect(main.getByRole('alert')).toContainText("couldn't find your transfer", { timeout: 40_000 })
  await main.getByRole('radio', { name: 'Bank transfer' }).check({ force: true })
  await main.getByRole('textbox', { name: 'Name on your account' }).fill('Mona Saleh')
  await main.getByRole('textbox', { name: 'Reference of the transfer' }).fill('FT2611200042')
  await main.getByRole('button', { name: 'Send details' }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/, { timeout: 40_000 })
})
