import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

const KEY = 'listConversations'

/** Count of the customer's unread messages in all conversations. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: [KEY],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/message/list', { params: { query: { limit: 1 } }, signal }), 'conversations'),
    select: ({ unread_message_count }) => unread_message_count,
  })

/** Invalidates the count after a message arrived or the customer read one. */
export const countUnreadAnew = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: [KEY] })
