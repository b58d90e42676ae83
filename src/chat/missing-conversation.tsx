import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { INBOX } from '#src/shop/chat-paths.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Of somebody else, or of nobody. */
export function MissingConversation({ level }: { level: 1 | 2 }) {
  const { chat } = useWords()
  return (
    <EmptyState
      level={level}
      picture={<Art name="talk" />}
      title={chat.missing()}
      note={chat.missingNote()}
      action={
        <Link href={INBOX} className={button({ variant: 'outline' })}>
          {chat.back()}
        </Link>
      }
    />
  )
}
