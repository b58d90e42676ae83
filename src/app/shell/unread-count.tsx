import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#i18n/i18n.tsx'
import { useShop } from '#src/shop/shop.ts'
import { unreadQuery } from '#src/shop/unread.queries.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'

/** How many messages are unread; 0 until it is known. */
export const useUnread = (): number => useQuery(unreadQuery(useShop().api)).data ?? 0

/** The same beside an entry of a menu; nothing when all is read. */
export function UnreadCount() {
  const { number } = useFormats()
  const count = useUnread()
  if (count === 0) return null
  return (
    <Badge tone="solid" round className={end}>
      {count > 99 ? '99+' : number(count)}
    </Badge>
  )
}

const end = css({ marginInlineStart: 'auto' })
