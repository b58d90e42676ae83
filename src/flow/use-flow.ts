import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { Actor, AnyActor, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { useSelector } from './use-selector.ts'

export type Flow<Machine extends AnyStateMachine> = {
  actor: Actor<Machine>
  snapshot: SnapshotFrom<Machine>
  send: (event: EventFromLogic<Machine>) => void
}

/**
 * Runs a flow for as long as the component is mounted. `connect` returns the machine with its ports answered. It is
 * called once, and `input` is read once: a component that shows another subject needs another `key`.
 */
export function useFlow<Machine extends AnyStateMachine>(
  connect: () => Machine,
  input: InputFrom<Machine>,
): Flow<Machine>
export function useFlow(connect: () => AnyStateMachine, input: unknown): Flow<AnyStateMachine> {
  const actor = useFlowActor(connect, input)
  const snapshot = useSelector(actor, (current) => current)
  return { actor, snapshot, send: actor.send }
}

/** Like `useFlow`, for a component that selects from the snapshot: it renders only when its selections change. */
export function useFlowActor<Machine extends AnyStateMachine>(
  connect: () => Machine,
  input: InputFrom<Machine>,
): Actor<Machine>
export function useFlowActor(connect: () => AnyStateMachine, input: unknown): AnyActor {
  const [machine] = useState(connect)
  return useActorRef(machine, { input })
}
