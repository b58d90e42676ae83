import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Calculate the delivery fee', 'حساب رسوم التوصيل'],
  states: {
    measuring: ['Calculating the delivery fee', 'جارٍ حساب رسوم التوصيل'],
    'measuring.distance': ['The distance from the store', 'المسافة من المتجر'],
    'measuring.distance.asking': ['Measuring the distance', 'جارٍ قياس المسافة'],
    'measuring.distance.measured': ['Distance known', 'المسافة معروفة'],
    'measuring.zones': ['The zones of the position', 'مناطق موقع التوصيل'],
    'measuring.zones.asking': ['Looking up the zones', 'البحث عن مناطق التوصيل'],
    'measuring.zones.found': ['Zones known', 'مناطق التوصيل معروفة'],
    deciding: ['Checking whether the store delivers there', 'التحقق من توصيل المتجر إلى الموقع'],
    known: ['Delivery fee known', 'رسوم التوصيل معروفة'],
    outside: ['No delivery to this position', 'التوصيل غير متاح إلى هذا الموقع'],
    unknown: ['No answer about the delivery fee', 'تعذّر حساب رسوم التوصيل'],
  },
  events: {
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'quote.renew': ['The customer asks for the fee again', 'يطلب العميل حساب الرسوم من جديد'],
    'done getDistance': ['The distance arrives', 'تصل المسافة'],
    'refused getDistance': ['Measuring the distance fails', 'يفشل قياس المسافة'],
    'done getZoneId': ['The zones arrive', 'تصل مناطق التوصيل'],
    'refused getZoneId': ['Looking up the zones fails', 'يفشل البحث عن مناطق التوصيل'],
  },
}
