import type { BaseTranslation } from '../../i18n-types.ts'

const en_cart = {
  title: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyNote: 'Everything you add waits here, also when you come back later.',
  browse: 'Start shopping',
  from: 'From {store:string}',
  addStill: 'Add more items',
  clear: 'Clear cart',
  clearQuestion: 'Remove everything from the cart?',
  clearStore:
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  clearStoreTitle: 'Start a new cart?',
  clearStoreAccept: 'Continue',
  needLocation: 'Where should we bring it?',
  needLocationNote: 'Tell us where you are and we put this item in your cart.',
  pickFromMap: 'Pick from Map',
  notNow: 'Not now',
  saving: 'You save {amount:string} on this order',
  freeDeliveryMissing: '{amount:string} more for free delivery',
  freeDeliveryReached: 'You have reduced delivery charge',
  freeDelivery: 'Free delivery',
  subtotal: 'Subtotal',
  subtotalNote: 'Delivery and taxes are added at checkout.',
  edit: 'Change {name:string}',
  remove: 'Remove {name:string}',
  quantityOf: '{name:string}',
  addOns: 'Extras: {list:string}',
  unavailable: 'We cannot show your cart right now',
  unavailableNote: 'It is safe. What you change is kept and sent as soon as the shop answers.',
  prescription: 'prescription is required',
} satisfies BaseTranslation

export default en_cart
