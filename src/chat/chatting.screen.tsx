import { useSearch } from 'wouter'
import { chatIn } from './chat-address.ts'
import { chatPage } from './chat-skeleton.tsx'
import { Conversation } from './conversation.tsx'
import { MissingConversation } from './missing-conversation.tsx'

/** `/chatting?conversationId=&type=&chatFrom=true`: one conversation by itself (docs/spec.md §2, Routes). */
export function Screen() {
  const { whom, order_id } = chatIn(new URLSearchParams(useSearch()))
  if (!whom) return <MissingConversation level={1} />
  return (
    <div className={chatPage}>
      <Conversation key={`${Object.values(whom)}`} whom={whom} order_id={order_id} look="alone" />
    </div>
  )
}
