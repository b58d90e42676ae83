import { onNotifications } from '#src/core/notification-news.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { useRefresh } from '#src/flow/use-refresh.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { ChooseKinds } from './choose-kinds.part.tsx'
import { connectNotificationList } from './notifications.ports.ts'
import { NotificationsView } from './notifications.view.tsx'
import { marksOf } from './open-marks.ts'

/** `/profile?page=notifications`: what happened lately; new notifications appear as the event stream brings them. */
function NotificationsScreen() {
  const shop = useShop()
  const list = usePagedList(() => connectNotificationList(shop.api), 'all')
  const marks = marksOf(shop)
  const { queue, marks: confirmed } = useSelector(marks, ({ context }) => context)

  useTellApp('pagedList', list.actor)
  useRefresh(list.actor, onNotifications)

  return (
    <NotificationsView
      snapshot={list.snapshot}
      notifications={list.rows}
      marks={[...confirmed, ...queue]}
      send={list.send}
      onOpen={(opened) => marks.send({ type: 'notification.open', opened })}
      onReadAll={(until) => marks.send({ type: 'all.read', until })}
      kinds={<ChooseKinds />}
    />
  )
}

export { NotificationsScreen as Screen }
