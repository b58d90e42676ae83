import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Restore the order draft', 'استعادة مسودة الطلب'],
  states: {
    reading: ['Looking for a kept draft', 'البحث عن مسودة محفوظة'],
    erasing: ['Deleting the old draft', 'جارٍ حذف المسودة القديمة'],
    found: ['Draft found', 'عُثر على مسودة'],
    none: ['Starting without a draft', 'البدء دون مسودة'],
  },
  events: {
    'done readDraft': ['The search for a draft ends', 'ينتهي البحث عن المسودة'],
    'refused readDraft': ['The search for a draft fails', 'يفشل البحث عن المسودة'],
    'done eraseDraft': ['The browser deletes the old draft', 'يحذف المتصفح المسودة القديمة'],
    'refused eraseDraft': ['Deleting the old draft fails', 'يفشل حذف المسودة القديمة'],
  },
}
