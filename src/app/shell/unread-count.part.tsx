import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { unreadNotificationsQuery, unreadQuery } from '#src/core/unread.queries.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'

/** How many messages are unread; 0 until it is known. */
export const useUnread = (): number => useQuery(unreadQuery(useShop().api)).data ?? 0

/** How many notifications are unread; 0 until it is known. */
export const useUnreadNotifications = (): number =>
  useQuery(unreadNotificationsQuery(useShop().api)).data ?? 0

/** The unread count of a page of the profile, beside the page's entry in a menu. */
export function UnreadCount({ page }: { page: 'inbox' | 'notifications' }) {
  const messages = useUnread()
  const notifications = useUnreadNotifications()
  return <Count count={page === 'inbox' ? messages : notifications} />
}

function Count({ count }: { count: number }) {
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <Badge tone="solid" round className={end}>
      {count > 99 ? '99+' : number(count)}
    </Badge>
  )
}

const end = css({ marginInlineStart: 'auto' })
