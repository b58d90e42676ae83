import type { AnyActor, InspectionEvent } from 'xstate'
import type {} from '#app/open-shop.ts'

type ActorClass = { prototype: { _initState: (this: AnyActor, persisted: unknown) => void } }

/**
 * For a page of the shop, before the shop itself: `listener` is told what happens in every actor, `onBorn` of each as soon
 * as it has its first state. The shop hands over XState's `Actor` (src/app/open-shop.ts).
 */
export function watchActors(
  listener: (inspected: InspectionEvent) => void,
  onBorn: (actor: AnyActor) => void,
): void {
  globalThis.watchActors = (actorClass) => {
    const { prototype } = actorClass as unknown as ActorClass
    const { _initState: begin } = prototype
    prototype._initState = function (this: AnyActor, persisted: unknown) {
      if (!this._parent) this.system.inspect(listener)
      begin.call(this, persisted)
      onBorn(this)
    }
  }
}
