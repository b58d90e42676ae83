import { deepStrictEqual } from 'node:assert'
import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { connectChangeLanguage } from '#src/app/shell/language.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const changeLanguageService = service(changeLanguageMachine, async ({ storage }) => ({
  connected: connectChangeLanguage(storage),
  holds: ({ output }) => {
    if (output?.type !== 'changed') return
    deepStrictEqual(storage.read('language-setting'), output.locale)
    deepStrictEqual(storage.read('country'), output.locale === 'ar' ? 'SA' : 'US')
    deepStrictEqual(storage.read('settings'), { direction: 'rtl' })
  },
}))

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

/** docs/spec.md §4 Language: the page is loaded again, and says so in Arabic. */
export const changeLanguageTold = told(
  'changeLanguage',
  {
    changed: {
      loadsAgain: 'languageChanged',
      afterwards: { says: [['success', /\p{Script=Arabic}/u]], asks: ['listCart'] },
    },
    kept: { closes: true },
    failure,
  },
  { samples: { changed: [{ locale: 'ar' }] } },
)
