import { Bell } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { profilePath } from '#src/navigation/profile-path.ts'
import { iconButton } from '#styled/recipes/index.js'
import { CountBadge } from './count-badge.part.tsx'
import { useUnreadNotifications } from './unread-count.part.tsx'

/** The way to the customer's notifications, with how many are unread. */
export function BellLink() {
  const { shellLater } = useWords()
  const count = useUnreadNotifications()
  return (
    <Link
      href={profilePath('notifications')}
      className={iconButton({ variant: 'ghost' })}
      aria-label={shellLater.bellCount({ count })}
    >
      <Bell aria-hidden="true" />
      <CountBadge count={count} />
    </Link>
  )
}
