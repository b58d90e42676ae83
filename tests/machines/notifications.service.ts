import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { isRead } from '#machines/app/notifications.ts'
import { connectNotifications } from '#src/features/notifications/notifications.ports.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

/** The customer of the stage gets an order that took some steps, and a notification of each. */
export async function orderWithSteps(stage: Stage): Promise<void> {
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'picked_up')
}

export const notificationsService = service(notificationsMachine, async (stage) => {
  const { server } = stage
  const list = async () =>
    (await unwrap(server.GET('/customer/notifications', { params: { query: { limit: 50 } } }))).notifications
  const begin = async () => {
    await stage.becomeCustomer()
    await orderWithSteps(stage)
    return list()
  }
  let shown = await begin()
  let opened = 0
  return {
    connected: connectNotifications(stage.api),
    events: {
      'notification.open': () => ({ opened: shown[opened++ % shown.length]! }),
      'all.read': () => ({ until: shown[0]!.created_at }),
      'shopper.changed': async () => {
        shown = await begin()
        return {}
      },
    },
    /** A list that was read before all marks shows what the server says now. */
    holds: async ({ context: { queue, marks } }) => {
      if (queue.length > 0) return
      const before = shown.filter((notification) => isRead(notification, marks)).map(({ id }) => id)
      const now = (await list()).filter(({ is_read }) => is_read).map(({ id }) => id)
      deepStrictEqual(before, now)
    },
  }
})
