import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const locatePointBrowser = browser(locatePointMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/about-us')
    await openOver(page, { name: 'location', next: 'close' })
  },
}))
