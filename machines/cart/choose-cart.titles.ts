import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose between two carts', 'الاختيار بين سلتين'],
  states: {
    reading: ['Looking for a saved cart', 'البحث عن سلة محفوظة'],
    offering: ['Showing both carts', 'عرض السلتين'],
    'offering.fresh': ['No cart chosen yet', 'لم تُختر سلة بعد'],
    'offering.unanswered': ['No answer to the choice', 'لا رد على الاختيار'],
    choosing: ['Keeping the chosen cart', 'جارٍ الإبقاء على السلة المختارة'],
    nothing: ['Nothing to choose', 'لا توجد سلة أخرى للاختيار'],
    postponed: ['Choice postponed', 'أُجّل الاختيار'],
    chosen: ['Cart chosen', 'تم اختيار السلة'],
    refused: ['Choice refused', 'رُفض الاختيار'],
  },
  events: {
    'cart.choose': ['The customer chooses a cart', 'يختار العميل سلة'],
    'choice.postpone': ['The customer postpones the choice', 'يؤجّل العميل الاختيار'],
    'done getSavedCart': ['The search for a saved cart ends', 'ينتهي البحث عن سلة محفوظة'],
    'refused getSavedCart': ['The search for a saved cart fails', 'يفشل البحث عن سلة محفوظة'],
    'done chooseCart': ['The server keeps the chosen cart', 'يُبقي الخادم السلة المختارة'],
    'refused chooseCart': ['Keeping the chosen cart fails', 'يفشل الإبقاء على السلة المختارة'],
  },
}
