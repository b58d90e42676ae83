import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, AnyActorRef } from 'xstate'

type FactOf<Actor> = Actor extends ActorRef<infer _Snapshot, infer _Event, infer Fact> ? Fact : never

/** Calls `react` for each fact of this type that the actor emits. Facts emitted before the first render are lost. */
export function useEmitted<Actor extends AnyActorRef, const Type extends string & FactOf<Actor>['type']>(
  actor: Actor,
  type: Type,
  react: (fact: Extract<FactOf<Actor>, { type: Type }>) => void,
): void {
  const hear = useEffectEvent(react)
  useEffect(() => actor.on(type, (fact) => hear(fact)).unsubscribe, [actor, type])
}
