import type { BaseTranslation } from '../../i18n-types.ts'

const en_goods = {
  addToCart: 'Add {name:string} to the cart',
  wish: 'Add {name:string} to the wishlist',
  choose: 'Choose options for {name:string}',
  inCart: '{name:string} in the cart',
  from: 'From',
  quickView: 'Quick view of {name:string}',
  off: '{discount:string} off',
  recommended: 'Recommend',
  organic: 'Organic',
  halal: 'Halal',
  veg: 'Vegetarian',
  nonVeg: 'Not vegetarian',
  outOfStock: 'Out of Stock',
  notAvailableNow: 'Not Available now',
  hours: '{from:string} – {to:string}',
  orderLater: 'You can order it for later',
  closedNow: 'CLOSED NOW',
  closedNowSmall: 'Closed Now',
  opensAt: 'Opens at {time:string}',
  freeDelivery: 'Free delivery',
  deliveryFrom: 'Delivery from {amount:string}',
  kilometres: '{distance:string} km',
  minutes: '{range:string} min',
  featured: 'Featured',
} satisfies BaseTranslation

export default en_goods
