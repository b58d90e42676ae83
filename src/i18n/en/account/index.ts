import type { BaseTranslation } from '../../i18n-types.ts'

const en_account = {
  title: 'Profile',
  navigation: 'My account',
  links: {
    'my-orders': 'My orders',
    wallet: 'Wallet',
    'loyalty-points': 'Loyalty points',
    coupons: 'Coupons',
    'referral-code': 'Referral code',
    inbox: 'Inbox',
    settings: 'Saved addresses',
    'profile-settings': 'Profile settings',
  },
  signedOut: 'You are signed out',
  signedOutNote: 'Sign in to see your orders and addresses.',
  memberSince: 'With us since {date:string}',
  profile: {
    note: 'This is how stores and couriers know you.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    since: 'Member since',
    orders: 'Orders received',
  },
  addresses: {
    note: 'Choose one of them at checkout, or in the header when you are somewhere else.',
    add: 'Add new address',
    edit: 'Edit {label:string}',
    remove: 'Delete {label:string}',
    kinds: { home: 'Home', office: 'Office', other: 'Other' },
    floor: 'Floor {floor:string}',
    house: 'House {house:string}',
    notServed: 'We do not deliver here yet',
    empty: 'No saved addresses yet',
    emptyNote: 'Save where you live and work, and ordering takes one step less.',
    question: 'Delete this address?',
    delete: 'Delete',
  },
} satisfies BaseTranslation

export default en_account
