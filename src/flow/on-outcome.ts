import type { AnyActorRef, OutputFrom, SnapshotFrom } from 'xstate'

/**
 * Calls `react` once with the output of the flow; an actor that is stopped before its end has none. Returns the
 * unsubscribe function.
 */
export function onOutcome<Actor extends AnyActorRef>(
  actor: Actor,
  react: (outcome: OutputFrom<Actor>, snapshot: SnapshotFrom<Actor>) => void,
): () => void {
  const complete = () => {
    const snapshot = actor.getSnapshot()
    // XState also completes the subscription of an actor that is stopped.
    if (snapshot.status === 'done') react(snapshot.output, snapshot)
  }
  return actor.subscribe({ complete }).unsubscribe
}
