import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Show the promotions one by one', 'عرض الإعلانات واحدًا بعد آخر'],
  states: {
    standing: ['Slides not ready to move', 'الشرائح غير جاهزة للحركة'],
    'standing.open': ['Uncovered before the slides are ready', 'الشرائح مكشوفة قبل أن تجهز'],
    'standing.covered': ['Covered before the slides are ready', 'الشرائح محجوبة قبل أن تجهز'],
    moving: ['Slides advance automatically', 'الشرائح تتقدّم تلقائيًا'],
    'moving.decidingSlide': ['Checking for video and last slide', 'تحديد نوع الشريحة وموضعها'],
    'moving.showing': ['Showing a slide for a while', 'عرض الشريحة لبعض الوقت'],
    'moving.held': ['Held under pointer or focus', 'ثابتة تحت المؤشر أو التركيز'],
    'moving.playing': ['Playing the video', 'تشغيل الفيديو'],
    'moving.covered': ['Hidden under an overlay', 'الشرائح محجوبة خلف نافذة'],
    'moving.resting': ['Resting on the last slide', 'التوقف عند الشريحة الأخيرة'],
    paused: ['Slides paused', 'الشرائح متوقفة'],
  },
  events: {
    'slide.show': ['The carousel shows another slide', 'تظهر شريحة أخرى'],
    'carousel.ready': ['The slides are ready to move', 'تصبح الشرائح جاهزة للحركة'],
    'page.cover': ['An overlay opens over the page', 'تُفتح نافذة فوق الصفحة'],
    'page.uncover': ['The overlay over the page closes', 'تُغلق النافذة فوق الصفحة'],
    'slides.pause': ['The customer pauses the slides', 'يوقف العميل الشرائح'],
    'slides.play': ['The customer plays the slides', 'يشغّل العميل الشرائح'],
    'hand.enter': ['The pointer or focus enters the slides', 'يدخل المؤشر أو التركيز الشرائح'],
    'hand.leave': ['The pointer or focus leaves the slides', 'يغادر المؤشر أو التركيز الشرائح'],
    'after slideShown': ['Four seconds pass', 'تمر أربع ثوانٍ'],
    'video.end': ['The video ends', 'ينتهي الفيديو'],
    'video.fail': ['The video fails to play', 'يتعذّر تشغيل الفيديو'],
  },
}
