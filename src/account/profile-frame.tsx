import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { profileIcons } from '#src/shop/profile-icons.ts'
import { isOffered, type ProfilePage, profilePages } from '#src/shop/profile-pages.ts'
import { useShop } from '#src/shop/shop.ts'
import { css, cx } from '#styled/css/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { customerQuery } from './account.queries.ts'
import {
  profileContent,
  profileFrame,
  profileLinks,
  profileSide,
  profileWideOnly,
} from './profile-skeleton.tsx'

/** Who is signed in and the pages of the profile, beside the one on show; above it on small screens. */
export function ProfileFrame({
  token,
  page,
  children,
}: {
  token: string
  page: ProfilePage
  children: ReactNode
}) {
  const { account, shell } = useWords()
  const config = useConfig()
  const offered = profilePages.filter((name) => isOffered(name, config))
  return (
    <div className={profileFrame}>
      <aside className={profileSide}>
        <Who token={token} />
        <nav aria-label={account.navigation()} className={profileLinks}>
          {offered.map((name) => {
            const Icon = profileIcons[name]
            return (
              <Link
                key={name}
                href={`/profile?page=${name}`}
                className={entry}
                aria-current={name === page ? 'page' : undefined}
                ref={name === page ? bringIntoView : undefined}
              >
                <Icon aria-hidden="true" />
                {account.links[name]()}
              </Link>
            )
          })}
          <button type="button" className={entry} onClick={() => openOverlay({ name: 'sign-out' })}>
            <LogOut aria-hidden="true" className={way} />
            {shell.logout()}
          </button>
        </nav>
      </aside>
      <div className={profileContent}>{children}</div>
    </div>
  )
}

/** On small screens the row of links is wider than the page. */
const bringIntoView = (entry: HTMLElement | null) =>
  entry?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

function Who({ token }: { token: string }) {
  const { account } = useWords()
  const { date } = useFormats()
  const { data } = useQuery(customerQuery(useShop().api, token))
  if (!data) return <Skeleton height="64px" className={profileWideOnly} />
  const name = `${data.f_name} ${data.l_name}`
  return (
    <div className={cx(who, profileWideOnly)}>
      <Avatar name={name} src={data.image_full_url} size="lg" />
      <div className={texts}>
        <p className={title}>{name}</p>
        <p className={note}>{account.memberSince({ date: date(data.created_at) })}</p>
      </div>
    </div>
  )
}

const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: { base: '2', lg: '3' },
  flexShrink: '0',
  minHeight: '11',
  px: { base: '4', lg: '3' },
  textStyle: 'bodyStrong',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  bg: { base: 'bg.surface', lg: 'transparent' },
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: { base: 'border.default', lg: 'transparent' },
  borderRadius: { base: 'full', lg: 'sm' },
  transitionProperty: '[color, background-color]',
  transitionDuration: 'press',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: {
    color: 'accent.text',
    bg: 'accent.soft',
    borderColor: { base: 'accent.edge', lg: 'transparent' },
  },
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
/** Out, to the side the reading ends on. */
const way = css({ _rtl: { scale: '[-1 1]' } })
const who = css({ alignItems: 'center', gap: '3' })
const texts = css({ minWidth: '0' })
const title = css({ textStyle: 'subtitle' })
const note = css({ textStyle: 'caption', color: 'fg.muted' })
