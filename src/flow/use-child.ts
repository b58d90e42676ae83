import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { useSelector } from './use-selector.ts'

/** A running child flow, as its view needs it. */
export type Child<Machine extends AnyStateMachine> = {
  actor: ActorRefFrom<Machine>
  snapshot: SnapshotFrom<Machine>
  send: (event: EventFromLogic<Machine>) => void
}

type Parent = { children: Record<string, AnyActorRef | undefined> }

/** The child `id` of a parent's snapshot; undefined while the parent does not run it, or does not run itself. */
export function useChild<Machine extends AnyStateMachine>(
  parent: Parent | undefined,
  id: string,
): Child<Machine> | undefined
export function useChild(parent: Parent | undefined, id: string): Child<AnyStateMachine> | undefined {
  const actor = parent?.children[id]
  const snapshot = useSelector(actor, (current) => current)
  return actor && snapshot ? { actor, snapshot, send: (event) => actor.send(event) } : undefined
}
