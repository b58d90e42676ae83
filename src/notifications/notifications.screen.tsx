import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useRefresh } from '#src/flow/use-refresh.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { onNotifications } from '#src/shop/notification-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { ChooseKinds } from './choose-kinds.tsx'
import { connectNotificationList } from './notifications.ports.ts'
import { NotificationsView } from './notifications.view.tsx'
import { marksOf } from './open-marks.ts'

/** `/profile?page=notifications`: what happened lately; new notifications appear as the event stream brings them. */
export function Screen() {
  const shop = useShop()
  const [list] = useState(() => connectNotificationList(shop.api))
  const listRef = useActorRef(list.machine, { input: list.start('all') })
  const snapshot = useSelector(listRef, (current) => current)
  const [marks] = useState(() => marksOf(shop))
  const { queue, marks: confirmed } = useSelector(marks, ({ context }) => context)

  useTellApp('pagedList', listRef)
  useRefresh(listRef, onNotifications)

  return (
    <NotificationsView
      snapshot={snapshot}
      notifications={list.rows(snapshot)}
      marks={[...confirmed, ...queue]}
      send={listRef.send}
      onOpen={(id) => marks.send({ type: 'notification.open', id })}
      onReadAll={(until) => marks.send({ type: 'all.read', until })}
      kinds={<ChooseKinds />}
    />
  )
}
