import { fromPromise } from 'xstate'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { notificationsMachine, notificationsPorts } from '#machines/app/notifications.machine.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Notification } from '#openapi/generated/client.ts'

const PAGE_SIZE = 15

/** The notifications of the customer, the newest first, read page by page. */
export const connectNotificationList = (api: Api) =>
  pagedListOf(
    fromPromise<Page<Notification>, PageQuestion<'all'>>(async ({ input: { page }, signal }) => {
      const query = { limit: PAGE_SIZE, offset: page }
      const { notifications, total_size } = await unwrap(
        api.GET('/customer/notifications', { params: { query }, signal }),
        'notifications',
      )
      return { rows: notifications, total_size }
    }),
  )

export const connectNotifications = (api: Api) =>
  notificationsMachine.provide({
    actors: {
      readNotification: answer(notificationsPorts.readNotification, ({ notification_id }, signal) =>
        unwrap(
          api.PUT('/customer/notifications/{notification_id}/read', {
            params: { path: { notification_id } },
            signal,
          }),
          'unread_count',
        ),
      ),
      readNotifications: answer(notificationsPorts.readNotifications, (body, signal) =>
        unwrap(api.PUT('/customer/notifications/read', { body, signal }), 'unread_count'),
      ),
    },
  })
