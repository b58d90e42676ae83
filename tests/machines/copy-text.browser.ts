import { expect } from '@playwright/test'
import { copyTextMachine } from '#machines/app/copy-text.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const copyTextBrowser = browser(copyTextMachine, async ({ page, arrive }) => {
  const heading = page.getByRole('heading', { name: 'Coupons' })
  const coupon = page
    .locator('section', { has: heading })
    .getByRole('button', { name: /Cop(y|ied)$/ })
    .first()
  return {
    open: async () => {
      await page.context().grantPermissions(['clipboard-write'])
      await arrive('/home')
      await expect(async () => {
        await page.evaluate(() => scrollBy(0, 300))
        await expect(coupon).toBeVisible({ timeout: 200 })
      }).toPass()
    },
    gestures: { 'copy.request': () => coupon.click() },
  }
})
