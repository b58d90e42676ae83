import { answer } from '#api/answer.ts'
import type { AppStorage } from '#browser/storage.ts'
import { chooseLocale, direction, type Locale } from '#i18n/locale.ts'
import { changeLanguageMachine, changeLanguagePorts } from '#machines/app/change-language.machine.ts'

/** The country whose flag stands for a language (docs/spec.md §3, Language). */
const countries: Record<Locale, string> = { en: 'US', ar: 'SA' }

/** The browser keeps the language, its country and its direction; the next page load says 'Language has been changed'. */
export const connectChangeLanguage = (storage: AppStorage) =>
  changeLanguageMachine.provide({
    actors: {
      storeLanguage: answer(changeLanguagePorts.storeLanguage, async ({ locale }) => {
        storage.write('language-setting', locale)
        storage.write('country', countries[chooseLocale([locale])])
        storage.write('settings', { ...storage.read('settings'), direction: direction(locale) })
      }),
    },
  })
