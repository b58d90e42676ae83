import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Send a parcel again', 'إرسال طرد مجددًا'],
  states: {
    readingOrder: ['Loading the old order', 'جارٍ تحميل الطلب السابق'],
    failed: ['The form was not filled in', 'تعذّرت تعبئة النموذج'],
    readingDraft: ['Looking for a parcel begun before', 'البحث عن طرد بدأت تعبئته'],
    confirmingReplace: ['Choosing between draft and old order', 'الاختيار بين المسودة والطلب السابق'],
    keepingDraft: ['Keeping the filled form', 'جارٍ حفظ النموذج المعبّأ'],
    filled: ['Form filled from the old order', 'عُبّئ النموذج من الطلب السابق'],
    kept: ['Draft kept', 'بقيت المسودة'],
    notFound: ['Old order not found', 'الطلب السابق غير موجود'],
  },
  events: {
    'again.retry': ['The customer tries again', 'يحاول العميل مرة أخرى'],
    'draft.replace': ['The customer replaces the draft', 'يستبدل العميل المسودة'],
    'draft.keep': ['The customer keeps the draft', 'يحتفظ العميل بالمسودة'],
    'done trackOrder': ['The old order finishes loading', 'يكتمل تحميل الطلب السابق'],
    'refused trackOrder': ['The old order fails to load', 'يفشل تحميل الطلب السابق'],
    'done readDraft': ['The search for a draft ends', 'ينتهي البحث عن المسودة'],
    'refused readDraft': ['The search for a draft fails', 'يفشل البحث عن المسودة'],
    'done keepDraft': ['The browser keeps the filled form', 'يحفظ المتصفح النموذج المعبّأ'],
    'refused keepDraft': ['Keeping the filled form fails', 'يفشل حفظ النموذج المعبّأ'],
  },
}
