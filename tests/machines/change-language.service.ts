import { deepStrictEqual } from 'node:assert'
import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { connectChangeLanguage } from '#src/app/shell/language.ports.ts'
import { service } from '#tests/support/service.ts'

export const changeLanguageService = service(changeLanguageMachine, async ({ storage }) => ({
  connected: connectChangeLanguage(storage),
  holds: ({ output }) => {
    if (output?.type !== 'changed') return
    deepStrictEqual(storage.read('language-setting'), output.locale)
    deepStrictEqual(storage.read('country'), output.locale === 'ar' ? 'SA' : 'US')
    deepStrictEqual(storage.read('settings'), { direction: 'rtl' })
  },
}))
