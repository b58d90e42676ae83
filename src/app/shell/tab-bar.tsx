import { House, Package, Search, ShoppingBag, UserRound } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { ORDERS } from '#src/navigation/order-path.ts'
import { useListPath } from '#src/shop/list-path.ts'
import { opens } from '#src/shop/overlay.ts'
import { useModule, useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { CartBadge, useCartCount } from './cart-button.tsx'

/** Main navigation of small screens, within reach of the thumb. */
export function TabBar() {
  const { shell } = useWords()
  const [path] = useLocation()
  const token = useToken()
  const count = useCartCount()
  const query = new URLSearchParams(useSearch())
  const page = query.get('page')
  const isList = path === '/home' && query.has('data_type')
  const isParcel = useModule()?.module_type === 'parcel'
  const isOrders = path === '/track-order' || (path === '/profile' && page === 'my-orders')
  const isAccount =
    path === '/auth/sign-in' || path === '/chatting' || (path === '/profile' && page !== 'my-orders')
  const current = (here: boolean) => (here ? ('page' as const) : undefined)
  const orders = token ? ORDERS : '/track-order'
  const search = useListPath()('data_type=searched&search=')
  const account = token ? '/profile?page=profile-settings' : '/auth/sign-in'
  // The order's own button stands there.
  if (path === '/checkout') return null
  return (
    <nav aria-label={shell.tabs()} className={bar}>
      <Link href="/home" className={tab} aria-current={current(path === '/home' && !isList)}>
        <House aria-hidden="true" />
        {shell.nav.home()}
      </Link>
      {!isParcel && (
        <Link href={search} className={tab} aria-current={current(isList)}>
          <Search aria-hidden="true" />
          {shell.nav.search()}
        </Link>
      )}
      <Link href={orders} className={tab} aria-current={current(isOrders)}>
        <Package aria-hidden="true" />
        {shell.nav.orders()}
      </Link>
      <button
        type="button"
        className={tab}
        aria-label={shell.cartCount({ count })}
        {...opens({ name: 'cart' })}
      >
        <span className={bag}>
          <ShoppingBag aria-hidden="true" />
          <CartBadge />
        </span>
        {shell.nav.cart()}
      </button>
      <Link href={account} className={tab} aria-current={current(isAccount)}>
        <UserRound aria-hidden="true" />
        {shell.nav.account()}
      </Link>
    </nav>
  )
}

const bar = css({
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'header',
  display: { base: 'grid', lg: 'none' },
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(max-content, 1fr)]',
  minHeight: 'tabBar',
  paddingBlockEnd: '[env(safe-area-inset-bottom)]',
  bg: 'bg.veil',
  backdropFilter: '[blur(16px)]',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
  _print: { display: 'none' },
})
const tab = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minHeight: 'tabBar',
  textStyle: 'captionStrong',
  // Larger text grows the labels as far as all five fit side by side.
  fontSize: '[min(0.75rem, 4.8vw)]',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  _currentPage: { color: 'accent.text' },
  '& svg': { width: '5', height: '5' },
})
const bag = css({ position: 'relative', display: 'inline-flex', px: '3', py: '0.5', marginBlock: '-0.5' })
