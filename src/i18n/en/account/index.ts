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
    notifications: 'Notifications',
    inbox: 'Inbox',
    settings: 'Settings',
    'profile-settings': 'Profile settings',
  },
  signedOut: 'You are signed out',
  signedOutNote: 'Sign in to see your orders and addresses.',
  memberSince: 'Member since {date:string}',
  profile: {
    note: 'Stores and couriers see your name and phone number.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    since: 'Member since',
    orders: 'Delivered orders',
  },
  addresses: {
    title: 'Saved addresses',
    note: 'Choose one at checkout, or change your delivery location in the header.',
    add: 'Add new address',
    edit: 'Edit {label:string}',
    remove: 'Delete {label:string}',
    kinds: { home: 'Home', office: 'Office', other: 'Other' },
    floor: 'Floor {floor:string}',
    house: 'House {house:string}',
    notServed: "We don't deliver here yet",
    empty: 'No saved addresses yet',
    emptyNote: 'Save your home and work addresses to check out faster.',
    question: 'Delete this address?',
    delete: 'Delete',
  },
} satisfies BaseTranslation

export default en_account
