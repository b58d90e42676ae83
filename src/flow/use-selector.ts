import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

const prerendered = new WeakMap<object, unknown>()

/** What the server painted of an actor is what it was before it began: remembered for the moment React takes over. */
export function setServerSnapshot<Snapshot extends { machine: object }>(snapshot: Snapshot): void {
  prerendered.set(snapshot.machine, snapshot)
}

const asPrerendered = <Snapshot>(snapshot: Snapshot) =>
  (prerendered.get((snapshot as { machine?: object } | undefined)?.machine ?? {}) as Snapshot | undefined) ??
  snapshot

type SnapshotOf<Actor extends AnyActorRef | undefined> = Actor extends AnyActorRef
  ? SnapshotFrom<Actor>
  : undefined

/**
 * What a view shows of an actor; it renders again only when that changes. Throws the error of an actor that broke.
 * While React takes a page over from the server, it is what the server painted. The hook of @xstate/react shows what the
 * actor is now, and React would throw the painted page away.
 */
export function useSelector<Actor extends AnyActorRef | undefined, Selection>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ snapshot: unknown; select: unknown; selection: Selection }>(undefined)
  const of = (snapshot: SnapshotOf<Actor>) => {
    const before = last.current
    if (before && before.snapshot === snapshot && before.select === select) return before.selection
    const next = select(snapshot)
    const selection = before && isEqual(before.selection, next) ? before.selection : next
    last.current = { snapshot, select, selection }
    return selection
  }
  const now = (): SnapshotOf<Actor> => {
    const snapshot = actor?.getSnapshot()
    if (snapshot?.status === 'error') throw snapshot.error
    return snapshot
  }
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe({ next: listener, error: listener })
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => of(now()),
    () => of(asPrerendered(now())),
  )
}
