import { useRef, useSyncExternalStore } from 'react'

const painted = new WeakMap<object, unknown>()

/** What the server painted of an actor is what it was before it began: remembered for the moment React takes over. */
export function setServerSnapshot<Snapshot extends { machine: object }>(snapshot: Snapshot): void {
  painted.set(snapshot.machine, snapshot)
}

const asPainted = <Snapshot>(snapshot: Snapshot) =>
  (painted.get((snapshot as { machine?: object }).machine ?? {}) as Snapshot | undefined) ?? snapshot

/**
 * Stands in for `use-sync-external-store/shim/with-selector` in the build (tools/build/styles/slim-libraries.ts), which @xstate/react
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
  const of = (snapshot: Snapshot) => {
    const before = last.current
    if (before && before.snapshot === snapshot && before.select === select) return before.selection
    const next = select(snapshot)
    const selection = before && isEqual(before.selection, next) ? before.selection : next
    last.current = { snapshot, select, selection }
    return selection
  }
  return useSyncExternalStore(
    subscribe,
    () => of(getSnapshot()),
    () => of(asPainted(getSnapshot())),
  )
}
