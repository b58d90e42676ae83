import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createVisibility } from '#browser/visibility.ts'
import type { Whom } from '#machines/conversation.machine.ts'
import { onMessages } from '#src/shop/message-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { countUnreadAnew } from '#src/shop/unread.queries.ts'
import { connectConversation, connectSendMessage } from './conversation.ports.ts'
import { ConversationView } from './conversation.view.tsx'
import { publishReading } from './read-news.ts'

type Props = { whom: Whom; order_id: number | undefined; look: 'beside' | 'alone' }

/** A conversation that is read and written in; what the shop sends word of is read at once (docs/spec.md §4, push messages). */
export function Conversation({ whom, order_id, look }: Props) {
  const { api } = useShop()
  const queries = useQueryClient()
  const [machines] = useState(() => ({
    read: connectConversation(api),
    write: connectSendMessage(api, crypto),
  }))
  const ref = useActorRef(machines.read, { input: { whom } })
  const post = useActorRef(machines.write, {
    input: { to: { whom, ...(order_id !== undefined && { order_id }) } },
  })

  const tellAround = useEffectEvent(() => {
    countUnreadAnew(queries)
    publishReading()
  })
  useEffect(() => {
    const refresh = () => {
      ref.send({ type: 'message.news' })
      return true
    }
    // Nobody hears of messages while the page is hidden or without a network.
    const visibility = createVisibility(document)
    const stops = [
      onMessages(refresh),
      visibility.subscribe(() => visibility.read() === 'shown' && refresh()),
      ref.on('conversation.read', () => tellAround()).unsubscribe,
      post.on('message.sent', (sent) => {
        ref.send(sent)
        tellAround()
      }).unsubscribe,
    ]
    window.addEventListener('online', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      for (const stop of stops) stop()
    }
  }, [ref, post])

  return (
    <ConversationView
      snapshot={useSelector(ref, (snapshot) => snapshot)}
      send={ref.send}
      post={useSelector(post, (snapshot) => snapshot)}
      sendPost={post.send}
      order_id={order_id}
      look={look}
    />
  )
}
