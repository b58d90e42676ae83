import type { BaseTranslation } from '../../i18n-types.ts'

const en_footer = {
  shop: 'Souk',
  help: 'Help',
  more: 'More from Souk',
  legal: 'Legal',
  aboutUs: 'About us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  refund: 'Refund policy',
  cancellation: 'Cancellation policy',
  shipping: 'Shipping policy',
  campaigns: 'Campaigns',
  myWallet: 'Wallet',
  myPoints: 'Loyalty points',
  getApp: 'Get the app',
  playStore: 'Get it on Google Play',
  appStore: 'Download on the App Store',
  contactUs: 'Contact us',
  followUs: 'Follow us',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
  },
  newWindow: 'opens in a new window',
  showOnMap: 'Show on the map',
  reportProblem: 'Report a problem',
  newsletter: {
    email: 'Your email',
    subscribe: 'Subscribe',
    invalid: 'Please insert a valid email',
  },
  zoneRequired: 'You must pick a zone to access this page',
} satisfies BaseTranslation

export default en_footer
