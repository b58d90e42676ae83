import { useRef, useSyncExternalStore } from 'react'

/**
 * Stands in for `use-sync-external-store/shim/with-selector` in the build (tools/slim-libraries.ts), which @xstate/react
 * selects with: React 19 has the store's hook, so only the selection is left to remember.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ snapshot: Snapshot; select: typeof select; selection: Selection }>(undefined)
  const read = () => {
    const snapshot = getSnapshot()
    const before = last.current
    if (before && before.snapshot === snapshot && before.select === select) return before.selection
    const next = select(snapshot)
    const selection = before && isEqual(before.selection, next) ? before.selection : next
    last.current = { snapshot, select, selection }
    return selection
  }
  return useSyncExternalStore(subscribe, read, read)
}
