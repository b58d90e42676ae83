import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Offer to choose interests', 'عرض اختيار الاهتمامات'],
  states: {
    deciding: ['Checking whether to ask', 'التحقّق من الحاجة إلى السؤال'],
    reading: ['Loading the interests', 'جارٍ تحميل الاهتمامات'],
    offered: ['Interests offered on the home page', 'عرض الاهتمامات في الرئيسية'],
    led: ['Going to the choice of interests', 'الانتقال إلى اختيار الاهتمامات'],
    declined: ['Offer declined', 'رُفض العرض'],
    unasked: ['No question asked', 'لم يُسأل العميل'],
  },
  events: {
    'done getCustomerInfo': ['The interests of the customer arrive', 'تصل اهتمامات العميل'],
    'refused getCustomerInfo': ['The interests fail to load', 'يفشل تحميل الاهتمامات'],
    'offer.accept': ['The customer accepts the offer', 'يقبل العميل العرض'],
    'offer.decline': ['The customer declines the offer', 'يرفض العميل العرض'],
  },
}
