import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const geolocationBrowser = browser(geolocationMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/about-us')
    await openOver(page, { name: 'location', next: 'close' })
    await page.getByRole('dialog').getByRole('button', { name: 'Use current location' }).click()
  },
}))
