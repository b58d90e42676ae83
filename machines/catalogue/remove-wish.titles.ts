import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Remove from the wishlist', 'الحذف من المفضلة'],
  states: {
    confirming: ['Confirming the removal', 'تأكيد الحذف من المفضلة'],
    removed: ['Removal confirmed', 'تأكّد الحذف'],
    kept: ['Kept in the wishlist', 'بقي في المفضلة'],
  },
  events: {
    'removal.accept': ['The customer confirms the removal', 'يؤكد العميل الحذف'],
    'removal.decline': ['The customer declines the removal', 'يتراجع العميل عن الحذف'],
  },
}
