import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Undo ordering again', 'التراجع عن الطلب مجددًا'],
  states: {
    undoing: ['Restoring the earlier cart', 'جارٍ استعادة السلة السابقة'],
    undone: ['Earlier cart restored', 'عادت السلة كما كانت'],
    refused: ['Cart not restored', 'لم تُستعَد السلة السابقة'],
    unanswered: ['No answer from the server', 'لا رد من الخادم'],
  },
  events: {
    'done undoOrderAgain': ['The server restores the cart', 'يستعيد الخادم السلة'],
    'refused undoOrderAgain': ['Restoring the cart fails', 'تفشل استعادة السلة'],
  },
}
