import { useQuery } from '@tanstack/react-query'
import {
  Flame,
  House,
  LayoutGrid,
  LogIn,
  type LucideIcon,
  Shapes,
  Store as StoreIcon,
  Truck,
  UserRoundPlus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Store } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation, useToken, useWhere } from '#src/core/where.ts'
import { categoryPath } from '#src/navigation/category-path.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { closeOverlay, opens } from '#src/navigation/overlay.ts'
import {
  CATEGORIES,
  HOME,
  LATEST_STORES,
  POPULAR_STORES,
  SIGN_IN,
  SIGN_UP,
  TRACK_ORDER,
} from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { Drawer } from '#ui/drawer.tsx'
import { Fold } from '#ui/fold.tsx'
import { drawerCategoriesQuery, drawerStoresQuery } from './drawer.queries.ts'
import { LanguageSwitch } from './language-switch.part.tsx'
import { NavLink, navLook } from './nav-link.part.tsx'
import { ProfileLinks } from './profile-menu.part.tsx'
import { ThemeSwitch } from './theme-switch.part.tsx'

/** The mobile drawer: places to go, up to 10 of each, theme, language, the account (docs/spec.md §2). */
function MenuOverlay() {
  const words = useWords()
  const { shell } = words
  const { api } = useShop()
  const where = useWhere()
  const location = useCustomerLocation()
  const token = useToken()
  const isPlaced = location !== null && where.module_id !== undefined
  const categories = useQuery({ ...drawerCategoriesQuery(api, where), enabled: isPlaced })
  const latest = useQuery({ ...drawerStoresQuery(api, where, 'latest'), enabled: isPlaced })
  const popular = useQuery({ ...drawerStoresQuery(api, where, 'popular'), enabled: isPlaced })
  return (
    <Drawer
      open
      side="start"
      size="menu"
      title={shell.menu()}
      onClose={closeOverlay}
      footer={
        <div className={switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      }
    >
      <nav className={list} aria-label={shell.mainNavigation()}>
        <NavLink to={HOME}>
          <House aria-hidden="true" />
          {shell.nav.home()}
        </NavLink>
        {location && (
          <button type="button" className={navLook} {...opens({ name: 'modules' })}>
            <Shapes aria-hidden="true" />
            {words.modules.otherService()}
          </button>
        )}
        <Group
          icon={LayoutGrid}
          title={words.shellLater.categories()}
          all={{ to: CATEGORIES, label: words.actions.viewAll() }}
          links={(categories.data ?? []).map((category) => ({
            to: categoryPath(category),
            label: category.name,
          }))}
        />
        <Group
          icon={StoreIcon}
          title={words.shellLater.latestStores()}
          all={{ to: LATEST_STORES, label: words.actions.viewAll() }}
          links={(latest.data?.stores ?? []).map(storeLink)}
        />
        <Group
          icon={Flame}
          title={words.shellLater.popularStores()}
          all={{ to: POPULAR_STORES, label: words.actions.viewAll() }}
          links={(popular.data?.stores ?? []).map(storeLink)}
        />
        <hr className={line} />
        {token ? (
          <ProfileLinks />
        ) : (
          <>
            <NavLink to={TRACK_ORDER}>
              <Truck aria-hidden="true" />
              {shell.trackOrder()}
            </NavLink>
            <NavLink to={SIGN_IN}>
              <LogIn aria-hidden="true" className={arrow} />
              {shell.signIn()}
            </NavLink>
            <NavLink to={SIGN_UP}>
              <UserRoundPlus aria-hidden="true" />
              {words.account.settings.guest.signUp()}
            </NavLink>
          </>
        )}
      </nav>
    </Drawer>
  )
}

type Target = { to: string; label: string }

const storeLink = (store: Store) => ({ to: storePath(store), label: store.name })

function Group({
  icon: Icon,
  title,
  links,
  all,
}: {
  icon: LucideIcon
  title: ReactNode
  links: Target[]
  all: Target
}) {
  if (links.length === 0) return null
  return (
    <Fold
      styles={{ fold: group, opener: summary }}
      summary={
        <>
          <Icon aria-hidden="true" />
          {title}
        </>
      }
    >
      <ul className={sublist}>
        {[...links, all].map(({ to, label }) => (
          <li key={to}>
            <Link href={to} replace className={sublink} data-all={to === all.to || undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

// Close enough that the way out is on show on a phone.
const list = css({ display: 'flex', flexDirection: 'column', margin: '[-8px -12px]' })
// The words stand on the same line as the list's.
const switches = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: '[-20px -12px]',
})
/** In, from the side the reading starts on. */
const arrow = css({ _rtl: { scale: '[-1 1]' } })
const line = css({ height: 'px', marginBlock: '2', marginInline: '3', bg: 'border.subtle' })
const group = css({ '&[open] > summary > svg:last-child': { rotate: '[180deg]' } })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  px: '3',
  textStyle: 'bodyStrong',
  color: 'fg.muted',
  borderRadius: 'sm',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '& svg': { flexShrink: '0', width: '5', height: '5' },
  '& svg:last-child': {
    width: '4',
    height: '4',
    marginInlineStart: 'auto',
    transitionProperty: '[rotate]',
    transitionDuration: 'enter',
  },
})
// Under the words of its group, past the icon.
const sublist = css({ paddingInlineStart: '[32px]', paddingBlockEnd: '2' })
const sublink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '11',
  px: '3',
  textStyle: 'body',
  color: 'fg.muted',
  borderRadius: 'sm',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '&[data-all]': { color: 'accent.text', fontWeight: 'medium' },
})

export { MenuOverlay as Overlay }
