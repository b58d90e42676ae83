import type { TellApp } from '#src/core/told.ts'
import { untilThere } from '#ui/lazy-part.tsx'

/**
 * Tells the reactions, whose code is fetched with the first fact, in the order of the facts. Never at once: a machine
 * emits in the middle of a transition, when its snapshot is still the old one.
 */
export function tellLater(load: () => Promise<TellApp>): TellApp {
  let loading: Promise<TellApp> | undefined
  return (flow, fact) => {
    loading ??= untilThere(load)
    void loading.then((react) => react(flow, fact))
  }
}
