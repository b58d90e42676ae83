import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ReceiverType } from '#openapi/generated/client.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { onMessages } from '#src/shop/message-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { connectConversations } from './conversations.ports.ts'
import { InboxView } from './inbox.view.tsx'
import { onRead } from './read-news.ts'

/** The conversations of the customer; what is written here or sent word of is read again. */
export function Inbox({ type, open }: { type: ReceiverType | undefined; open: number | undefined }) {
  const { api } = useShop()
  const [list] = useState(() => connectConversations(api))
  const ref = useActorRef(list.machine, { input: list.start({ type: type ?? 'all' }) })
  const snapshot = useSelector(ref, (current) => current)

  useTellApp('pagedList', ref)
  useEffect(() => {
    const refresh = () => {
      ref.send({ type: 'list.refresh' })
      return true
    }
    const stops = [onMessages(refresh), onRead(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [ref])

  return (
    <InboxView
      snapshot={snapshot}
      conversations={list.rows(snapshot)}
      filter={list.filter(snapshot)}
      onFilter={(filter) => ref.send(list.change(filter))}
      send={ref.send}
      open={open}
    />
  )
}
