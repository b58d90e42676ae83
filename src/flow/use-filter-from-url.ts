import { useEffect, useEffectEvent } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'

type List = {
  getSnapshot: () => SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/**
 * Keeps a list on the filter of its address, which the back button and links to the same page change too. Returns the
 * function that filters the list otherwise; the filter it already has sends no request.
 */
export function useFilterFromUrl<Filter>(list: List, filterOfUrl: Filter): (filter: Filter) => void {
  const show = (filter: Filter) => {
    if (JSON.stringify(filter) !== JSON.stringify(list.getSnapshot().context.filter))
      list.send({ type: 'filter.change', filter })
  }
  const followUrl = useEffectEvent((text: string) => show(JSON.parse(text)))
  const text = JSON.stringify(filterOfUrl)
  useEffect(() => followUrl(text), [text])
  return show
}
