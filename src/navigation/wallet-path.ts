import { checkoutPath } from './checkout-kind.ts'
import { PROFILE } from './pages.ts'
import { PARCEL_PATH } from './parcel-path.ts'
import { payPath } from './pay-path.ts'

const pages = ['cart', 'buy_now', 'campaign', 'parcel'] as const
type CheckoutPage = (typeof pages)[number]

/** What the customer left to add money: a checkout, the form of a parcel, or the placed order of this ID. */
type BeforeWallet = CheckoutPage | number

/** The wallet; with `before` it leads back there (docs/spec.md §2, /profile `from=checkout`). */
export const walletPath = (before?: BeforeWallet): string =>
  `${PROFILE}?${new URLSearchParams({ page: 'wallet', ...(before && { from: 'checkout', order: String(before) }) })}`

/** Undefined on every visit of the wallet that does not come from a checkout or a payment. */
export const beforeWallet = (search: string): BeforeWallet | undefined => {
  const query = new URLSearchParams(search)
  const order = query.get('order') ?? ''
  if (query.get('from') !== 'checkout') return undefined
  return /^[1-9]\d{0,14}$/.test(order) ? Number(order) : pages.find((page) => page === order)
}

/** The draft of a parcel knows its kind. */
export const backFromWallet = (before: BeforeWallet): string => {
  if (typeof before === 'number') return payPath(before)
  return before === 'parcel' ? PARCEL_PATH : checkoutPath(before)
}
