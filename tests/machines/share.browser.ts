import { shareMachine } from '#machines/app/share.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const shareBrowser = browser(shareMachine, async ({ page, arrive, stage: { city } }) => ({
  open: async () => {
    await page.context().grantPermissions(['clipboard-write'])
    // This browser has no sheet of its own; whether the one in its place opens is the path's to say.
    await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
    await arrive(`/store/${city.kitchen.slug}?module_id=${city.kitchen.module_id}`)
    await page.getByRole('button', { name: 'Share this store' }).waitFor()
  },
  gestures: {
    'share.request': () => page.getByRole('button', { name: 'Share this store' }).click(),
  },
}))
