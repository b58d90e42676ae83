import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createVisibility } from '#browser/visibility.ts'
import type { Whom } from '#machines/chat/conversation.machine.ts'
import { onMessages } from '#src/core/message-news.ts'
import { useShop } from '#src/core/shop.ts'
import { countUnreadAnew } from '#src/core/unread.queries.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectConversation, connectSendMessage } from './conversation.ports.ts'
import { ConversationView } from './conversation.view.tsx'
import { publishReading } from './read-news.ts'

type Props = { whom: Whom; order_id: number | undefined; look: 'beside' | 'alone' }

/** A conversation that is read and written in; what the shop sends word of is read at once (docs/spec.md §4, push messages). */
export function Conversation({ whom, order_id, look }: Props) {
  const { api } = useShop()
  const queries = useQueryClient()
  const { actor, snapshot, send } = useFlow(() => connectConversation(api), { whom })
  const post = useFlow(() => connectSendMessage(api, crypto), {
    to: { whom, ...(order_id !== undefined && { order_id }) },
  })

  const tellAround = () => {
    countUnreadAnew(queries)
    publishReading()
  }
  useEmitted(actor, 'conversation.read', tellAround)
  useEmitted(post.actor, 'message.sent', (sent) => {
    send(sent)
    tellAround()
  })
  useEffect(() => {
    const refresh = () => {
      send({ type: 'message.news' })
      return true
    }
    // The page hears of no messages while it is hidden or offline.
    const visibility = createVisibility(document)
    const stops = [
      onMessages(refresh),
      visibility.subscribe(() => visibility.read() === 'shown' && refresh()),
    ]
    window.addEventListener('online', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      for (const stop of stops) stop()
    }
  }, [send])

  return (
    <ConversationView
      snapshot={snapshot}
      send={send}
      post={post.snapshot}
      sendPost={post.send}
      order_id={order_id}
      look={look}
    />
  )
}
