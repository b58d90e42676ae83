import { Menu, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import { useCustomerLocation, useModule, useToken } from '#src/core/where.ts'
import { opens, useGo } from '#src/navigation/overlay.ts'
import { HELP, HOME, POPULAR_STORES, SIGN_IN, TRACK_ORDER } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { latePart } from '#ui/lazy-part.tsx'
import { Brand } from './brand.part.tsx'
import { CartButton } from './cart-button.part.tsx'
import { HeaderSearch } from './header-search.part.tsx'
import { LanguageSwitch } from './language-switch.part.tsx'
import { LocationButton } from './location-button.part.tsx'
import { NavLink } from './nav-link.part.tsx'
import { ThemeSwitch } from './theme-switch.part.tsx'

const CustomerLinks = latePart(async () => {
  const [{ CustomerLinks }] = await Promise.all([
    import('./customer-links.part.tsx'),
    lazyNamespaces(pageLocale(), ['account', 'shellLater']),
  ])
  return CustomerLinks
})

/** One header for every width; below 1180 px it is a bar of 56 px and the rest is in the drawer (docs/spec.md §2). */
export function Header() {
  return (
    <header className={bar}>
      <div className={row}>
        <IconMenu />
        <Brand />
        <LocationButton />
        <MainLinks />
        <HeaderSearch />
        <div className={end}>
          <div className={wideOnly}>
            <LanguageSwitch />
            <ThemeSwitch />
            <Visitor />
          </div>
          <div className={wideOnly}>
            <CartButton />
          </div>
        </div>
      </div>
    </header>
  )
}

function IconMenu() {
  const { shell } = useWords()
  return (
    <IconButton variant="ghost" className={narrowOnly} aria-label={shell.menu()} {...opens({ name: 'menu' })}>
      <Menu aria-hidden="true" />
    </IconButton>
  )
}

function MainLinks() {
  const { shell } = useWords()
  const module = useModule()
  const location = useCustomerLocation()
  return (
    <nav aria-label={shell.mainNavigation()} className={links}>
      {location && <NavLink to={HOME}>{shell.nav.home()}</NavLink>}
      {location && module && module.module_type !== 'parcel' && (
        <NavLink to={POPULAR_STORES}>
          {module.module_type === 'food' ? shell.restaurants() : shell.nav.stores()}
        </NavLink>
      )}
      {module?.module_type === 'parcel' && <NavLink to={HELP}>{shell.contact()}</NavLink>}
    </nav>
  )
}

/** A guest sees the way to their order and to an account, a customer their own pages. */
function Visitor() {
  const { shell } = useWords()
  const token = useToken()
  const go = useGo()
  if (token)
    return (
      <Suspense fallback={<span className={profile} />}>
        <CustomerLinks />
      </Suspense>
    )
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={shell.trackOrder()}
        className={forGuests}
        onClick={() => go(TRACK_ORDER)}
      >
        <Truck aria-hidden="true" />
      </IconButton>
      <Button variant="outline" size="sm" className={forGuests} onClick={() => go(SIGN_IN)}>
        {shell.signIn()}
      </Button>
    </>
  )
}

const bar = css({
  position: 'sticky',
  // In large text it has two rows and leaves with the page.
  insetBlockStart: { base: '0', lg: '[min(0px, (24px - 1rem) * 99)]' },
  containerType: 'inline-size',
  zIndex: 'header',
  bg: 'bg.veil',
  backdropFilter: '[blur(16px)]',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
  _print: { display: 'none' },
  // They are in sight wherever the page stands: what the page keeps free for them (src/theme/global.ts) is taken back.
  '& :is(a, button, input)': { scrollMarginBlockStart: '[calc(-16px - {sizes.headerWide})]' },
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', lg: '4' },
  width: 'full',
  maxWidth: 'content',
  minHeight: { base: 'headerNarrow', lg: 'headerWide' },
  '@container (width < 58rem)': { flexWrap: { lg: 'wrap' }, paddingBlockEnd: { lg: '2' } },
  mx: 'auto',
  px: { base: '2', md: '6' },
})
const links = css({ display: { base: 'none', lg: 'flex' }, alignItems: 'center', flexShrink: '0' })
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
  marginInlineStart: 'auto',
})
const wideOnly = css({ display: { base: 'none', lg: 'flex' }, alignItems: 'center', gap: '1' })
// Painted for everybody; public/painted.js knows a customer before the first paint.
const forGuests = css({ '[data-customer] &': { visibility: 'hidden' } })
// The notifications, the messages, the wishlist, and the profile.
const profile = css({ width: '[188px]', height: '11' })
const narrowOnly = css({ display: { lg: 'none' } })
