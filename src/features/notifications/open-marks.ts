import { type ActorRefFrom, createActor } from 'xstate'
import type { notificationsMachine } from '#machines/app/notifications.machine.ts'
import type { Shop } from '#src/core/shop.ts'
import { connectNotifications } from './notifications.ports.ts'

type Marks = ActorRefFrom<typeof notificationsMachine>

const opened = new WeakMap<Shop, Marks>()

/** Lives as long as the page: a pressed notification leads to another screen while its mark is being sent. */
export function marksOf(shop: Shop): Marks {
  const before = opened.get(shop)
  if (before) return before
  const marks = createActor(connectNotifications(shop.api))
  opened.set(shop, marks)
  marks.on('*', (fact) => shop.tellApp('notifications', fact))
  marks.start()
  const { session } = shop.actors
  let { token } = session.getSnapshot().context
  session.subscribe(({ context }) => {
    if (context.token === token) return
    token = context.token
    marks.send({ type: 'shopper.changed' })
  })
  return marks
}
