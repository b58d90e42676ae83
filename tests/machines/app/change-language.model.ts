import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { model } from '#tests/support/model.ts'

export const changeLanguageModel = model(changeLanguageMachine, {
  inputs: { 'to Arabic': { locale: 'ar' } },
  events: { 'language.accept': [{}], 'language.decline': [{}] },
  answers: { storeLanguage: { done: [undefined], refused: [new Error('storage is full')] } },
})
