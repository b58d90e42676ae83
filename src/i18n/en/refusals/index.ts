import type { BaseTranslation } from '../../i18n-types.ts'

const en_refusals = {
  noConnection: 'No connection. Nothing was changed. Please try again.',
  tooManyRequests: 'Too many attempts. Please wait a moment.',
  serverFailed: 'Something went wrong on our side. Nothing was changed. Please try again.',
  outOfStock: 'Out of Stock',
  maximumQuantity: 'You can order up to {maximum:number} of this item',
  variationRequired: 'The variation named {name:string} cannot remain without selection.',
  variationBounds:
    'The selected variation named {name:string} must be in between {min:number} and {max:number}.',
  variationOutOfStock: 'This variation is out of stock. Choose another variation to proceed further.',
  cashOnDeliveryLimit: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
  notAvailableNow: 'Not Available now',
  cashNotHere: "Cash on delivery isn't available at this address",
  addressMissing: 'Please add your delivery address',
  contactMissing: 'Please enter your contact info',
  contactInvalid: 'Please check your contact info',
  paymentMissing: 'Please choose how you want to pay',
  paymentNotHere: 'Not available at this address',
  nothingToPay: 'There is nothing to pay',
  walletEmpty: 'Your wallet is empty',
  walletOfCustomers: 'Sign in to pay from your wallet',
  walletShort: 'Your wallet balance is less than the total',
  walletCoversAll: 'Your wallet pays the whole order',
  prescriptionMissing: 'Please upload your prescription image',
  prescriptionSending: 'Your pictures are still being uploaded. Please wait a moment.',
  couponNotYet: 'Not valid yet',
  couponOtherStore: 'For another store',
  couponOver: 'Expired',
  couponMissing: 'Enter a coupon code',
  notServedHere: "We don't deliver to this location yet",
  couponMinimum: 'To apply this coupon, total item amount should be minimum {amount:string}',
  sessionExpired: 'Your account is inactive or Your token has been expired',
  loginRequired: 'You must be login to access this page',
  notLoggedIn: 'You are not logged in',
} satisfies BaseTranslation

export default en_refusals
