import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Receive live updates', 'تلقّي التحديثات المباشرة'],
  states: {
    connected: ['Event stream requested or open', 'قناة التحديثات قيد الفتح أو مفتوحة'],
    'connected.connecting': ['Connecting to the event stream', 'جارٍ الاتصال بقناة التحديثات'],
    'connected.listening': ['Event stream open', 'قناة التحديثات مفتوحة'],
    backingOff: ['Waiting to connect again', 'بانتظار إعادة الاتصال'],
    unavailable: ['No event stream on this server', 'لا قناة تحديثات في هذا الخادم'],
  },
  events: {
    'shopper.change': ['The customer or guest changes', 'يتغيّر العميل أو الضيف'],
    'order.news': ['An order update arrives', 'يصل تحديث عن طلب'],
    'message.news': ['A message arrives', 'تصل رسالة'],
    'referral.news': ['A referral update arrives', 'يصل تحديث عن دعوة'],
    'done streamEvents': ['The server closes the event stream', 'يغلق الخادم قناة التحديثات'],
    'refused streamEvents': ['The event stream fails', 'تتعطّل قناة التحديثات'],
    'stream.open': ['The event stream opens', 'تُفتح قناة التحديثات'],
    'device.news': ['The service worker hands over an update', 'يصل تحديث عبر إشعار الجهاز'],
    'push.retry': ['The browser is online again', 'يعود اتصال المتصفح'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
  },
}
