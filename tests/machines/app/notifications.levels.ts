import { deepStrictEqual, strictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { isRead } from '#machines/app/notifications.ts'
import { connectNotifications } from '#src/features/notifications/notifications.ports.ts'
import { inAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'
import { failure, told } from '#tests/support/told.ts'

/** As many as a path opens. */
const ORDERS = 3

/** The customer of the stage places orders: the page has a row for each of them, which is read as one. */
async function placeOrders(stage: Stage): Promise<void> {
  for (let count = 0; count < ORDERS; count++) await stage.placeOrder()
}

export const notificationsService = service(notificationsMachine, async (stage) => {
  const { server } = stage
  const list = async () =>
    (await unwrap(server.GET('/customer/notifications', { params: { query: { limit: 50 } } }))).notifications
  const begin = async () => {
    await stage.becomeCustomer()
    await placeOrders(stage)
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

/** The clock of the reference server stands, so one press marks later notifications, too. */
const isAnyUnread = ({ context: { queue, marks } }: SnapshotFrom<typeof notificationsMachine>) =>
  [...queue, ...marks].every(({ type }) => type === 'one')

export const notificationsBrowser = browser(
  notificationsMachine,
  async ({ page, arrive, stage }) => {
    const main = page.getByRole('main')
    const dots = main.getByRole('button', { name: /^Mark “.*” as read$/ })
    const readAll = main.getByRole('button', { name: 'Mark all as read' })
    const unread = async () => (await unwrap(stage.server.GET('/customer/notifications'))).unread_count
    return {
      open: async () => {
        await arrive('/profile?page=notifications')
        await dots.first().waitFor()
      },
      gestures: {
        'notification.open': () => dots.first().click(),
        'all.read': () => readAll.click(),
        'shopper.changed': async () => {
          const { token } = await stage.becomeCustomer()
          await placeOrders(stage)
          await inAnotherTab(page, { token })
          // The customer before has opened one of as many.
          await dots.nth((await unread()) - 1).waitFor()
        },
      },
      shows: async () => strictEqual(await dots.count(), await unread()),
    }
  },
  { offered: { 'notification.open': isAnyUnread, 'all.read': isAnyUnread } },
)

/** docs/contract.md §2 Ours: the bell counts the notifications that are still unread. */
export const notificationsTold = told('notifications', {
  'notifications.read': { readsAgain: ['listNotifications'] },
  failure,
})

/** What the ports send. */
export const notificationsRequests = requests(connectNotifications, [
  {
    port: 'readNotification',
    input: { notification_id: 'n-1' },
    sent: { request: 'PUT /customer/notifications/n-1/read' },
    field: 'unread_count',
  },
  {
    port: 'readNotifications',
    input: { until: '2026-11-20T08:31:00.000Z' },
    sent: { request: 'PUT /customer/notifications/read', body: { until: '2026-11-20T08:31:00.000Z' } },
    field: 'unread_count',
  },
])
