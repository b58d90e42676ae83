import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Keep the order draft', 'حفظ مسودة الطلب'],
  states: {
    resting: ['No changes to keep', 'لا تغييرات بانتظار الحفظ'],
    keeping: ['Keeping the draft in the browser', 'جارٍ حفظ المسودة في المتصفح'],
  },
  events: {
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'done keepDraft': ['The browser keeps the draft', 'يحفظ المتصفح المسودة'],
    'refused keepDraft': ['Keeping the draft fails', 'يفشل حفظ المسودة'],
  },
}
