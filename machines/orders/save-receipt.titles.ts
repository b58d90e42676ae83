import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Download a receipt', 'تنزيل الإيصال'],
  states: {
    idle: ['Ready to download', 'جاهز للتنزيل'],
    saving: ['Downloading the receipt', 'جارٍ تنزيل الإيصال'],
  },
  events: {
    'receipt.save': ['The customer downloads the receipt', 'ينزّل العميل الإيصال'],
    'done openReceipt': ['The browser begins the download', 'يبدأ المتصفح التنزيل'],
    'refused openReceipt': ['Downloading the receipt fails', 'يفشل تنزيل الإيصال'],
  },
}
