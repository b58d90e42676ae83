import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Look up a position', 'البحث عن عنوان نقطة على الخريطة'],
  states: {
    looking: ['Looking up address and zones', 'البحث عن العنوان والمناطق'],
    'looking.address': ['Address of the position', 'عنوان النقطة'],
    'looking.address.asking': ['Looking up the address', 'جارٍ البحث عن العنوان'],
    'looking.address.settled': ['Address look-up done', 'اكتمل البحث عن العنوان'],
    'looking.zone': ['Zones of the position', 'مناطق التوصيل حول النقطة'],
    'looking.zone.asking': ['Looking up the zones', 'جارٍ البحث عن المناطق'],
    'looking.zone.settled': ['Zones found', 'عُرفت المناطق'],
    inZone: ['Delivery possible here', 'التوصيل متاح هنا'],
    unnamed: ['In a zone without an address', 'في منطقة توصيل دون عنوان'],
    refused: ['No zone serves the position', 'خارج مناطق التوصيل'],
    failed: ['No answer from the server', 'لم يصل رد من الخادم'],
  },
  events: {
    'done reverseGeocode': ['The address look-up answers', 'يصل رد البحث عن العنوان'],
    'refused reverseGeocode': ['The address look-up fails', 'يفشل البحث عن العنوان'],
    'done getZoneId': ['The zones arrive', 'تصل المناطق'],
    'refused getZoneId': ['The zone look-up fails', 'يفشل البحث عن المناطق'],
  },
}
