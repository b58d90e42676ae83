import { House, Package, Search, ShoppingBag, UserRound } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useModule, useToken } from '#src/core/where.ts'
import { SETTINGS } from '#src/navigation/account-path.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { opens } from '#src/navigation/overlay.ts'
import { CHATTING, HOME, PROFILE, SIGN_IN, TRACK_ORDER } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { CartBadge, useCartCount } from './cart-button.part.tsx'

/** Main navigation of small screens, within reach of the thumb. */
export function TabBar() {
  const { shell } = useWords()
  const [path] = useLocation()
  const token = useToken()
  const count = useCartCount()
  const query = new URLSearchParams(useSearch())
  const page = query.get('page')
  const isList = path === HOME && query.has('data_type')
  const isParcel = useModule()?.module_type === 'parcel'
  const isOrders = path === TRACK_ORDER || (path === PROFILE && page === 'my-orders')
  const isAccount = path === SIGN_IN || path === CHATTING || (path === PROFILE && page !== 'my-orders')
  const current = (here: boolean) => (here ? ('page' as const) : undefined)
  const orders = token ? ORDERS : TRACK_ORDER
  const search = useListPath()('data_type=searched&search=')
  // The order's own button stands there.
  if (/^\/(checkout|parcel)/.test(path)) return null
  return (
    <nav aria-label={shell.tabs()} className={bar}>
      <Link href={HOME} className={tab} aria-current={current(path === HOME && !isList)}>
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
      <button type="button" className={tab} {...opens({ name: 'cart' })}>
        <span className={bag} aria-hidden="true">
          <ShoppingBag />
          <CartBadge />
        </span>
        <span aria-hidden="true">{shell.nav.cart()}</span>
        <VisuallyHidden>{shell.cartCount({ count })}</VisuallyHidden>
      </button>
      <Link href={SETTINGS} className={tab} aria-current={current(isAccount)}>
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
  _currentPage: { color: 'accent.text', _highContrast: { textDecorationLine: 'underline' } },
  '& svg': { width: '5', height: '5' },
})
const bag = css({ position: 'relative', display: 'inline-flex', px: '3', py: '2', marginBlock: '-2' })
