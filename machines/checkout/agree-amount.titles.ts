import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Agree on the total', 'الموافقة على الإجمالي'],
  states: {
    decidingStart: ['Checking whether the total is final', 'التحقق من أن الإجمالي نهائي'],
    awaiting: ['Waiting for the final total', 'انتظار الإجمالي النهائي'],
    deciding: ['Comparing with the total shown', 'مقارنة الإجمالي بما ظهر للعميل'],
    agreed: ['Total agreed', 'تمت الموافقة على الإجمالي'],
    changed: ['Total changed', 'تغيّر الإجمالي'],
    impossible: ['No total available', 'تعذّر تحديد الإجمالي'],
  },
  events: {
    'draft.changed': ['The amount of the order changes', 'يتغيّر مبلغ الطلب'],
  },
}
