import { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const removeAddressBrowser = browser(removeAddressMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/profile?page=addresses')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
  },
  gestures: {
    'removal.accept': () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    'removal.decline': () => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
}))
