import { checkoutPath } from './checkout-kind.ts'
import { PROFILE } from './pages.ts'
import { payPath } from './pay-path.ts'

const pages = ['cart', 'buy_now', 'campaign'] as const
type CheckoutPage = (typeof pages)[number]

/** The checkout that the customer left to add money, or the ID of the placed order that waits for its payment. */
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

export const backFromWallet = (before: BeforeWallet): string =>
  typeof before === 'number' ? payPath(before) : checkoutPath(before)
