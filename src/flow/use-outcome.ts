import { useEffect, useEffectEvent } from 'react'
import type { AnyActorRef, OutputFrom, SnapshotFrom } from 'xstate'

/** Calls `react` once with what the flow decided. An actor that is stopped before its end decides nothing. */
export function useOutcome<Actor extends AnyActorRef>(
  actor: Actor,
  react: (outcome: OutputFrom<Actor>, snapshot: SnapshotFrom<Actor>) => void,
): void {
  const finish = useEffectEvent(() => {
    const snapshot = actor.getSnapshot()
    // XState also completes the subscription of an actor that is stopped.
    if (snapshot.status === 'done') react(snapshot.output, snapshot)
  })
  useEffect(() => actor.subscribe({ complete: () => finish() }).unsubscribe, [actor])
}
