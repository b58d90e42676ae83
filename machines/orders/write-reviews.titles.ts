import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Write reviews', 'كتابة التقييمات'],
  states: {
    editing: ['Writing the reviews', 'كتابة التقييمات'],
    'editing.fresh': ['No known flaw in the reviews', 'لا أخطاء معروفة في التقييمات'],
    'editing.reading': ['Reading the chosen files', 'جارٍ قراءة الملفات المختارة'],
    'editing.notPictures': ['A chosen file is not a picture', 'أحد الملفات ليس صورة'],
    'editing.tooManyPictures': ['Too many pictures chosen', 'عدد الصور أكثر من المسموح'],
    'editing.nothingNew': ['Nothing new to send', 'لا جديد لإرساله'],
    'editing.unsent': ['Not every review saved', 'لم تُحفظ كل التقييمات'],
    awaitingPictures: ['Waiting for the pictures', 'انتظار قراءة الصور'],
    decidingReviews: ['Checking for new reviews', 'التحقق من وجود تقييمات جديدة'],
    sending: ['Sending the reviews', 'جارٍ إرسال التقييمات'],
    'sending.deciding': ['Checking for another review', 'التحقق من تقييم آخر'],
    'sending.sendingOne': ['Sending one review', 'جارٍ إرسال تقييم واحد'],
    rated: ['All reviews saved', 'حُفظت كل التقييمات'],
  },
  events: {
    'rating.set': ['The customer gives stars', 'يمنح العميل نجومًا'],
    'comment.write': ['The customer writes a comment', 'يكتب العميل تعليقًا'],
    'pictures.add': ['The customer adds pictures', 'يضيف العميل صورًا'],
    'picture.remove': ['The customer removes a picture', 'يحذف العميل صورة'],
    'reviews.send': ['The customer sends the reviews', 'يرسل العميل التقييمات'],
    'done readPictures': ['The browser reads the chosen files', 'يقرأ المتصفح الملفات المختارة'],
    'refused readPictures': ['The browser fails to read the files', 'تفشل قراءة الملفات'],
    'done sendReview': ['The sending of one review ends', 'ينتهي إرسال تقييم واحد'],
    'refused sendReview': ['An error stops the sending of a review', 'يتوقف إرسال تقييم بسبب خطأ'],
  },
}
