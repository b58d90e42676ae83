import { moduleMachine } from '#machines/module.machine.ts'
import { inAnotherTab, openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const moduleBrowser = browser(
  moduleMachine,
  async ({ page, stage: { city, storage } }) => ({
    open: async () => {
      const { lat, lng, address, zone_ids } = city.here
      storage.write('currentLatLng', { lat, lng })
      storage.write('location', address)
      storage.write('zoneid', zone_ids)
      await page.goto('/about-us')
    },
    gestures: {
      'module.set': async ({ module: { id } }) => {
        await openOver(page, { name: 'modules' })
        const { module_name } = city.modules.find((module) => module.id === id)!
        await page.getByRole('dialog').getByRole('button', { name: module_name }).click()
      },
      'module.changed': ({ module }) => inAnotherTab(page, { module: module && JSON.stringify(module) }),
    },
  }),
  { offered: { 'module.set': (snapshot) => !snapshot.matches('reading') } },
)
