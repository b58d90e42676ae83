import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { openSignOut } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const signOutBrowser = browser(signOutMachine, async ({ page, arrive }, { from }) => {
  const dialog = page.getByRole('alertdialog')
  return {
    open: async () => {
      await arrive('/about-us')
      if (from === 'a customer') await openSignOut(page)
      else await reopenSignOut(page)
    },
    gestures: {
      'logout.accept': () => dialog.getByRole('button', { name: 'Yes' }).click(),
      'logout.decline': () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    },
  }
})

/** As a customer who has signed out in another tab, and loads the page with the question once more. */
async function reopenSignOut(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => history.pushState({ overlay: { name: 'sign-out' } }, ''))
  await page.reload()
}
