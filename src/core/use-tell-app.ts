import type { AnyActorRef } from 'xstate'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { useShop } from './shop.ts'
import type { Facts, GivenOf, ToldFlow } from './told.ts'

type Rest<Flow extends ToldFlow> = object extends GivenOf<Flow> ? [] : [given: GivenOf<Flow>]

/** Tells the app every fact the actor emits, and its outcome. `given` is read when something is told. */
export function useTellApp<Flow extends ToldFlow>(
  flow: Flow,
  actor: AnyActorRef,
  ...[given]: Rest<Flow>
): void {
  const { tellApp } = useShop()
  const tell = (fact: Facts[Flow]) => tellApp(flow, { ...fact, ...(given as GivenOf<Flow>) })
  useEmitted(actor, '*', tell)
  useOutcome(actor, (output) => output && tell(output))
}
