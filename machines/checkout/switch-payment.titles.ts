import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Change the way to pay', 'تغيير طريقة الدفع'],
  states: {
    switching: ['Changing the way to pay', 'جارٍ تغيير طريقة الدفع'],
    switched: ['Cash payment chosen', 'سيُدفع الطلب نقدًا'],
    changed: ['Changed to another way than cash', 'تغيّرت الطريقة إلى غير النقد'],
    failed: ['The way to pay did not change', 'تعذّر تغيير طريقة الدفع'],
  },
  events: {
    'done switchPaymentMethod': ['The server changes the way to pay', 'يغيّر الخادم طريقة الدفع'],
    'refused switchPaymentMethod': ['Changing the way to pay fails', 'يفشل تغيير طريقة الدفع'],
  },
}
