import { Heart, LogOut, Truck, UserRound } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { opens } from '#src/navigation/overlay.ts'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { isOffered, type ProfilePage, profilePages } from '#src/navigation/profile-pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { profileIcons } from '#src/shared/account/profile-icons.ts'
import { css } from '#styled/css/index.js'
import { iconButton } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { NavLink } from './nav-link.part.tsx'
import { UnreadCount } from './unread-count.part.tsx'

/** The customer's own pages and the way out (docs/spec.md §2, Profile menu). */
export function ProfileMenu() {
  const { account } = useWords()
  return (
    <Disclosure
      label={account.navigation()}
      button={<UserRound aria-hidden="true" />}
      buttonClassName={iconButton({ variant: 'ghost' })}
    >
      {(close) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own Enter is a click; it only folds the panel
        // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
        <div className={list} onClick={close}>
          <ProfileLinks />
        </div>
      )}
    </Disclosure>
  )
}

/** The same entries for the menu of the header and the drawer. */
export function ProfileLinks() {
  const { shell, account } = useWords()
  const config = useConfig()
  const location = useCustomerLocation()
  const linkTo = (page: ProfilePage) => {
    const Icon = profileIcons[page]
    return (
      <NavLink key={page} to={profilePath(page)}>
        <Icon aria-hidden="true" />
        {account.links[page]()}
        {(page === 'inbox' || page === 'notifications') && <UnreadCount page={page} />}
      </NavLink>
    )
  }
  return (
    <>
      {profilePages.filter((page) => page !== 'settings' && isOffered(page, config)).map(linkTo)}
      {location && (
        <Button variant="ghost" className={entry} {...opens({ name: 'wishlist' })}>
          <Heart aria-hidden="true" />
          {shell.nav.wishlist()}
        </Button>
      )}
      <NavLink to={TRACK_ORDER}>
        <Truck aria-hidden="true" />
        {shell.trackOrder()}
      </NavLink>
      {linkTo('settings')}
      <Button variant="ghost" className={entry} {...opens({ name: 'sign-out' })}>
        <LogOut aria-hidden="true" className={arrow} />
        {account.logout()}
      </Button>
    </>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', width: '[max-content]', minWidth: '48' })
/** Out, to the side the reading ends on. */
const arrow = css({ _rtl: { scale: '[-1 1]' } })
/** A button among the links, in their look. */
const entry = css({
  justifyContent: 'flex-start',
  px: '3',
  borderWidth: 'none',
  color: 'fg.muted',
  '& > [data-part=label]': { display: 'inline-flex', alignItems: 'center', gap: '3' },
  '& svg': { width: '5', height: '5' },
})
