import { PROFILE } from './pages.ts'

const pages = ['cart', 'buy_now', 'campaign'] as const
type CheckoutPage = (typeof pages)[number]

/** The wallet; with `checkout` it leads back to that checkout (docs/spec.md §2, /profile `from=checkout`). */
export const walletPath = (checkout?: CheckoutPage): string =>
  `${PROFILE}?${new URLSearchParams({ page: 'wallet', ...(checkout && { from: 'checkout', order: checkout }) })}`

/** The checkout that the customer left to add money; undefined on every other visit of the wallet. */
export const checkoutBeforeWallet = (search: string): CheckoutPage | undefined => {
  const query = new URLSearchParams(search)
  if (query.get('from') !== 'checkout') return undefined
  return pages.find((page) => page === query.get('order'))
}
