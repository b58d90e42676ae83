import { strictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { inAnotherTab } from '#tests/machines/by-hand.ts'
import { orderWithSteps } from '#tests/machines/notifications.service.ts'
import { browser } from '#tests/support/browser.ts'

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
          await orderWithSteps(stage)
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
