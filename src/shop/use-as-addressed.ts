import { useEffect, useEffectEvent } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'

type List = {
  getSnapshot: () => SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/**
 * Keeps a list as its address says, which changes without us too: by the way back, or by a link to the same page. Answers
 * how to have it filtered otherwise; the same filter again asks for nothing.
 */
export function useAsAddressed<Filter>(list: List, addressed: Filter): (filter: Filter) => void {
  const show = (filter: Filter) => {
    if (JSON.stringify(filter) !== JSON.stringify(list.getSnapshot().context.filter))
      list.send({ type: 'filter.change', filter })
  }
  const whenAddressed = useEffectEvent(() => show(addressed))
  const meaning = JSON.stringify(addressed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is followed once, however often it is read
  useEffect(() => whenAddressed(), [meaning])
  return show
}
