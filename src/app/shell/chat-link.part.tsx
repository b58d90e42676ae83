import { MessageCircle } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { INBOX } from '#src/navigation/chat-paths.ts'
import { iconButton } from '#styled/recipes/index.js'
import { CountBadge } from './count-badge.part.tsx'
import { useUnread } from './unread-count.part.tsx'

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
