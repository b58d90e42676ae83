import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Follow the cart during checkout', 'متابعة السلة أثناء إتمام الطلب'],
  states: {
    following: ['Checking out the known cart', 'إتمام طلب السلة المعروفة'],
    'following.same': ['Cart unchanged elsewhere', 'لم تتغيّر السلة في مكان آخر'],
    'following.answering': ['Waiting for the answer to an edit', 'انتظار رد الخادم على التعديل'],
    'following.unanswered': ['Edits without an answer', 'تعديلات دون رد من الخادم'],
    'following.changed': ['Cart changed elsewhere', 'تغيّرت السلة في مكان آخر'],
    rereading: ['Loading the cart again', 'جارٍ تحديث السلة'],
    decidingNews: ['Comparing the cart with the one shown', 'مقارنة السلة بما ظهر للعميل'],
    anotherStore: ['Cart from another store', 'السلة من متجر آخر'],
    moved: ['Checking out at the other store', 'إتمام الطلب من المتجر الآخر'],
    left: ['Checkout left', 'مغادرة إتمام الطلب'],
  },
  events: {
    'cart.told': ['The cart changes elsewhere', 'تتغيّر السلة في مكان آخر'],
    'cart.edited': ['The customer edits the cart', 'يعدّل العميل السلة'],
    'cart.read': ['The cart finishes loading', 'يكتمل تحميل السلة'],
    'cart.failed': ['The server does not answer', 'لا يرد الخادم'],
    'edits.retry': ['The customer sends the edits again', 'يعيد العميل إرسال التعديلات'],
    'news.close': ['The customer closes the notice', 'يغلق العميل التنبيه'],
    'store.accept': ['The customer accepts the other store', 'يقبل العميل المتجر الآخر'],
    'store.decline': ['The customer declines the other store', 'يرفض العميل المتجر الآخر'],
  },
}
