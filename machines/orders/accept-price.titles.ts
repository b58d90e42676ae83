import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Accept the price of a prescription', 'قبول سعر الوصفة الطبية'],
  states: {
    offering: ['Showing the price to accept', 'عرض السعر للموافقة عليه'],
    accepting: ['Accepting the price', 'جارٍ قبول السعر'],
    changed: ['Price changed', 'تغيّر السعر'],
    failed: ['No clear answer from the server', 'لا رد واضح من الخادم'],
    accepted: ['Price accepted', 'قُبل السعر'],
    expired: ['Time to accept over', 'انتهت مهلة القبول'],
    closed: ['No price left to accept', 'لم يعد السعر بانتظار القبول'],
  },
  events: {
    'price.accept': ['The customer accepts the price', 'يقبل العميل السعر'],
    'time.over': ['The time to accept runs out', 'تنتهي مهلة قبول السعر'],
    'done acceptPrescriptionPrice': ['The server takes the acceptance', 'يسجّل الخادم قبول السعر'],
    'refused acceptPrescriptionPrice': ['Accepting the price fails', 'يفشل قبول السعر'],
  },
}
