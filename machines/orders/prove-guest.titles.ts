import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Confirm the phone number of a guest', 'تأكيد رقم هاتف الضيف'],
  states: {
    unproven: ['Phone number not confirmed', 'لم يُؤكَّد رقم الهاتف'],
    entering: ['Entering the code', 'إدخال الرمز'],
    proven: ['Phone number confirmed', 'تم تأكيد رقم الهاتف'],
  },
  events: {
    'phone.confirm': ['The guest starts to confirm the phone', 'يبدأ الضيف تأكيد رقم الهاتف'],
    'code.leave': ['The guest leaves the code entry', 'يغادر الضيف إدخال الرمز'],
    'done enterCode': ['The server accepts the code', 'يقبل الخادم الرمز'],
    'refused enterCode': ['An error stops the code entry', 'يتوقف إدخال الرمز بسبب خطأ'],
  },
}
