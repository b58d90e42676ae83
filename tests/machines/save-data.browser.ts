import { saveDataMachine } from '#machines/account/save-data.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const saveDataBrowser = browser(saveDataMachine, async ({ page, arrive }) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Download my data' })
  return {
    open: async () => {
      await arrive('/profile?page=delete')
      await button.waitFor()
    },
    gestures: { 'data.save': () => button.click() },
  }
})
