import type { StorageKey } from './storage-keys.ts'
import type { TabStored } from './tab-storage.ts'

/** When a stored thing goes. Everything but `stays` also goes at a sign-out, in every tab. */
export type Rule =
  /** About this browser or where it shops; names no shopper, or is kept at the shopper's wish. */
  | 'stays'
  /** The session machine writes and removes it. */
  | 'session'
  /** The next shopper would see it: goes as soon as the customer is signed out, also by the server. */
  | 'of the shopper'
  /**
   * A session that expires leaves it for its customer, whom the screens ask for first; it goes when another customer
   * signs in, and after a day (those of a tab: with the tab).
   */
  | 'of its owner'
  /** A chosen item without a word of the customer, which a checkout after the next sign-in goes on with. */
  | 'until sign-out'

/** `localStorage`. */
export const localRules: Record<StorageKey, Rule> = {
  token: 'session',
  guest_id: 'session',
  accountClosing: 'session',
  zoneid: 'stays',
  currentLatLng: 'stays',
  location: 'stays',
  module: 'stays',
  'language-setting': 'stays',
  country: 'stays',
  settings: 'stays',
  deviceToken: 'stays',
  rememberedLogin: 'stays',
  askedReviews: 'stays',
  passkeyOffered: 'stays',
  searchedValues: 'of the shopper',
  diet: 'of the shopper',
  retryKey: 'of the shopper',
  orderUnderWay: 'of the shopper',
  lastCustomer: 'of its owner',
  checkoutDrafts: 'of its owner',
  orderKey: 'of its owner',
  askedInterests: 'of its owner',
}

/** `sessionStorage`, by `tab-storage.ts`. */
export const tabRules: Record<keyof TabStored, Rule> = {
  guestContact: 'of the shopper',
  guestDelivery: 'of the shopper',
  choice: 'of the shopper',
  cartEdits: 'of the shopper',
  invitation: 'of the shopper',
  socialAway: 'of the shopper',
  waitingSignIn: 'of the shopper',
  orderTokens: 'of the shopper',
  reviewDraft: 'of its owner',
  splits: 'of its owner',
  boughtNow: 'until sign-out',
}

/** Written past both, by the only file that may. */
export const otherRules = {
  /** Of reviews, in `indexedDB`. */
  pictures: { file: 'kept-files.ts', rule: 'of its owner' },
  /** Cookies, which repeat `localStorage`. */
  mirror: { file: 'mirror.ts', rule: 'stays' },
  /** What the last page did, until the next one has said it. */
  note: { file: 'note.ts', rule: 'stays' },
  'scroll-positions': { file: 'scroll-restoration.ts', rule: 'stays' },
} as const satisfies Record<string, { file: string; rule: Rule }>

const isOneOf =
  (rules: readonly Rule[]) =>
  ([, rule]: [string, Rule]) =>
    rules.includes(rule)

export const localKeys = (...rules: Rule[]): StorageKey[] =>
  Object.entries(localRules)
    .filter(isOneOf(rules))
    .map(([key]) => key as StorageKey)

export const tabKeys = (...rules: Rule[]): (keyof TabStored)[] =>
  Object.entries(tabRules)
    .filter(isOneOf(rules))
    .map(([key]) => key as keyof TabStored)
