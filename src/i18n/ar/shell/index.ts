import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const ar_shell = {
  nav: {
    home: 'الرئيسية',
    search: 'البحث',
    orders: 'الطلبات',
    cart: 'السلة',
    wishlist: 'المفضلة',
    account: 'حسابي',
    stores: 'المتاجر',
  },
  searchIn: {
    food: 'ابحث عن أطباق ومطاعم',
    grocery: 'ابحث عن بقالة ومتاجر',
    pharmacy: 'ابحث عن أدوية ومتاجر',
    ecommerce: 'ابحث عن منتجات ومتاجر',
    parcel: 'البحث',
  },
  menu: 'القائمة',
  mainNavigation: 'التنقل الرئيسي',
  tabs: 'أقسام المتجر',
  logo: '{name}، الصفحة الرئيسية',
  cartCount:
    '{{count: السلة فارغة | السلة، عدد المنتجات ?? | السلة، عدد المنتجات ?? | السلة، عدد المنتجات ?? | السلة، عدد المنتجات ?? | السلة، عدد المنتجات ??}}',
  cartSays:
    '{{count: السلة فارغة | منتج واحد في السلة | منتجان في السلة | ?? منتجات في السلة | ?? منتجًا في السلة | ?? منتج في السلة}}',
  wishlistCount:
    '{{count: المفضلة فارغة | المفضلة، العدد ?? | المفضلة، العدد ?? | المفضلة، العدد ?? | المفضلة، العدد ?? | المفضلة، العدد ??}}',
  trackOrder: 'تتبّع الطلب',
  restaurants: 'المطاعم',
  contact: 'اتصل بنا',
  deliverTo: 'التوصيل إلى',
  chooseLocation: 'إلى أين نوصّل؟',
  signIn: 'تسجيل الدخول',
  theme: {
    toDark: 'التبديل إلى المظهر الداكن',
    toLight: 'التبديل إلى المظهر الفاتح',
  },
  language: {
    switchTo: 'التبديل إلى {name}',
  },
} satisfies NamespaceShellTranslation

export default ar_shell
