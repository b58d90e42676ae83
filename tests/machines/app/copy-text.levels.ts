import { strictEqual } from 'node:assert'
import { expect } from '@playwright/test'
import { copyTextMachine } from '#machines/app/copy-text.machine.ts'
import { connectCopy } from '#src/shared/sharing/copy.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const copyTextService = service(copyTextMachine, async () => {
  let clipboard = ''
  let allowed = true
  const writeText = async (text: string) => {
    if (!allowed) throw new Error('The browser refused to copy')
    clipboard = text
  }
  const window = { navigator: { clipboard: { writeText } } } as unknown as Window
  return {
    connected: connectCopy(() => window),
    answers: {
      writeClipboard: {
        refusing: () => {
          allowed = false
        },
      },
    },
    holds: (snapshot) => {
      if (snapshot.matches('copied')) strictEqual(clipboard, snapshot.context.text)
    },
  }
})

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
