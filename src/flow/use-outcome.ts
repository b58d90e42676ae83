import { useEffect, useEffectEvent } from 'react'
import type { AnyActorRef, OutputFrom, SnapshotFrom } from 'xstate'
import { onOutcome } from './on-outcome.ts'

/** Calls `react` once with what the flow decided. An actor that is stopped before its end decides nothing. */
export function useOutcome<Actor extends AnyActorRef>(
  actor: Actor,
  react: (outcome: OutputFrom<Actor>, snapshot: SnapshotFrom<Actor>) => void,
): void {
  const finish = useEffectEvent(react)
  useEffect(() => onOutcome(actor, (outcome, snapshot) => finish(outcome, snapshot)), [actor])
}
