import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Read a conversation', 'قراءة محادثة'],
  states: {
    loading: ['Loading the messages', 'جارٍ تحميل الرسائل'],
    reading: ['Reading the messages', 'قراءة الرسائل'],
    'reading.current': ['Newest messages shown', 'أحدث الرسائل معروضة'],
    'reading.refreshing': ['Loading new messages', 'جارٍ تحميل الرسائل الجديدة'],
    'reading.outdated': ['New messages did not load', 'تعذّر تحميل الرسائل الجديدة'],
    'reading.loadingOlder': ['Loading older messages', 'جارٍ تحميل الرسائل الأقدم'],
    'reading.failedOlder': ['Older messages did not load', 'تعذّر تحميل الرسائل الأقدم'],
    failed: ['The messages did not load', 'تعذّر تحميل الرسائل'],
    notFound: ['Conversation not found', 'المحادثة غير موجودة'],
  },
  events: {
    'message.news': ['A new message comes in', 'ترد رسالة جديدة'],
    'message.sent': ['The server takes a sent message', 'يستلم الخادم رسالة من العميل'],
    'older.ask': ['The customer asks for older messages', 'يطلب العميل رسائل أقدم'],
    'conversation.retry': ['The customer tries again', 'يحاول العميل مرة أخرى'],
    'done getConversation': ['The messages arrive', 'تصل الرسائل'],
    'refused getConversation': ['The messages fail to load', 'يفشل تحميل الرسائل'],
  },
}
