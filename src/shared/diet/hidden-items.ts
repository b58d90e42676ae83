import type { QueryClient } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'
import { useEffect } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { hidingLists } from '#api/hiding-lists.ts'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

const operations: ReadonlySet<unknown> = new Set(Object.values(hidingLists))

let hidden: string | undefined
const { publish, subscribe } = pubSub<void>()

/** From now on lists leave out what this `X-diet` names; rows that were read with another one are dropped. */
export function hideItems(header: string | undefined, queries: QueryClient): void {
  if (header === hidden) return
  hidden = header
  void queries.resetQueries({ predicate: ({ queryKey }) => operations.has(queryKey[0]) })
  publish()
}

/** Sends the header with those lists only: it is data about the customer's health. */
export const sendHidden: Middleware = {
  onRequest({ request, schemaPath }) {
    if (hidden !== undefined && schemaPath in hidingLists) request.headers.set('X-diet', hidden)
    return request
  },
}

type List = {
  getSnapshot: () => SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/** Starts a paged list of items over when other items are to be hidden. */
export function useHiddenItems(list: List): void {
  useEffect(
    () =>
      subscribe(() => {
        list.send({ type: 'filter.change', filter: list.getSnapshot().context.filter })
        return true
      }),
    [list],
  )
}
