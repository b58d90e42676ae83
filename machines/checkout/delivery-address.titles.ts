import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose a delivery address', 'اختيار عنوان التوصيل'],
  states: {
    choosing: ['Choosing a saved address', 'اختيار عنوان محفوظ'],
    'choosing.list': ['The list of saved addresses', 'قائمة العناوين المحفوظة'],
    'choosing.list.listing': ['Loading the addresses', 'جارٍ تحميل العناوين'],
    'choosing.list.listed': ['Addresses loaded', 'حُمّلت العناوين'],
    'choosing.list.unlisted': ['The addresses did not load', 'تعذّر تحميل العناوين'],
    'choosing.dialog': ['The dialog of saved addresses', 'نافذة العناوين المحفوظة'],
    'choosing.dialog.closed': ['Dialog closed', 'النافذة مغلقة'],
    'choosing.dialog.open': ['Dialog open', 'النافذة مفتوحة'],
    selected: ['Delivery address confirmed', 'تم تأكيد عنوان التوصيل'],
  },
  events: {
    'saved.open': ['The customer opens the saved addresses', 'يفتح العميل العناوين المحفوظة'],
    'card.mark': ['The customer marks an address', 'يحدّد العميل عنوانًا'],
    'mark.confirm': ['The customer confirms the address', 'يؤكّد العميل العنوان'],
    'dialog.cancel': ['The customer cancels the choice', 'يلغي العميل الاختيار'],
    'list.retry': ['The customer loads the addresses again', 'يعيد العميل تحميل العناوين'],
    'done listAddresses': ['The addresses arrive', 'تصل العناوين'],
    'refused listAddresses': ['The addresses fail to load', 'يفشل تحميل العناوين'],
  },
}
