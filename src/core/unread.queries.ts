import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

const MESSAGES = 'listConversations'
const NOTIFICATIONS = 'listNotifications'

/** Count of the customer's unread messages in all conversations. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: [MESSAGES],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/message/list', { params: { query: { limit: 1 } }, signal }), 'conversations'),
    select: ({ unread_message_count }) => unread_message_count,
  })

/** Count of the customer's unread notifications. */
export const unreadNotificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [NOTIFICATIONS],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/customer/notifications', { params: { query: { limit: 1 } }, signal }),
        'notifications',
      ),
    select: ({ unread_count }) => unread_count,
  })

/** Invalidates both counts: a message arrived, or the customer read a conversation and with it its notifications. */
export function countUnreadAnew(queries: QueryClient): void {
  for (const key of [MESSAGES, NOTIFICATIONS]) void queries.invalidateQueries({ queryKey: [key] })
}
