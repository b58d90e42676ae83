import { signOutMachine } from '#machines/sign-out.machine.ts'
import { openSignOut } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const signOutBrowser = browser(signOutMachine, async ({ page, arrive }) => {
  const dialog = page.getByRole('alertdialog')
  return {
    open: async () => {
      await arrive('/about-us')
      await openSignOut(page)
    },
    gestures: {
      'logout.accept': () => dialog.getByRole('button', { name: 'Yes' }).click(),
      'logout.decline': () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    },
  }
})
