import type { BaseTranslation } from '../../i18n-types.ts'

const en_shell = {
  nav: {
    home: 'Home',
    search: 'Search',
    orders: 'Orders',
    cart: 'Cart',
    wishlist: 'Wishlist',
    account: 'Account',
    stores: 'Stores',
  },
  searchIn: {
    food: 'Search dishes and restaurants',
    grocery: 'Search groceries and stores',
    pharmacy: 'Search medicines and stores',
    ecommerce: 'Search items and stores',
    parcel: 'Search',
  },
  menu: 'Menu',
  mainNavigation: 'Main',
  tabs: 'Main sections',
  logo: '{name:string} home page',
  cartCount: '{{count: Cart, empty | Cart, ?? item | Cart, ?? items}}',
  cartSays: '{{count: The cart is empty | ?? item in the cart | ?? items in the cart}}',
  wishlistCount: '{{count: Wishlist, empty | Wishlist, ?? item | Wishlist, ?? items}}',
  trackOrder: 'Track order',
  restaurants: 'Restaurants',
  contact: 'Contact',
  deliverTo: 'Deliver to',
  chooseLocation: 'Where to?',
  signIn: 'Sign in',
  theme: {
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  language: {
    switchTo: 'Switch to {name:string}',
  },
} satisfies BaseTranslation

export default en_shell
