import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { notificationsMachine } from '#machines/notifications.machine.ts'
import { inAnotherTab } from '#tests/machines/by-hand.ts'
import { orderWithSteps } from '#tests/machines/notifications.service.ts'
import { browser } from '#tests/support/browser.ts'

export const notificationsBrowser = browser(notificationsMachine, async ({ page, arrive, stage }) => {
  const main = page.getByRole('main')
  const dots = main.getByRole('button', { name: /^Mark “.*” as read$/ })
  const readAll = main.getByRole('button', { name: 'Mark all as read' })
  const unread = async () => (await unwrap(stage.server.GET('/customer/notifications'))).unread_count
  /** More notifications come by the event stream once all of them are read. */
  const withUnread = async () => {
    if ((await dots.count()) === 0) await orderWithSteps(stage)
    await dots.first().waitFor()
  }
  return {
    open: async () => {
      await arrive('/profile?page=notifications')
      await dots.first().waitFor()
    },
    gestures: {
      'notification.open': async () => {
        await withUnread()
        await dots.first().click()
      },
      'all.read': async () => {
        await withUnread()
        await readAll.click()
      },
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
})
