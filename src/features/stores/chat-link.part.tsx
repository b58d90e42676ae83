import { MessageCircle } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useToken } from '#src/core/where.ts'
import { chatWith } from '#src/navigation/chat-paths.ts'
import { iconButton } from '#styled/recipes/index.js'

/** Where the store can be written to; a guest has no chat (docs/spec.md §6). */
export function ChatLink({ store: { id } }: { store: StoreDetails }) {
  const { stores } = useWords()
  if (useToken() === null) return null
  return (
    <Link
      href={chatWith('vendor', id)}
      className={iconButton({ variant: 'soft' })}
      aria-label={stores.write()}
    >
      <MessageCircle aria-hidden="true" />
    </Link>
  )
}
