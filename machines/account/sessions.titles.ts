import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Sign out other devices', 'تسجيل الخروج من أجهزة أخرى'],
  states: {
    loading: ['Loading the devices', 'جارٍ تحميل الأجهزة'],
    unavailable: ['The devices did not load', 'تعذّر تحميل الأجهزة'],
    showing: ['Showing the devices', 'عرض الأجهزة'],
    'showing.settled': ['No error shown', 'لا أخطاء ظاهرة'],
    'showing.unanswered': ['No answer, devices still signed in', 'لم يصل رد وما زالت الجلسات قائمة'],
    confirming: ['Confirming the sign-out', 'تأكيد تسجيل الخروج'],
    ending: ['Signing the devices out', 'جارٍ تسجيل الخروج من الأجهزة'],
    proving: ['Proving to be the owner', 'إثبات ملكية الحساب'],
    checking: ['Checking whether the sessions ended', 'جارٍ التحقّق من انتهاء الجلسات'],
  },
  events: {
    'done listSessions': ['The list of devices arrives', 'تصل قائمة الأجهزة'],
    'refused listSessions': ['The list of devices fails to load', 'يفشل تحميل قائمة الأجهزة'],
    'list.retry': ['The customer loads the list again', 'يعيد العميل تحميل القائمة'],
    'session.end': ['The customer chooses a device', 'يختار العميل جهازًا'],
    'others.end': ['The customer chooses all other devices', 'يختار العميل كل الأجهزة الأخرى'],
    'end.accept': ['The customer confirms the sign-out', 'يؤكد العميل تسجيل الخروج'],
    'end.decline': ['The customer declines the sign-out', 'يتراجع العميل عن تسجيل الخروج'],
    'done endSessions': ['The server ends the sessions', 'ينهي الخادم الجلسات'],
    'refused endSessions': ['The sessions fail to end', 'يتعذّر إنهاء الجلسات'],
    'done proveOwner': ['The owner check ends', 'ينتهي التحقّق من صاحب الحساب'],
    'refused proveOwner': ['An error stops the owner check', 'يتوقف التحقّق من المالك بسبب خطأ'],
  },
}
