import type { NamespaceWishlistTranslation } from '../../i18n-types.ts'

const ar_wishlist = {
  tabs: 'ما الذي تريد عرضه',
  kinds: {
    foods: 'الأطباق',
    items: 'المنتجات',
    restaurants: 'المطاعم',
    stores: 'المتاجر',
  },
  noFoods: 'لا توجد أطباق مفضلة',
  noItems: 'لا توجد منتجات مفضلة',
  noRestaurants: 'لا توجد مطاعم مفضلة',
  noStores: 'لا توجد متاجر مفضلة',
  howTo: 'اضغط على القلب عند ما يعجبك لتحفظه هنا.',
  browse: 'ابدأ التصفح',
  guestNote: 'سجّل الدخول لتحفظ مفضلتك هنا.',
  unavailable: 'تعذّر تحميل قائمة المفضلة',
  unavailableNote: 'تحقّق من الاتصال وحاول مرة أخرى. لم يتغير شيء.',
  remove: 'احذف {name} من المفضلة',
  question: 'هل تريد بالتأكيد حذف هذا العنصر؟',
  delete: 'حذف',
} satisfies NamespaceWishlistTranslation

export default ar_wishlist
