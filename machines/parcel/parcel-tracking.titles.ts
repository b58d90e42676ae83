import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Track a parcel by its link', 'تتبّع طرد عبر رابطه'],
  states: {
    opening: ['Loading the parcel', 'جارٍ تحميل بيانات الطرد'],
    unseen: ['Page opened in the background', 'فُتحت الصفحة في الخلفية'],
    failed: ['The parcel did not load', 'تعذّر تحميل بيانات الطرد'],
    following: ['Following the parcel', 'متابعة الطرد'],
    'following.decidingNext': ['Checking for the last status', 'التحقق من بلوغ الحالة الأخيرة'],
    'following.waiting': ['Waiting for the next check', 'انتظار التحقق التالي'],
    'following.asking': ['Checking the parcel', 'جارٍ التحقق من الطرد'],
    'following.backingOff': ['Pausing after a failed check', 'الانتظار بعد تعذّر التحقق'],
    paused: ['Page hidden', 'الصفحة مخفية'],
    over: ['Parcel at the end of its way', 'انتهت رحلة الطرد'],
    gone: ['Link does not work', 'الرابط لا يعمل'],
  },
  events: {
    'page.hidden': ['The page is hidden', 'تُخفى الصفحة'],
    'page.shown': ['The page is shown again', 'تظهر الصفحة من جديد'],
    'track.retry': ['The holder of the link tries again', 'يحاول صاحب الرابط مرة أخرى'],
    'after pollInterval': ['Ten seconds pass', 'تمر عشر ثوانٍ'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done trackSharedParcel': ['The parcel data arrives', 'تصل بيانات الطرد'],
    'refused trackSharedParcel': ['The parcel data fails to load', 'يفشل تحميل بيانات الطرد'],
  },
}
