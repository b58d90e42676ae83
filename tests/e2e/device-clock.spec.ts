// Only a browser shows it: a whole page that goes by another clock than the server.
import { addDish, checkOutAsGuest } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const HOUR = 60 * 60_000

test('checkout offers the times of the server on a device that is two days ahead', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.clock.install({ time: Date.now() + 48 * HOUR })
  await page.goto('/home')
  await addDish(page, 'en')
  await checkOutAsGuest(page, 'en')
  await page.getByRole('radio', { name: 'Schedule for later' }).check()
  const first = page.getByRole('combobox', { name: 'Time' }).locator('option').first()
  const at = Date.parse((await first.getAttribute('value')) ?? '')
  expect(at).toBeGreaterThan(Date.now())
  expect(at).toBeLessThan(Date.now() + 24 * HOUR)
  await expect(page.getByRole('combobox', { name: 'Day' }).locator('option').first()).toHaveText(
    /^(Today|Tomorrow) /,
  )
})
