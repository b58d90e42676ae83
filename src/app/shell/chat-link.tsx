import { MessageCircle } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { INBOX } from '#src/shop/chat-paths.ts'
import { iconButton } from '#styled/recipes/index.js'
import { CountBadge } from './count-badge.tsx'
import { useUnread } from './unread-count.tsx'

/** The way to the customer's messages, with how many are unread (docs/spec.md §2, Header). */
export function ChatLink() {
  const { shellLater } = useWords()
  const count = useUnread()
  return (
    <Link
      href={INBOX}
      className={iconButton({ variant: 'ghost' })}
      aria-label={shellLater.chatCount({ count })}
    >
      <MessageCircle aria-hidden="true" />
      <CountBadge count={count} />
    </Link>
  )
}
