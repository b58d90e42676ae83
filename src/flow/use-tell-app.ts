import { useEffect, useEffectEvent } from 'react'
import type { AnyActorRef } from 'xstate'
import { useShop } from '#src/shop/shop.ts'
import type { Facts, GivenOf, ToldFlow } from './told.ts'

type Rest<Flow extends ToldFlow> = object extends GivenOf<Flow> ? [] : [given: GivenOf<Flow>]

/** Tells the app every fact the actor emits, and its outcome. `given` is read when something is told. */
export function useTellApp<Flow extends ToldFlow>(
  flow: Flow,
  actor: AnyActorRef,
  ...[given]: Rest<Flow>
): void {
  const { tellApp } = useShop()
  const tell = useEffectEvent((fact: Facts[Flow]) => tellApp(flow, { ...fact, ...(given as GivenOf<Flow>) }))
  useEffect(() => {
    const stops = [
      actor.on('*', (fact) => tell(fact as Facts[Flow])),
      actor.subscribe({
        complete: () => {
          // XState also completes the subscription of an actor that is stopped.
          const { status, output } = actor.getSnapshot()
          if (status === 'done' && output) tell(output)
        },
      }),
    ]
    return () => {
      for (const { unsubscribe } of stops) unsubscribe()
    }
  }, [actor])
}
