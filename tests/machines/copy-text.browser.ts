import { copyTextMachine } from '#machines/copy-text.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const copyTextBrowser = browser(copyTextMachine, async ({ page, arrive, stage: { city } }) => ({
  open: async () => {
    await page.context().grantPermissions(['clipboard-write'])
    await arrive(`/store/${city.kitchen.slug}?module_id=${city.kitchen.module_id}`)
    await page.getByRole('button', { name: 'Share this store' }).waitFor()
  },
  gestures: {
    'copy.request': () => page.getByRole('button', { name: 'Share this store' }).click(),
  },
}))
