import { deepStrictEqual } from 'node:assert'
import { changeLanguageMachine } from '#machines/change-language.machine.ts'
import { connectChangeLanguage } from '#src/app/shell/language.ports.ts'
import { service } from '#tests/support/service.ts'

export const changeLanguageService = service(changeLanguageMachine, async ({ storage }) => ({
  connected: connectChangeLanguage(storage),
  holds: ({ context: { outcome } }) => {
    if (outcome.type !== 'changed') return
    deepStrictEqual(storage.read('language-setting'), outcome.locale)
    deepStrictEqual(storage.read('country'), outcome.locale === 'ar' ? 'SA' : 'US')
    deepStrictEqual(storage.read('settings'), { direction: 'rtl' })
  },
}))
