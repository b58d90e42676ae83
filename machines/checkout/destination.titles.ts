import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Set where the order goes', 'تحديد وجهة الطلب'],
  states: {
    source: ['The source of the address', 'مصدر العنوان'],
    'source.decidingSource': ['Checking for saved addresses', 'التحقق من العناوين المحفوظة'],
    'source.entered': ['No saved addresses offered', 'دون عناوين محفوظة'],
    'source.offered': ['Saved addresses offered', 'عرض العناوين المحفوظة'],
    saving: ['The choice to save the address', 'خيار حفظ العنوان'],
    'saving.unsaved': ['Address for this order only', 'العنوان لهذا الطلب فقط'],
    'saving.saving': ['Saving the address', 'جارٍ حفظ العنوان'],
    'saving.saved': ['Address saved', 'حُفظ العنوان'],
    contact: ['The receiver of the order', 'مستلم الطلب'],
    'contact.known': ['Receiver known', 'المستلم معروف'],
    'contact.written': ['Entering the contact info', 'إدخال بيانات التواصل'],
  },
  events: {
    'address.set': ['The customer sets the address', 'يحدّد العميل العنوان'],
    'addresses.changed': ['The saved addresses change', 'تتغيّر العناوين المحفوظة'],
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'save.tick': ["The customer ticks 'Save this Address'", 'يفعّل العميل «حفظ هذا العنوان»'],
    'save.untick': ["The customer unticks 'Save this Address'", 'يلغي العميل «حفظ هذا العنوان»'],
    'done addAddress': ['The server saves the address', 'يحفظ الخادم العنوان'],
    'refused addAddress': ['Saving the address fails', 'يفشل حفظ العنوان'],
    'done deliveryAddress': ['The customer confirms a saved address', 'يؤكّد العميل عنوانًا محفوظًا'],
    'refused deliveryAddress': ['An error stops the choice of an address', 'يتوقف اختيار العنوان بسبب خطأ'],
    'refused guestContact': ['An error stops the contact form', 'يتوقف نموذج بيانات التواصل بسبب خطأ'],
  },
}
