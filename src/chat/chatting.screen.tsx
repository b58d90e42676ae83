import { useSearch } from 'wouter'
import { css } from '#styled/css/index.js'
import { chatIn } from './chat-address.ts'
import { Conversation } from './conversation.tsx'
import { MissingConversation } from './missing-conversation.tsx'

/** `/chatting?conversationId=&type=&chatFrom=true`: one conversation by itself (docs/spec.md §2, Routes). */
export function Screen() {
  const { whom, order_id } = chatIn(new URLSearchParams(useSearch()))
  if (!whom) return <MissingConversation level={1} />
  return (
    <div className={page}>
      <Conversation key={`${Object.values(whom)}`} whom={whom} order_id={order_id} look="alone" />
    </div>
  )
}

const page = css({
  width: 'full',
  maxWidth: 'prose',
  height: { base: '[max(380px, calc(100dvh - 144px))]', lg: '[max(480px, calc(100dvh - 136px))]' },
  mx: 'auto',
  marginBlock: { base: '4', lg: '8' },
})
