// Only a browser shows it: the width of Arabic pages on a phone through a whole order.
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar' })

test('a guest orders in Arabic on a phone, in the dark', { tag: '@gate' }, async ({ page, visitor }) => {
  await visitor({ lang: 'ar', theme: 'dark' })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await addDish(page, 'ar')
  await checkOutAsGuest(page, 'ar')
  await fillContact(page, 'ar')
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await (await placeOrderButton(page, 'ar')).click()
  const placed = page.getByRole('dialog')
  await expect(placed).toBeVisible()
  await placed
    .getByRole('button', { name: words.ar.trackOrder })
    .or(placed.getByRole('link', { name: words.ar.trackOrder }))
    .click()
  await expect(page.getByText(words.ar.delivered).first()).toBeVisible({ timeout: 120_000 })
})
