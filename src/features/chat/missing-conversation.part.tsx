import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { INBOX } from '#src/navigation/chat-paths.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** 404: the conversation belongs to another customer or does not exist. */
export function MissingConversation({ level }: { level: 1 | 2 }) {
  const { chat } = useWords()
  return (
    <EmptyState
      level={level}
      picture={<Art name="talk" />}
      title={chat.missing()}
      hint={chat.missingNote()}
      action={
        <Link href={INBOX} className={button({ variant: 'outline' })}>
          {chat.back()}
        </Link>
      }
    />
  )
}
