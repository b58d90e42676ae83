import type { BaseTranslation } from '../../i18n-types.ts'

const en_cart = {
  title: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyNote: 'Items you add stay here until you order.',
  browse: 'Start shopping',
  from: 'From {store:string}',
  addStill: 'Add more items',
  clear: 'Clear cart',
  clearQuestion: 'Remove everything from the cart?',
  clearStore:
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  clearStoreTitle: 'Start a new cart?',
  clearStoreAccept: 'Continue',
  needLocation: 'Where should we deliver?',
  needLocationNote: "Choose a delivery location and we'll add this item to your cart.",
  pickFromMap: 'Pick from Map',
  notNow: 'Not now',
  saving: 'You save {amount:string} on this order',
  freeDeliveryMissing: 'Add {amount:string} more for free delivery',
  freeDeliveryReached: 'You have reduced delivery charge',
  freeDelivery: 'Free delivery',
  subtotal: 'Subtotal',
  subtotalNote: 'Delivery and taxes are added at checkout.',
  edit: 'Edit {name:string}',
  remove: 'Remove {name:string}',
  quantityOf: '{name:string}',
  addOns: 'Add-ons: {list:string}',
  unavailable: "We can't show your cart right now",
  unavailableNote: "Your items are safe, and we'll save your changes as soon as you're back online.",
  prescription: 'prescription is required',
  prescriptionNote: 'You will add a picture of your prescription at checkout.',
} satisfies BaseTranslation

export default en_cart
