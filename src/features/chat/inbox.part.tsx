import { useEffect } from 'react'
import type { ReceiverType } from '#openapi/generated/client.ts'
import { onMessages } from '#src/core/message-news.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { connectConversations } from './conversations.ports.ts'
import { InboxView } from './inbox.view.tsx'
import { onRead } from './read-news.ts'

/** The conversations of the customer; reads them again after a message or a read mark. */
export function Inbox({ type, open }: { type: ReceiverType | undefined; open: number | undefined }) {
  const { api } = useShop()
  const list = usePagedList(() => connectConversations(api), { type: type ?? 'all' })
  const { actor, snapshot, send } = list

  useTellApp('pagedList', actor)
  useEffect(() => {
    const refresh = () => {
      send({ type: 'list.refresh' })
      return true
    }
    const stops = [onMessages(refresh), onRead(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [send])

  return (
    <InboxView
      snapshot={snapshot}
      conversations={list.rows}
      filter={list.filter}
      onFilter={list.change}
      send={send}
      open={open}
    />
  )
}
