import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Change the language', 'تغيير اللغة'],
  states: {
    confirming: ['Confirming the change', 'تأكيد تغيير اللغة'],
    storing: ['Saving the language', 'جارٍ حفظ اللغة'],
    changed: ['Language changed', 'تغيّرت اللغة'],
    kept: ['Language kept', 'بقيت اللغة كما هي'],
  },
  events: {
    'language.accept': ['The customer confirms the change', 'يؤكد العميل تغيير اللغة'],
    'language.decline': ['The customer keeps the language', 'يُبقي العميل اللغة'],
    'done storeLanguage': ['The browser saves the language', 'يحفظ المتصفح اللغة'],
    'refused storeLanguage': ['The language fails to save', 'يتعذّر حفظ اللغة'],
  },
}
