import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { SETTINGS } from '#src/navigation/account-path.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { isOffered, type ProfilePage, profilePages } from '#src/navigation/profile-pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { isQuietPage, type QuietPage } from '#src/navigation/quiet-pages.ts'
import { profileIcons } from '#src/shared/account/profile-icons.ts'
import { css } from '#styled/css/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { customerQuery } from './account.queries.ts'
import { profileBack, profileContent, profileFrame, profileLinks, profileSide } from './profile.skeleton.tsx'

/** Who is signed in and the pages of the profile, beside the one on show; on small screens the settings list them. */
export function ProfileFrame({
  token,
  page,
  children,
}: {
  token: string
  page: ProfilePage | QuietPage
  children: ReactNode
}) {
  const { account, shell } = useWords()
  const config = useConfig()
  const offered = profilePages.filter((name) => isOffered(name, config))
  return (
    <div className={profileFrame}>
      {page !== 'settings' && (
        <Link href={SETTINGS} className={profileBack}>
          <ChevronLeft aria-hidden="true" className={arrow} />
          {shell.nav.account()}
        </Link>
      )}
      <aside className={profileSide}>
        <Who token={token} />
        <nav aria-label={account.navigation()} className={profileLinks}>
          {offered.map((name) => {
            const Icon = profileIcons[name]
            return (
              <Link
                key={name}
                href={profilePath(name)}
                className={entry}
                aria-current={
                  name === page ? 'page' : name === 'settings' && isQuietPage(page) ? 'true' : undefined
                }
              >
                <Icon aria-hidden="true" />
                {account.links[name]()}
              </Link>
            )
          })}
          <button type="button" className={entry} onClick={() => openOverlay({ name: 'sign-out' })}>
            <LogOut aria-hidden="true" className={arrow} />
            {account.logout()}
          </button>
        </nav>
      </aside>
      <div className={profileContent}>{children}</div>
    </div>
  )
}

function Who({ token }: { token: string }) {
  const { account } = useWords()
  const { date } = useFormats()
  const { data } = useQuery(customerQuery(useShop().api, token))
  if (!data) return <Skeleton height="64px" />
  const name = `${data.f_name} ${data.l_name}`
  return (
    <div className={who}>
      <Avatar name={name} src={data.image_full_url} size="lg" />
      <div className={texts}>
        <p className={title}>{name}</p>
        <p className={hint}>{account.memberSince({ date: date(data.created_at) })}</p>
      </div>
    </div>
  )
}

const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  px: '3',
  textStyle: 'bodyStrong',
  color: 'fg.muted',
  borderRadius: 'sm',
  transitionProperty: '[color, background-color]',
  transitionDuration: 'press',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '&[aria-current]': { color: 'accent.text', bg: 'accent.soft' },
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
/** Out, to the side the reading ends on. */
const arrow = css({ _rtl: { scale: '[-1 1]' } })
const who = css({ alignItems: 'center', gap: '3' })
const texts = css({ minWidth: '0' })
const title = css({ textStyle: 'subtitle' })
const hint = css({ textStyle: 'caption', color: 'fg.muted' })
