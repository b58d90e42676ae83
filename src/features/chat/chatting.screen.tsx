import { useSearch } from 'wouter'
import { chatPage } from './chat.skeleton.tsx'
import { chatIn } from './chat-address.ts'
import { Conversation } from './conversation.part.tsx'
import { MissingConversation } from './missing-conversation.part.tsx'

/** `/chatting?conversationId=&type=&chatFrom=true`: one conversation by itself (docs/spec.md §2, Routes). */
function ChattingScreen() {
  const { whom, order_id } = chatIn(new URLSearchParams(useSearch()))
  if (!whom) return <MissingConversation level={1} />
  return (
    <div className={chatPage}>
      <Conversation key={`${Object.values(whom)}`} whom={whom} order_id={order_id} look="alone" />
    </div>
  )
}

export { ChattingScreen as Screen }
