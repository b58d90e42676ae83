import { useEffect } from 'react'
import type { EventFromLogic } from 'xstate'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { PubSub } from './pub-sub.ts'

type List = { send: (event: EventFromLogic<typeof pagedListMachine>) => void }

/** Reads a list again whenever the channel publishes. The list does not count as showing the message: its toast appears. */
export function useRefresh<Message>(list: List, subscribe: PubSub<Message>['subscribe']): void {
  useEffect(() => {
    const unsubscribe = subscribe(() => {
      list.send({ type: 'list.refresh' })
      return false
    })
    return () => void unsubscribe()
  }, [list, subscribe])
}
