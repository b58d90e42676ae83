import type { BaseTranslation } from '../../i18n-types.ts'

const en_news = {
  signedIn: 'Sign in successfully.',
  passwordChanged: 'Your password is changed. Sign in with the new one.',
  loggedIn: 'Logged in successfully',
  signedUp: 'Signup successfully.',
  signedOut: 'Logout successful.',
  accountDeleted: 'Account has been deleted',
  languageChanged: 'Language has been changed',
  subscribed: 'Subscribed Successfully',
  itemAdded: 'Item added to cart',
  cartUpdated: 'Updated successfully.',
  itemUpdated: 'Item updated successfully',
  removedFromCart: 'Removed from cart.',
  cartItemRemoved: 'Cart item remove successfully',
  cartReplaced: 'Your cart has been cleared successfully. And selected item added to the cart.',
  noChanges: 'No changes found to update.',
  locationSet: 'New location has been set.',
  addressSelected: 'New delivery address selected.',
  moduleSelected: 'A module has been selected.',
} satisfies BaseTranslation

export default en_news
