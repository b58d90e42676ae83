import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Load the items of an order again', 'إعادة تحميل منتجات الطلب'],
  states: {
    decidingShopper: ['Checking for a signed-in customer', 'التحقق من تسجيل دخول العميل'],
    readingCustomer: ['Loading the customer data', 'جارٍ تحميل بيانات العميل'],
    decidingSource: ['Checking the source of the items', 'التحقق من مصدر المنتجات'],
    readingCart: ['Loading the cart', 'جارٍ تحميل السلة'],
    readingItem: ['Loading the item', 'جارٍ تحميل المنتج'],
    cartRead: ['Cart loaded', 'حُمّلت السلة'],
    itemRead: ['Item loaded', 'حُمّل المنتج'],
    gone: ['Nothing left to order', 'لم يبقَ شيء لطلبه'],
    unread: ['Items kept as shown', 'بقيت المنتجات كما ظهرت للعميل'],
  },
  events: {
    'done getCustomerInfo': ['The customer data arrives', 'تصل بيانات العميل'],
    'refused getCustomerInfo': ['The customer data fails to load', 'يفشل تحميل بيانات العميل'],
    'done listCart': ['The cart finishes loading', 'يكتمل تحميل السلة'],
    'refused listCart': ['The cart fails to load', 'يفشل تحميل السلة'],
    'done getItem': ['The item finishes loading', 'يكتمل تحميل المنتج'],
    'refused getItem': ['The item fails to load', 'يفشل تحميل المنتج'],
  },
}
