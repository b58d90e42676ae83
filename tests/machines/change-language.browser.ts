import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const changeLanguageBrowser = browser(changeLanguageMachine, async ({ page, arrive }) => {
  const dialog = page.getByRole('alertdialog')
  return {
    open: async () => {
      await arrive('/about-us')
      await page.getByRole('button', { name: 'Switch to العربية' }).click()
    },
    gestures: {
      'language.accept': () => dialog.getByRole('button', { name: 'Yes' }).click(),
      'language.decline': () => dialog.getByRole('button', { name: 'No' }).click(),
    },
  }
})
