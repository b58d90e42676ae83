import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Add an item to the cart', 'إضافة منتج إلى السلة'],
  states: {
    checkingLocation: ['Checking for a location', 'التحقق من تحديد الموقع'],
    awaitingLocation: ['Asking for a location', 'طلب تحديد الموقع'],
    decidingStore: ['Checking the store of the cart', 'التحقق من متجر السلة'],
    confirmingClear: ['Confirming a new cart', 'تأكيد بدء سلة جديدة'],
    adding: ['Adding the item', 'جارٍ إضافة المنتج'],
    clearing: ['Clearing the cart of the other store', 'جارٍ إفراغ سلة المتجر الآخر'],
    replacing: ['Adding the item to the new cart', 'جارٍ إضافة المنتج إلى السلة الجديدة'],
    rereading: ['Loading the cart again', 'جارٍ تحديث السلة'],
    added: ['Item added', 'أُضيف المنتج'],
    replaced: ['Item added to a new cart', 'أُضيف المنتج إلى سلة جديدة'],
    declined: ['Cart left unchanged', 'بقيت السلة دون تغيير'],
    refused: ['Item refused', 'رُفضت إضافة المنتج'],
    unreachable: ['No answer from the server', 'لا رد من الخادم'],
  },
  events: {
    'location.set': ['The customer sets a location', 'يحدّد العميل الموقع'],
    'location.decline': ['The customer declines to set a location', 'يرفض العميل تحديد الموقع'],
    'clear.accept': ['The customer agrees to clear the cart', 'يوافق العميل على إفراغ السلة'],
    'clear.decline': ['The customer declines to clear the cart', 'يرفض العميل إفراغ السلة'],
    'done readStoredLocation': ['The check of the location ends', 'ينتهي التحقق من الموقع'],
    'refused readStoredLocation': ['The check of the location fails', 'يفشل التحقق من الموقع'],
    'done addToCart': ['The server adds the item', 'يضيف الخادم المنتج'],
    'refused addToCart': ['Adding the item fails', 'تفشل إضافة المنتج'],
    'done clearCart': ['The server clears the cart', 'يفرغ الخادم السلة'],
    'refused clearCart': ['Clearing the cart fails', 'يفشل إفراغ السلة'],
    'done listCart': ['The cart finishes loading', 'يكتمل تحميل السلة'],
    'refused listCart': ['The cart fails to load', 'يفشل تحميل السلة'],
  },
}
