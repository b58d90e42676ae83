import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Delete a saved address', 'حذف عنوان محفوظ'],
  states: {
    confirming: ['Confirming the deletion', 'تأكيد حذف العنوان'],
    removing: ['Deleting the address', 'جارٍ حذف العنوان'],
    removed: ['Address deleted', 'حُذف العنوان'],
    goneAlready: ['Address deleted before', 'العنوان محذوف من قبل'],
    kept: ['Address kept', 'بقي العنوان'],
  },
  events: {
    'removal.accept': ['The customer confirms the deletion', 'يؤكد العميل الحذف'],
    'removal.decline': ['The customer keeps the address', 'يُبقي العميل العنوان'],
    'done deleteAddress': ['The server deletes the address', 'يحذف الخادم العنوان'],
    'refused deleteAddress': ['The deletion fails', 'يفشل الحذف'],
  },
}
