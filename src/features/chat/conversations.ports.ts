import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Conversation, ReceiverType } from '#openapi/generated/client.ts'

/** All conversations, those with one kind of partner, or those with a partner of this name (docs/spec.md §7 Other). */
export type ConversationsFilter = { type: 'all' | ReceiverType } | { name: string }

const PAGE_SIZE = 15

/** The conversations of the customer, read page by page. */
export const connectConversations = (api: Api) =>
  pagedListOf(
    fromPromise<Page<Conversation>, PageQuestion<ConversationsFilter>>(
      async ({ input: { filter, page }, signal }) => {
        const paging = { limit: PAGE_SIZE, offset: page }
        const { conversations, total_size } = await unwrap(
          'name' in filter
            ? api.GET('/message/search-list', { params: { query: { ...paging, name: filter.name } }, signal })
            : api.GET('/message/list', {
                params: { query: { ...paging, ...(filter.type !== 'all' && { type: filter.type }) } },
                signal,
              }),
          'conversations',
        )
        return { rows: conversations, total_size }
      },
    ),
  )
