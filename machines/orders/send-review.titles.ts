import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Send a review', 'إرسال تقييم'],
  states: {
    deciding: ['Checking for an earlier review', 'التحقق من تقييم سابق'],
    submitting: ['Sending a new review', 'جارٍ إرسال تقييم جديد'],
    updating: ['Replacing the earlier review', 'جارٍ استبدال التقييم السابق'],
    saved: ['Review saved', 'حُفظ التقييم'],
    failed: ['Review not saved', 'لم يُحفظ التقييم'],
  },
  events: {
    'done submitReview': ['The server saves the new review', 'يحفظ الخادم التقييم الجديد'],
    'refused submitReview': ['Sending the new review fails', 'يفشل إرسال التقييم الجديد'],
    'done updateReview': ['The server replaces the review', 'يستبدل الخادم التقييم'],
    'refused updateReview': ['Replacing the review fails', 'يفشل استبدال التقييم'],
  },
}
